import { userOperation } from '#lambdas/operation.ts';
import { countedAside } from '#lambdas/store/sent-offer/count-mails.ts';
import { readSnapshot } from '#lambdas/store/sent-offer/read-snapshot.ts';
import { withdrawInput } from '#shared/schemas/sent-offer-input.ts';
import { customersOf } from './customers-of.ts';
import { type BegunMail, handMails, mailing } from './mailing.ts';
import { allowedTo, happen } from './owner-event.ts';
import { shownSentOffer } from './shown-sent-offer.ts';

const nobody = { addresses: [], isPaused: false };

/** Withdraws an offer that waits for an answer. The reason is for the owner alone; its customer may be told (SND-041). */
export const withdrawOffer = userOperation({
  allow: 'offer.prepare',
  input: withdrawInput,
  async run({ offer, version, reason, tell }, context) {
    const asked = { offer, version, event: 'withdraw' } as const;
    const allowed = await allowedTo(asked, context);
    const told = allowed && tell ? await customersOf(allowed.head, context) : nobody;
    const { addresses, isPaused } = told;
    const snapshot = allowed && addresses.length > 0 ? await readSnapshot(allowed.head, version) : undefined;
    let begun: BegunMail[] = [];
    await countedAside({ ...context, offer, addresses }, (going, full) =>
      happen(asked, context, async ({ head }) => {
        const mails = await mailing(head, { kind: 'withdrawn', addresses: going }, context);
        begun = mails.begun;
        const unmailed = isPaused ? 'paused' : full;
        return {
          head: { unmailed },
          line: { event: 'withdrawn', detail: reason, unmailed },
          also: mails.writes,
        };
      }),
    );
    const said = { kind: 'withdrawn' } as const;
    if (snapshot) await handMails(begun, { user: context.user, snapshot, said }, context);
    return shownSentOffer(offer, context);
  },
});
