import { transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { countUse } from '#lambdas/store/limit/rate-store.ts';
import { digestOf } from '#lambdas/store/once/once-store.ts';
import { type KeptCode, stillTheCode } from '#lambdas/store/sent-offer/accept-code-store.ts';
import { addingAcceptance, readAcceptance } from '#lambdas/store/sent-offer/acceptance-store.ts';
import { DomainError } from '#shared/errors.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import type { Acceptance } from '#shared/schemas/acceptance.ts';
import { acceptInput } from '#shared/schemas/offer-page-input.ts';
import { type Checked, checkedAcceptance } from './checked-acceptance.ts';
import { type CustomerContext, customerOperation } from './customer-operation.ts';
import { eventWrites } from './event-writes.ts';
import { evidenceOf } from './evidence-of.ts';
import { typedCode } from './typed-code.ts';

/**
 * The customer signs (ACC-030, ACC-031). What is checked comes in the order of table 4. What is written is one
 * transaction: of two at once one is done, and the other is refused by it.
 */
export const accept = customerOperation({
  input: acceptInput,
  async run(input, context): Promise<{ at: string }> {
    const { link, address, now } = context;
    await countUse('answer-offer', `address ${address}`, now);
    const { key, code: _, ...said } = input;
    const asked = digestOf(said);
    const codeOf = typedCode(link, input, now);
    return tryAgain(async () => {
      const earlier = await doneBefore(link.offer, key, asked);
      if (earlier) return earlier;
      const checked = await checkedAcceptance(input, context);
      const kept = checked.version.asksCode ? await codeOf() : null;
      const acceptance = evidenceOf({ input, asked, checked, kept }, context);
      await transact(writesOf(acceptance, checked, kept, context));
      return { at: acceptance.at };
    });
  },
});

/** The same acceptance sent again is answered as then; its key with other content is `conflict` (ACC-038). */
async function doneBefore(offer: string, key: string, asked: string): Promise<{ at: string } | undefined> {
  const done = await readAcceptance(offer);
  if (done?.key !== key) return undefined;
  if (done.asked !== asked) throw new DomainError('conflict');
  return { at: done.at };
}

function writesOf(
  acceptance: Acceptance,
  { head }: Checked,
  kept: KeptCode | null,
  context: CustomerContext,
) {
  const { at, value } = acceptance;
  const outcome = { by: 'customer', how: null, day: dayInRome(context.now), note: null, at } as const;
  const changed = { state: 'accepted', outcome, value, openedAt: head.openedAt ?? at } as const;
  return [
    addingAcceptance(acceptance),
    ...eventWrites({ ...context, head }, { event: 'accepted', head: changed, light: { unseen: true } }),
    ...(kept ? [stillTheCode(context.link, kept)] : []),
  ];
}
