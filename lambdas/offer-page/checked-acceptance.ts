import { readSnapshot } from '#lambdas/store/sent-offer/read-snapshot.ts';
import { readVersion } from '#lambdas/store/sent-offer/version-store.ts';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { DomainError } from '#shared/errors.ts';
import { chosenIds } from '#shared/offers/accepting/chosen-ids.ts';
import { decideAcceptance } from '#shared/offers/accepting/decide-acceptance.ts';
import { type SelectedTotals, selectedTotals } from '#shared/offers/accepting/selection.ts';
import type { AcceptInput } from '#shared/schemas/offer-page-input.ts';
import type { OfferVersion, SentHead } from '#shared/schemas/sent-offer.ts';
import type { CustomerContext } from './customer-operation.ts';
import { newestOf } from './newest.ts';
import { refusedBy } from './refused.ts';

export type Checked = {
  head: SentHead;
  version: OfferVersion;
  snapshot: OfferSnapshot;
  totals: SelectedTotals;
};

/**
 * Steps 5 to 9 of table 4: the state, the tick of the notice, the selection, the hash and the total. The server computes
 * the total again from what was sent (ACC-013). The code comes after all else (ACC-029).
 */
export async function checkedAcceptance(
  input: AcceptInput,
  { link, now }: Pick<CustomerContext, 'link' | 'now'>,
): Promise<Checked> {
  const { head, standing } = await newestOf(link, now);
  const [version, snapshot] = await Promise.all([
    readVersion(link.offer, head.version),
    readSnapshot(head, head.version),
  ]);
  const chosen = chosenIds(snapshot.selectable, input.selection);
  const totals = chosen && selectedTotals(snapshot.selectable, chosen);
  const decision = decideAcceptance(
    {
      shown: input.version,
      notice: { given: snapshot.withdrawal !== null, ticked: input.withdrawal === true },
      hash: { named: input.hash, stored: version.snapshotHash },
      total: { named: input.total, computed: totals?.total ?? null },
      code: null,
    },
    { newest: standing },
    now,
  );
  if ('field' in decision) throw new DomainError(decision.refused, { field: decision.field });
  if ('refused' in decision) throw refusedBy(decision.refused, head);
  // For the types: without them it was refused above.
  if (!totals) throw new DomainError('invalid-selection');
  return { head, version, snapshot, totals };
}
