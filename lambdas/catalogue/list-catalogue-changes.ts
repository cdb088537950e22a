import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import {
  type HistoryEntry,
  type HistoryKind,
  listChanges as list,
} from '#lambdas/store/history/history-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

const kinds = { PRODUCT: 'product', PHASE: 'phase', PRICE_LIST: 'pricelist' } as const satisfies Record<
  string,
  HistoryKind
>;

/** The changes of a product, a phase or a price list, the newest save first. */
export const listCatalogueChanges = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ entity: z.enum(['PRODUCT', 'PHASE', 'PRICE_LIST']), id: idSchema }),
  async run({ entity, id }, { now }) {
    return bySave(await list(kinds[entity], id, now));
  },
});

/** A save that wrote several items of an entity is one change. */
function bySave(entries: readonly HistoryEntry[]) {
  const saves = new Map<number, Omit<HistoryEntry, 'part'>>();
  for (const { part, ...entry } of entries) {
    const known = saves.get(entry.revision);
    const all = [...entry.differences, ...(known?.differences ?? [])];
    saves.set(entry.revision, {
      ...entry,
      created: entry.created || Boolean(known?.created),
      differences: all,
    });
  }
  return [...saves.values()];
}
