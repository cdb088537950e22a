import { limits } from '#shared/access/limits.ts';
import { processingTerms } from '#shared/offers/sending/processing-terms.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { newWork } from '#test/support/offers-api.ts';
import { as, type Editor } from '#test/support/races/editable.ts';
import { type Creations, inInput, made, remembered } from './creation.ts';

const mail = {
  ...{ channel: 'email', recipients: ['mara@example.com'], subject: 'Offerta', text: 'Ecco: {link}' },
  processingTerms,
};
const anotherMail = {
  ...{ offer: 'another', recipients: ['altra@example.com'], copyToMe: true, subject: 'Altra', text: 'Altro' },
  attach: true,
};

/** Each call at the same moment counts as a mail; the sending is one, too. */
const mostMails = limits['customer-mail-of-offer'].most - 1;

/** The ids of the mails of a sending: what becomes of them changes. */
const deliveriesOf = (answer: unknown) =>
  as<{ deliveries: { id: string }[] }>(answer).deliveries.map(({ id }) => id);

/** Creations about offers that their customers have. The first mails also create the items that count them. */
export async function sentOfferCreations(by: Editor): Promise<Creations> {
  const settings = { businessName: 'Tinteggiature Conti', vatNumber: '00743110157', remindersOn: true };
  await by.run('Mutation.updateOfferSettings', { input: { revision: 0, ...settings } });
  const customerId = await made(by, 'Mutation.createCustomer', {
    ...{ key: 'customer-of-sent', customer: { kind: 'private', firstName: 'Mara', lastName: 'Lodi' } },
  });
  const ready = remembered(async (unique: string) => {
    const input = { key: `sent-${unique}`, title: 'Facciata', customerId };
    const { id, revision } = as<Offer>(await by.run('Mutation.createOffer', { input }));
    const lines = [newWork('line-001')];
    return as<Offer>(await by.run('Mutation.updateOffer', { input: { id, revision, lines } }));
  });
  const sent = remembered(async (unique: string) => {
    const { id: offer, revision } = await ready(unique);
    await by.run('Mutation.sendOffer', { input: { key: `sending-${unique}`, offer, revision, ...mail } });
    return offer;
  });
  const offer = await sent('ground-sent');
  return {
    'Mutation.sendOffer': inInput({
      async args(unique) {
        const { id, revision } = await ready(unique);
        return { offer: id, revision, ...mail };
      },
      changed: {
        ...{ ...anotherMail, revision: 9, channel: 'link', asksCode: true, processingTerms: 'another' },
      },
      same: deliveriesOf,
      // One version of an offer is prepared at a time: a second sending meanwhile is told so.
      atOnce: 1,
    }),
    'Mutation.resendOffer': inInput({
      async args(unique) {
        return {
          ...{ offer: await sent(unique), version: 1, recipients: mail.recipients },
          ...{ subject: 'Offerta', text: 'Ecco' },
        };
      },
      changed: { ...anotherMail, version: 2 },
      same: deliveriesOf,
      atOnce: mostMails,
    }),
    'Mutation.createOfferLink': {
      args: (unique) => ({ offer, recipient: unique.slice(0, 20), inPerson: false }),
      changed: { offer: 'another', recipient: 'Altra', inPerson: true },
    },
    'Mutation.answerOffer': {
      args: async (unique) => ({ offer: await sent(unique), text: 'Certamente.' }),
      changed: { offer: 'another', text: 'Altro' },
      atOnce: mostMails,
    },
    'Mutation.remindNow': {
      args: async (unique) => ({ offer: await sent(unique), version: 1 }),
      changed: { offer: 'another', version: 2 },
      atOnce: mostMails,
    },
  };
}
