import { userOperation } from '#lambdas/operation.ts';
import { waiting } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { readVersion } from '#lambdas/store/sent-offer/version-store.ts';
import { versionInput } from '#shared/schemas/sent-offer-input.ts';
import { movingLinks } from './moving-links.ts';
import { happen } from './owner-event.ts';
import { shownSentOffer } from './shown-sent-offer.ts';

/** Takes back what the owner marked, or a refusal of the customer (SND-044). */
export const reopenOffer = userOperation({
  allow: 'offer.prepare',
  input: versionInput,
  async run({ offer, version }, context) {
    const ended = { outcome: null, cancelled: null };
    await happen({ offer, version, event: 'reopen' }, context, async ({ head }) => {
      // The choice goes with the outcome.
      const { value } = await readVersion(offer, version);
      return {
        // Reminders of what was answered have lapsed; its end may be still to come.
        head: { ...ended, value, ...waiting({ ...head, reminders: [] }) },
        light: { ...ended, sentValue: value, unseen: false },
        line: { event: 'reopened' },
        also: head.state === 'accepted' ? await movingLinks(head, context.now) : [],
      };
    });
    return shownSentOffer(offer, context);
  },
});
