import { readColourCard } from '#lambdas/store/customer/colour-card-store.ts';
import { colourCard } from '#shared/customers/colour-card.ts';
import { colouredQuotations } from './coloured-quotations.ts';

/** The colour card of a customer as its owner sees it. */
export async function shownColourCard(uid: string, customer: string) {
  const [card, quotations] = await Promise.all([
    readColourCard(uid, customer),
    colouredQuotations(uid, customer),
  ]);
  return { customer, revision: card.revision, lines: colourCard(quotations, card) };
}
