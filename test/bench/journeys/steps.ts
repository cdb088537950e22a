import { randomUUID } from 'node:crypto';
import type { TokenSession } from '#lambdas/runtime/token.ts';
import { aNewProductInput } from '#test/support/builders/product-input.ts';
import { guestRequest } from '#test/support/guest-request.ts';
import { newSession, type Who } from '../people.ts';
import { rowsOf } from '../twelve-products.ts';
import type { Visit } from '../visit.ts';
import { type Opened, oneMorePackage } from './one-more-package.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of all operations, looked at where one is asked.
type Answer = any;
/** Runs an operation as its function does, in the caller's session or in another. */
export type Ask = (who: Who, field: string, args?: object, session?: TokenSession) => Promise<Answer>;

const input = (count: number, more: object = {}) => ({
  input: {
    ...{ key: randomUUID(), name: 'Facciata', location: 'Bologna', province: 'BO' },
    ...{ selectedProducts: rowsOf(count), ...more },
  },
});
const kept = rowsOf(12).map(({ sId }) => ({ sId }));
const answers = ['ambiente=esterno', 'supporto=blocchi-laterizio', 'epoca=moderno'].map((given) => {
  const [question, answer] = given.split('=');
  return { question, answers: [answer] };
});

/** Runs in a function that has just started. */
const cold = (journey: () => Promise<unknown>) => async () => {
  const { heldCopies } = await import('#lambdas/store/copy/copy-store.ts');
  heldCopies.clear();
  await journey();
};

/** Runs the table's consumer after a quotation was written. */
async function count(id: string): Promise<void> {
  const { countQuotations } = await import('#lambdas/maintenance/count-quotations.ts');
  await countQuotations({ dynamodb: { Keys: { pk: { S: `Q#${id}` }, sk: { S: 'HEAD' } } } });
}

