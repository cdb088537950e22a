/** Tasks of a repair, in this order (REP-007). */
export const repairTasks = [
  'userCountries',
  'quotationCountries',
  'phaseNames',
  'productNames',
  'lightProducts',
  'requiredProducts',
  'packagings',
  'productUrls',
] as const;
export type RepairTask = (typeof repairTasks)[number];

/** Tasks done only when they are called by their own name (OPW-66). */
export const rebuildTasks = ['lightQuotations', 'userIds', 'quotationUsers'] as const;
export type AnyRepairTask = RepairTask | (typeof rebuildTasks)[number];

/** A run that gave another country to people, one that was undone, and the undoing, in the history. */
export const forcedVariant = 'forced';
export const undoneVariant = 'forced-undone';
export const undoVariant = 'undo';

export type RepairedKind = 'user' | 'quotation' | 'phase' | 'product';

/** Whose entities a task looks at, in this order. */
export const kindsOfTask = {
  userCountries: ['user'],
  quotationCountries: ['quotation'],
  phaseNames: ['phase'],
  productNames: ['product'],
  lightProducts: ['product'],
  requiredProducts: ['product'],
  packagings: ['product', 'quotation'],
  productUrls: ['product'],
  lightQuotations: ['quotation'],
  userIds: ['user'],
  quotationUsers: ['quotation'],
} as const satisfies Record<AnyRepairTask, readonly RepairedKind[]>;
