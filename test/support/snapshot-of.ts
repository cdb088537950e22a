import type { ListKind } from '#lambdas/store/list/list-changes.ts';
import { sortedIndex } from '#shared/search/list-index.ts';
import { formOf, type ListRow, type ListRules } from '#shared/search/list-rules.ts';

/** Publishes rows as the newest snapshot of a list, as if changes had been merged. */
export async function publishRows<Row extends ListRow, Sort extends string, Facet extends string>(
  kind: ListKind,
  rows: readonly Row[],
  rules: ListRules<Row, Sort, Facet>,
  known?: string,
): Promise<string> {
  const { claimSnapshot, publishSnapshot } = await import('#lambdas/store/list/snapshot-store.ts');
  const claim = await claimSnapshot(kind, known, new Date());
  if (!claim) throw new Error(`Another function writes the snapshot of ${kind}.`);
  const { orders } = sortedIndex(rows, rules);
  await publishSnapshot(
    kind,
    claim,
    {
      form: formOf(rules),
      rows: [...rows],
      orders,
      included: [],
    },
    0,
  );
  return claim.newKey;
}
