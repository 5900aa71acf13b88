import type { CompanionModule } from '$web/lib/companion';
import Companion from './Companion.svelte';

export const companion: CompanionModule = { Companion };
