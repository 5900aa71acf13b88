// The Id's board opens by itself when its turn is to be explained, and like the practice of any
// opponent when somebody asks for it.
import { look } from '../look.svelte';
import { ID } from './events';
import { explained } from './turn.svelte';

$effect.root(() => {
  $effect(() => {
    look.idTurn = explained.isOpen || (explained.isSolo && look.opponent === ID);
  });
});