/** Journeys of users by name; each leaves the lists unchanged for the next one. */
export function journeys(ask: Ask, visit: Visit): Record<string, () => Promise<unknown>> {
  const simple = (who: Who, field: string, args?: object) => () => ask(who, field, args);
  let opened: Opened = { id: '', revision: 0, selectedProducts: [] };
  const save = async (more: object) => {
    const { id, revision } = opened;
    opened = await ask('painter', 'Mutation.updateQuotation', { input: { id, revision, ...more } });
  };
  let other = { id: '' };
  const open = () => ask('painter', 'Query.quotation', of());
  let shared = '';
  const withTicket = async () => {
    const { ticket } = await ask('painter', 'Mutation.createDownloadTicket', { quotation: opened.id });
    return { q: opened.id, ticket };
  };
  const of = (more: object = {}) => ({ id: opened.id, ...more });
  return {
    'sign in': async () => {
      const session = newSession();
      await ask('painter', 'Query.currentUser', {}, session);
      await ask('painter', 'Mutation.syncAccount', {}, session);
    },
    'list own quotations': simple('painter', 'Query.quotations', {}),
    'search all quotations': simple('superUser', 'Query.quotations', {
      filter: { search: 'facc' },
      sort: 'name',
    }),
    'choose products': simple('painter', 'Query.selectableProducts'),
    'search products': simple('painter', 'Query.productWords'),
    'make a quotation of 12 products': async () => {
      opened = await ask('painter', 'Mutation.createQuotation', input(12));
    },
    'make another of the same products': async () => {
      other = await ask('painter', 'Mutation.createQuotation', input(12));
    },
    'delete the other': () => ask('painter', 'Mutation.deleteQuotation', { id: other.id }),
    'open it': open,
    'open it in a function that holds no copies': cold(open),
    'save its name': () => save({ name: 'Facciata nord' }),
    'save its name in a function that holds no copies': cold(() => save({ name: 'Facciata sud' })),
    'save an area that needs no other packages': () => save({ area: 99.9 }),
    'save its area': () => save({ area: 120 }),
    'save a count of packages': () => save({ selectedProducts: oneMorePackage(opened) }),
    'count it for statistics': () => count(opened.id),
    'count it in a function that holds no copies': cold(() => count(opened.id)),
    'add a product': () => save({ selectedProducts: [...kept, { sId: 'added', product: 'adda-silicato' }] }),
    'open an earlier state': async () => {
      await ask('painter', 'Query.quotationRevisions', of());
      await ask('painter', 'Query.quotationRevision', of({ revision: 1 }));
    },
    'duplicate it': async () => {
      const copy = { key: randomUUID(), id: opened.id, prices: 'TODAY' };
      const made = await ask('painter', 'Mutation.duplicateQuotation', { input: copy });
      await ask('painter', 'Mutation.deleteQuotation', { id: made.id });
    },
    'share it': async () => {
      const { address } = await ask('painter', 'Mutation.createShareLink', {
        input: {
          key: randomUUID(),
          quotation: opened.id,
          audience: 'CUSTOMER',
          days: 30,
          language: 'it',
          showPrices: true,
          showSpecs: true,
        },
      });
      await ask('painter', 'Query.shareLinks', { quotation: opened.id });
      shared = String(address).split('#token=')[1] ?? '';
    },
    'open its link as a guest': () => visit('sharedQuotation', guestRequest({ q: opened.id, token: shared })),
    'open its PDF by the link': () => visit('downloadPDF', guestRequest({ q: opened.id, token: shared })),
    'open its PDF': async () => visit('downloadPDF', { query: await withTicket() }),
    'download its spreadsheet': async () => visit('downloadXLS', { query: await withTicket() }),
    'delete it': () => ask('painter', 'Mutation.deleteQuotation', of()),
    'run the guided test': async () => {
      await ask('painter', 'Query.guidedTest', {});
      await ask('painter', 'Query.guidedTestPhases', {});
      await ask('painter', 'Mutation.beginGuidedTest', { run: randomUUID() });
      const guidedTest = { version: 0, answers, chosen: [] };
      const made = await ask('painter', 'Mutation.createQuotation', input(3, { guidedTest }));
      await ask('painter', 'Mutation.deleteQuotation', { id: made.id });
    },
    'look at notifications': simple('painter', 'Query.myNotifications'),
    'list products': simple('superUser', 'Query.products'),
    'make a product and delete it': async () => {
      const id = await ask('superUser', 'Mutation.createProduct', {
        key: randomUUID(),
        product: aNewProductInput(),
      });
      await ask('superUser', 'Query.editableProduct', { id });
      await ask('superUser', 'Mutation.deleteProduct', { id });
    },
    'list price lists': simple('superUser', 'Query.priceLists'),
    'open a price list': simple('superUser', 'Query.priceListProducts', { id: 'pcu' }),
    'list phases': simple('superUser', 'Query.editablePhases'),
    'open a phase': simple('superUser', 'Query.editablePhase', { id: 'pulizia' }),
    'list colour folders': simple('superUser', 'Query.colourFolders'),
    'open a colour folder': simple('superUser', 'Query.colourFolder', { id: 'ral-classic' }),
    'make a tag and delete it': async () => {
      const { id } = await ask('superUser', 'Mutation.createTag', {
        key: randomUUID(),
        tag: { name: 'Tag di prova', slug: 'tag-di-prova' },
      });
      await ask('superUser', 'Mutation.deleteTag', { id });
    },
    'list users': simple('superUser', 'Query.users', {}),
    'open a user': simple('superUser', 'Query.user', { id: 'sample-owner' }),
    'help a user': simple('superUser', 'Query.quotationsAs', { userId: 'sample-owner' }),
    'list notifications': simple('superUser', 'Query.notifications'),
    'statistics of eight weeks': simple('superUser', 'Query.statistics', {
      from: '2026-W40',
      to: '2026-W47',
    }),
    'preview new prices': simple('superUser', 'Mutation.previewPriceUpdate', {
      table: { byProduct: [], byPricelist: [{ pricelist: 'pcu', factor: 1.02 }] },
    }),
    'look after the catalogue': simple('superUser', 'Query.catalogueHealth'),
    'edit the guided test': simple('superUser', 'Query.editedGuidedTest'),
  };
}
