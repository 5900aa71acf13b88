// The free actions as icons: what is paid, and what it brings.
import type { Offer } from '$web/protocol';
import type { Icon } from '../wire';

const ARROW: Icon = { icon: 'sign', sign: 'arrow' };
const coffee = (amount: number): Icon => ({ icon: 'good', good: 'coffee', amount });
const any = (ring: 'minor' | 'median' | 'major'): Icon => ({ icon: 'insight', ring, quality: null });
const BOX: Icon = { icon: 'good', good: 'box', amount: 1 };

/** What a free action costs and brings, by its group and numbers. */
export function freeIcons({ group, numbers }: Pick<Offer, 'group' | 'numbers'>): Icon[] {
  const [cost, gained] = [numbers?.['coffee'] ?? 0, numbers?.['gained'] ?? 0];
  switch (group) {
    case 'coffee-elevate':
      return [coffee(cost), ARROW, { icon: 'verb', verb: 'elevate' }];
    case 'coffee-transfer':
      return [coffee(cost), ARROW, { icon: 'verb', verb: 'transfer' }];
    case 'coffee-bright':
      return [coffee(cost), ARROW, { icon: 'good', good: 'bright', amount: gained }];
    case 'insights-box':
      return [any('minor'), any('median'), any('major'), ARROW, BOX];
    case 'box-points':
      return [BOX, ARROW, { icon: 'good', good: 'points', amount: gained }];
    default:
      return [];
  }
}
