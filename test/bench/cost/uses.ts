import type { Context, Operation } from '#lambdas/runtime/operation.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { callerFor, newSession, type Who } from '../people.ts';
import { rowsOf } from '../twelve-products.ts';
import { visit } from '../visit.ts';
import { habits } from './prices.ts';

type Session = ReturnType<typeof newSession>;

/** Uses by name. Each gets the number of its earlier runs; `latest` is the newest quotation. */
export async function usesOf() {
  const { createQuotation } = await import('#lambdas/quotations/create-quotation.ts');
  const { updateQuotation } = await import('#lambdas/quotations/update-quotation.ts');
  const { deleteQuotation } = await import('#lambdas/quotations/delete-quotation.ts');
  const { readQuotation } = await import('#lambdas/quotations/read-quotation.ts');
  const { listQuotations } = await import('#lambdas/quotations/list-quotations.ts');
  const { createDownloadTicket } = await import('#lambdas/documents/create-download-ticket.ts');
  const { readCurrentUser } = await import('#lambdas/accounts/read-current-user.ts');
  const { syncAccount } = await import('#lambdas/accounts/sync-account.ts');

  const made: string[] = [];
  let opened: Quotation | undefined;
  const latest = () => made.at(-1) ?? '';
  const asPainter = <Output>(operation: Operation<Output>, input: object, session?: Session) =>
    run('painter', operation, input, session);
  const withTicket = async () => {
    const { ticket } = await asPainter(createDownloadTicket, { quotation: latest() });
    return { query: { q: latest(), ticket } };
  };
  const uses = {
    signIn: async () => {
      const session = newSession();
      await asPainter(readCurrentUser, {}, session);
      await asPainter(syncAccount, {}, session);
    },
    create: async (step: number) => {
      opened = await asPainter(createQuotation, newQuotation(step));
      made.push(opened.id);
    },
    save: async (step: number) => {
      if (opened) opened = await asPainter(updateQuotation, { input: withPackages(opened, step + 1) });
    },
    open: () => asPainter(readQuotation, { id: latest() }),
    ownList: () => asPainter(listQuotations, {}),
    longList: () => run('superUser', listQuotations, {}),
    pdf: async () => Buffer.from(await visit('downloadPDF', await withTicket()), 'base64').length,
    spreadsheet: async () => visit('downloadXLS', await withTicket()),
    ...(await offerUses(latest, asPainter)),
    remove: () => asPainter(deleteQuotation, { id: made.pop() ?? '' }),
  };
  return { uses, latest };
}

type AsPainter = <Output>(operation: Operation<Output>, input: object) => Promise<Output>;

/** Uses of offers that are made of the newest quotation. */
async function offerUses(quotation: () => string, asPainter: AsPainter) {
  const { createOffer } = await import('#lambdas/offers/create-offer.ts');
  const { deleteOffer } = await import('#lambdas/offers/delete-offer.ts');
  const { listOffers } = await import('#lambdas/offers/list-offers.ts');
  const { listOfferChanges } = await import('#lambdas/offers/list-offer-changes.ts');
  const { readOffer } = await import('#lambdas/offers/read-offer.ts');
  const { updateOffer } = await import('#lambdas/offers/update-offer.ts');
  const { createOfferTicket } = await import('#lambdas/documents/create-offer-ticket.ts');
  const made: Offer[] = [];
  const last = () => {
    const offer = made.at(-1);
    if (!offer) throw new Error('There is no offer.');
    return offer;
  };
  return {
    createOffer: async (step: number) => {
      const input = { key: `cost-offer-${step}`, quotation: quotation() };
      made.push(await asPainter(createOffer, { input }));
    },
    saveOffer: async (step: number) => {
      const { id, revision } = last();
      made.push(await asPainter(updateOffer, { input: { id, revision, discount: { percent: step } } }));
    },
    /** With what changed since its copies were made. */
    openOffer: async () => {
      await asPainter(readOffer, { id: last().id });
      await asPainter(listOfferChanges, { id: last().id });
    },
    offerList: () => asPainter(listOffers, {}),
    offerPdf: async () => {
      const { ticket } = await asPainter(createOfferTicket, { offer: last().id });
      return visit('downloadPDF', { query: { q: last().id, of: 'offer', ticket } });
    },
    removeOffer: () => asPainter(deleteOffer, { id: nextOf(made) }),
  };
}

/** The id of an offer that is still there; it leaves the list. */
function nextOf(made: Offer[]): string {
  const id = made[0]?.id ?? '';
  made.splice(0, made.length, ...made.filter((offer) => offer.id !== id));
  return id;
}

/** The caller is read from the table for each call, as the adapters do. */
async function run<Output>(who: Who, operation: Operation<Output>, input: object, session?: Session) {
  const { newId } = await import('#lambdas/runtime/new-id.ts');
  const caller = await callerFor(who, session);
  const context: Context = { caller, address: '127.0.0.1', now: new Date(), newId };
  return operation.run(input, context);
}

function newQuotation(step: number) {
  const details = { name: 'Facciata', location: 'Bologna', province: 'BO' };
  return { input: { key: `cost-${step}`, ...details, selectedProducts: rowsOf(habits.rows) } };
}

/** Sets the packages of the first product: this changes money, counters and earlier states. */
function withPackages({ id, revision, selectedProducts }: Quotation, quantity: number) {
  const [first, ...others] = selectedProducts;
  const pack = first?.priceranges[first.priceRange]?.prices[0];
  if (!first || !pack) throw new Error('The first product has no package.');
  const changed = { sId: first.sId, prices: [{ id: pack.id, quantity }] };
  return { id, revision, selectedProducts: [changed, ...others.map(({ sId }) => ({ sId }))] };
}
