import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Offer } from '#shared/schemas/offer.ts';
import { aCustomer } from '#test/support/builders/customer.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { capacityOf } from '#test/support/capacity.ts';
import { newWork } from '#test/support/offers-api.ts';
import { context, fillCatalogue, painter, quotationOf } from '#test/support/quoting.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
const { operations } = await import('#lambdas/offers/graphql.ts');
const { readOfferDocument } = await import('#lambdas/documents/read-offer-document.ts');
const customers = await import('#lambdas/store/customer/customer-store.ts');
const { onceKey } = await import('#lambdas/store/once/once-store.ts');
afterAll(() => table.close());

const run = <Answer>(operation: keyof typeof operations, args: object) =>
  operations[operation].run(args, context()) as Promise<Answer>;

let offer: Offer;

/** An offer of a hundred lines: eighty works with texts of their own, and twenty rows of a quotation. */
beforeAll(async () => {
  const products = Array.from({ length: 20 }, (_, at) => aProduct({ id: `product-${at}` }));
  await fillCatalogue(products);
  const customer = aCustomer({ id: 'customer', uid: aStoredUser().id });
  await customers.createCustomer({ ...customer, uid: painter.id }, onceKey(painter.id, 'c', ''), new Date());
  const quotation = await quotationOf(
    'quotation',
    products.map(({ id }) => id),
  );
  const input = { key: 'offer', quotation: quotation.id, customerId: 'customer' };
  const made = await run<Offer>('Mutation.createOffer', { input });
  const works = Array.from({ length: 80 }, (_, at) =>
    newWork(`line-${String(at).padStart(4, '0')}`, {
      description: { it: `Tinteggiatura della parete numero ${at}`, en: `Painting of wall number ${at}` },
      longText: { it: `Due mani a rullo, tinta ${at * 7919}, protezione di pavimenti e arredi compresa.` },
      ...{ quantity: 12_345 + at * 17, price: 85_000 + at * 13, hours: 1200, hourlyCost: 240_000 },
    }),
  );
  offer = await run<Offer>('Mutation.updateOffer', {
    input: { id: made.id, revision: 1, lines: [...made.lines.map(({ id }) => ({ id })), ...works] },
  });
});

describe('an offer of a hundred lines', () => {
  it('is opened by at most six read units, its customer as they are now included', async () => {
    expect(offer.lines).toHaveLength(100);
    const { read, requests } = await capacityOf(() => run('Query.offer', { id: offer.id }));
    expect(read).toBeLessThanOrEqual(6);
    expect(requests).toBe(2);
  });

  it('is printed by at most seven read units, with its customer and the data of its owner', async () => {
    const caller = { kind: 'user', user: painter } as const;
    const { read, requests } = await capacityOf(() =>
      readOfferDocument({ q: offer.id }, { caller, now: new Date() }),
    );
    expect(read).toBeLessThanOrEqual(7);
    expect(requests).toBe(4);
  });

  it('is saved by at most thirty write units', async () => {
    const lines = offer.lines.map(({ id }, at) => ({ id, ...(at > 20 && { quantity: 99_000 + at }) }));
    const input = { id: offer.id, revision: offer.revision, lines };
    const { write } = await capacityOf(() => run('Mutation.updateOffer', { input }));
    expect(write).toBeLessThanOrEqual(30);
    expect(write).toBeGreaterThan(2);
  });
});
