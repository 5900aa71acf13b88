// The modules and the Id as pictures on the sheet of a new table.
import type { OptionPictures } from '$web/boards/options';
import Coffee from './options/Coffee.svelte';
import Fireworks from './options/Fireworks.svelte';
import Journalist from './options/Journalist.svelte';
import Level from './options/Level.svelte';
import Locations from './options/Locations.svelte';

export const options: OptionPictures = {
  level: Level,
  'strong-coffee': Coffee,
  journalist: Journalist,
  fireworks: Fireworks,
  locations: Locations,
};
