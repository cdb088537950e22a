import { randomUUID } from 'node:crypto';
import { aRoom, someMeasures } from '#test/support/builders/measures.ts';
import { aWorkContent } from '#test/support/builders/work.ts';
import { finishJobs } from '#test/support/finish-jobs.ts';
import { rowsOf } from '../twelve-products.ts';
import type { Visit } from '../visit.ts';
import type { Ask } from './steps.ts';

type Journeys = Record<string, () => Promise<unknown>>;
type Kept = { id: string; revision: number };
type AsPainter = (field: string, args?: object) => ReturnType<Ask>;

const key = () => randomUUID();
const none: Kept = { id: '', revision: 0 };
const of = ({ id, revision }: Kept) => ({ id, revision });

/** Journeys of an owner among their customers, works, measures and offers; each leaves the lists unchanged. */
export function owned(ask: Ask, visit: Visit): Journeys {
  const painter: AsPainter = (field, args) => ask('painter', field, args);
  return { ...registers(painter), ...offers(painter, visit) };
}

function registers(ask: AsPainter): Journeys {
  let customer = none;
  let work = none;
  return {
    'make a customer': async () => {
      const typed = { kind: 'private', firstName: 'Anna', lastName: 'Rossi' };
      customer = await ask('Mutation.createCustomer', { key: key(), customer: typed });
    },
    'list customers with their uses': async () => {
      await ask('Query.customers', {});
      await ask('Query.customerUses');
    },
    'open a customer': () => ask('Query.customer', { id: customer.id }),
    'save a customer': async () => {
      customer = await ask('Mutation.updateCustomer', { customer: { ...of(customer), note: 'Dopo le 18' } });
    },
    'erase a customer': async () => {
      const erasure = { id: customer.id, name: 'Anna Rossi' };
      await ask('Mutation.eraseCustomer', { key: key(), erasure });
      await finishJobs('customer_erasure');
    },
    'make a work': async () => {
      work = await ask('Mutation.createWork', { key: key(), work: aWorkContent({ code: 'J01' }) });
    },
    'list works': () => ask('Query.works'),
    'save a work': async () => {
      work = await ask('Mutation.updateWork', { work: { ...aWorkContent({ code: 'J02' }), ...of(work) } });
    },
    'delete a work': () => ask('Mutation.deleteWork', { id: work.id }),
  };
}

const line = (number: number) => ({
  ...{ id: `line-${String(number).padStart(4, '0')}`, kind: 'work', description: { it: 'Tinteggiatura' } },
  ...{ unit: 'mq', quantity: 120_000, price: 85_000 },
});
const hundred = Array.from({ length: 100 }, (_, number) => line(number));

function offers(ask: AsPainter, visit: Visit): Journeys {
  let quotation = none;
  let offer: Kept & { lines: { id: string }[] } = { ...none, lines: [] };
  const save = async (edits: object) => {
    offer = await ask('Mutation.updateOffer', { input: { ...of(offer), ...edits } });
  };
  const ids = () => offer.lines.map(({ id }) => ({ id }));
  const withTicket = async (more: object = {}) => {
    const { ticket } = await ask('Mutation.createOfferTicket', { offer: offer.id });
    return { q: offer.id, of: 'offer', ticket, ...more };
  };
  return {
    'measure a new quotation': async () => {
      const details = { name: 'Facciata', location: 'Bologna', province: 'BO' };
      const input = { key: key(), ...details, selectedProducts: rowsOf(12) };
      quotation = await ask('Mutation.createQuotation', { input });
      const measures = someMeasures([aRoom()]);
      quotation = await ask('Mutation.updateQuotation', { input: { ...of(quotation), measures } });
    },
    'make an offer of it': async () => {
      offer = await ask('Mutation.createOffer', { input: { key: key(), quotation: quotation.id } });
    },
    'list offers': () => ask('Query.offers', {}),
    'open an offer': () => ask('Query.offer', { id: offer.id }),
    'compare an offer with today': () => ask('Query.offerChanges', { id: offer.id }),
    'save a hundred lines of an offer': () => save({ lines: [...ids(), ...hundred] }),
    'save a discount of an offer': () => save({ discount: { percent: 300 } }),
    'open the PDF of an offer': async () => visit('downloadPDF', { query: await withTicket() }),
    'duplicate an offer': async () => {
      const input = { key: key(), id: offer.id, todayWorks: true };
      const { id } = await ask('Mutation.duplicateOffer', { input });
      await ask('Mutation.deleteOffer', { id });
    },
    'keep an offer as a template': async () => {
      const kept = { key: key(), name: 'Facciata', offer: offer.id };
      const { id } = await ask('Mutation.createOfferTemplate', kept);
      await ask('Query.offerTemplates');
      await ask('Mutation.deleteOfferTemplate', { id });
    },
    'keep a text of offers': async () => {
      const text = { name: 'Condizioni', kind: 'terms', text: { it: '<p>Valida</p>' } };
      const { id, revision } = await ask('Mutation.createOfferText', { key: key(), text });
      await ask('Query.offerText', { id });
      await ask('Mutation.updateOfferText', { id, revision, text });
      await ask('Mutation.deleteOfferText', { id });
    },
    'save the data for offers': async () => {
      const { revision } = await ask('Query.offerSettings');
      await ask('Mutation.updateOfferSettings', { input: { revision, businessName: 'Ditta Rossi' } });
    },
    'delete an offer': async () => {
      await ask('Mutation.deleteOffer', { id: offer.id });
      await ask('Mutation.deleteQuotation', { id: quotation.id });
    },
  };
}
