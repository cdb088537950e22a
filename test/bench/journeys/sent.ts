import { randomUUID } from 'node:crypto';
import type { OfferPage } from '#shared/offers/accepting/offer-page.ts';
import { processingTerms } from '#shared/offers/sending/processing-terms.ts';
import { anAcceptanceOf } from '#test/support/offer-page-api.ts';
import type { Visit } from '../visit.ts';
import type { Ask } from './steps.ts';

type Journeys = Record<string, () => Promise<unknown>>;
type Kept = { id: string; revision: number; lines: { id: string }[] };

/** Milliseconds. */
const minute = 60_000;
const key = () => randomUUID();
const lines = Array.from({ length: 50 }, (_, at) => ({
  ...{ id: `line-${String(at).padStart(4, '0')}`, kind: 'work', description: { it: `Lavorazione ${at}` } },
  ...{ unit: 'mq', quantity: 120_000, price: 85_000 },
}));

/** Journeys of an offer of 50 lines from its first sending to its signed copy, by its owner and its customer. */
export function sent(ask: Ask, visit: Visit): Journeys {
  const painter = (field: string, args?: object) => ask('painter', field, args);
  let offer: Kept = { id: '', revision: 0, lines: [] };
  let token = '';
  const guest = async (deed: string, more: object = {}) =>
    JSON.parse(await visit('offerPage', { body: { offer: offer.id, token, do: deed, ...more } }));
  const send = async () => {
    const input = { key: key(), offer: offer.id, revision: offer.revision, channel: 'link', processingTerms };
    const { link } = await painter('Mutation.sendOffer', { input });
    token ||= String(link?.address).split('#t=')[1] ?? '';
  };
  const save = async (edits: object) => {
    offer = await painter('Mutation.updateOffer', {
      input: { id: offer.id, revision: offer.revision, ...edits },
    });
  };
  return {
    'make an offer that is sent': async () => {
      token = '';
      const { revision } = await painter('Query.offerSettings');
      const data = { businessName: 'Ditta Rossi', vatNumber: '00743110157' };
      await painter('Mutation.updateOfferSettings', { input: { revision, ...data } });
      const typed = { kind: 'private', firstName: 'Mara', lastName: 'Verdi', email: 'mara@example.com' };
      const customer = await painter('Mutation.createCustomer', { key: key(), customer: typed });
      offer = await painter('Mutation.createOffer', {
        input: { key: key(), title: 'Facciata', customerId: customer.id },
      });
      await save({ lines });
    },
    'send its first version': send,
    'open the sent offer': async () => {
      await painter('Query.sentOffer', { offer: offer.id });
      await painter('Query.offerTimeline', { offer: offer.id });
    },
    'read it as its customer': () => guest('read'),
    'open it as its customer': () => guest('open', { version: 1 }),
    'ask about it': () => guest('ask', { key: key(), version: 1, text: 'Quando iniziate?' }),
    'answer its customer': () =>
      painter('Mutation.answerOffer', { key: key(), offer: offer.id, text: 'Lunedì.' }),
    'send its second version': async () => {
      await save({ discount: { percent: 300 } });
      await send();
    },
    'accept it': async () => {
      const { content }: OfferPage = await guest('read');
      if (!content) throw new Error('The offer is not open.');
      await guest('accept', anAcceptanceOf({ snapshot: content, version: 2, hash: content.hash }));
    },
    'make its signed copy': async () => {
      const { renderPdf } = await import('#lambdas/runtime/pdf/render-pdf.ts');
      const { certifyAcceptances } = await import('#lambdas/sent-files/certify-acceptances.ts');
      await certifyAcceptances(renderPdf, () => new Date(), Date.now() + minute);
    },
    'archive it': () => painter('Mutation.archiveOffer', { offer: offer.id, archived: true }),
  };
}
