import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { mustBuildOn, nextRevision } from '#lambdas/runtime/saved-by.ts';
import { readColourCard, writeColourCard } from '#lambdas/store/customer/colour-card-store.ts';
import { existingCustomer } from '#lambdas/store/customer/customer-store.ts';
import { shownColourCard } from '#lambdas/store/customer-uses/shown-colour-card.ts';
import { colourCardInput } from '#shared/schemas/colour-card.ts';

/** Keeps the lines that the caller added to a colour card, and those that they hide (CUS-035). */
export const saveColourCard = userOperation({
  allow: 'offer.prepare',
  input: z.strictObject({ card: colourCardInput }),
  async run({ card: { customer, revision, added, hidden } }, { user, now }) {
    await existingCustomer(user.id, customer);
    mustBuildOn(revision, await readColourCard(user.id, customer));
    const card = { added, hidden, ...nextRevision(revision, user, now) };
    await saveOrConflict(
      () => writeColourCard(user.id, customer, card),
      () => readColourCard(user.id, customer),
    );
    return shownColourCard(user.id, customer);
  },
});
