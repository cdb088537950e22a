import type { Area } from '#shared/access/drawer.ts';
import type { IconName } from './icon-names.ts';

/** Each area has one icon, in the drawer and before the title of its screen. */
export const areaIcons: Record<Area, IconName> = {
  quotations: 'file',
  offers: 'briefcase',
  customers: 'address-book',
  works: 'hammer',
  products: 'box',
  phases: 'list',
  priceLists: 'tag',
  priceUpdate: 'percentage',
  colours: 'palette',
  tags: 'tags',
  users: 'users',
  statistics: 'chart-bar',
  notifications: 'bell',
  guidedTestEditor: 'question-circle',
  repair: 'wrench',
  profile: 'user',
};
