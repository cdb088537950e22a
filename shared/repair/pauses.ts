import type { AnyRepairTask, RepairedKind } from './tasks.ts';

/** Milliseconds in which a repair lets others work, once it wrote something (REP-018 to REP-020, OPW-58). */
const repairPauses = {
  /** After a product or a quotation. */
  save: 500,
  /** After a product whose url became an attachment. */
  attachment: 1000,
  /** After each batch of quotations, instead. */
  batch: 10_000,
  /** Quotations of a batch. */
  batchSize: 100,
} as const;

const without: readonly AnyRepairTask[] = ['lightProducts', 'lightQuotations', 'userIds', 'quotationUsers'];

/** The pause after an entity that was written; `written` counts those of its task and kind, with this one. */
export function pauseAfter(task: AnyRepairTask, kind: RepairedKind, written: number): number {
  if (without.includes(task)) return 0;
  if (task === 'productUrls') return repairPauses.attachment;
  if (kind === 'quotation')
    return written % repairPauses.batchSize === 0 ? repairPauses.batch : repairPauses.save;
  return kind === 'product' ? repairPauses.save : 0;
}
