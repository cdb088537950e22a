import { S3Client } from '@aws-sdk/client-s3';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { aNotificationInput } from '#test/support/builders/notification.ts';
import { aNewProductInput } from '#test/support/builders/product-input.ts';
import { creations } from '#test/support/mutations.ts';
import { aNewQuotation } from '#test/support/quotations-api.ts';
import { as } from '#test/support/races/editable.ts';
import { fillSmallWorld } from '#test/support/races/small-world.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
vi.stubEnv('WEB_ORIGIN', 'https://preventivi.example');
const [one, two] = await fillSmallWorld();
mockClient(S3Client).resolves({});
const { client, table: TableName } = await import('#lambdas/store/table.ts');
afterAll(() => table.close());

/** What is sent with a key, made anew for each number; `changed` is another content. */
type Creation = { args: (unique: string) => Promise<object> | object; changed: object };

const made = async (field: string, args: object): Promise<string> => {
  const answer = await one.run(field, args);
  return typeof answer === 'string' ? answer : as<{ id: string }>(answer).id;
};
const inside = (input: object) => ({ input });
const aList = (unique: string) => ({ name: `Listino ${unique}`, countries: ['AT'], isCatchAll: false });
const folder = await made('Mutation.createColorlist', { key: 'ground', name: 'Cartella' });
const colour = (code: string) => ({ code, hbw: null, r: 1, g: 2, b: 3 });
const phase = await made('Mutation.createPhase', { key: 'ground-phase', name: { it: 'Fase' } });
const product = await made('Mutation.createProduct', { key: 'ground-product', product: aNewProductInput() });
const quotation = await made('Mutation.createQuotation', inside(aNewQuotation({ key: 'ground-quotation' })));
const share = {
  quotation,
  days: 7,
  audience: 'CUSTOMER',
  language: 'it',
  showPrices: true,
  showSpecs: false,
};
const draft = { input: aNotificationInput(), status: 'draft' };
const notification = await made('Mutation.createNotification', { key: 'ground-notification', ...draft });

const all: Readonly<Record<string, Creation>> = {
  'Mutation.createColorlist': { args: () => ({ name: 'Terre' }), changed: { name: 'Altre' } },
  'Mutation.addColor': {
    args: (unique) => ({ colorlistId: folder, ...colour(unique) }),
    changed: { r: 9 },
  },
  'Mutation.importColors': {
    args: (unique) => ({ colorlistId: folder, colors: [colour(unique)] }),
    changed: { colors: [colour('altro')] },
  },
  'Mutation.createNotification': { args: () => draft, changed: { status: 'todo' } },
  'Mutation.duplicateNotification': { args: () => ({ id: notification }), changed: { id: 'another' } },
  'Mutation.createPhase': { args: () => ({ name: { it: 'Fondo' } }), changed: { name: { it: 'Altra' } } },
  'Mutation.duplicatePhase': {
    args: () => ({ id: phase, name: { it: 'Copia' } }),
    changed: { name: { it: 'Altra' } },
  },
  'Mutation.createPricelist': {
    args: (unique) => ({ pricelist: aList(unique) }),
    changed: { pricelist: aList('altro') },
  },
  'Mutation.duplicatePricelist': {
    args: (unique) => ({ id: 'pcu', name: `Copia ${unique}`, withProducts: true, factor: 1.1 }),
    changed: { factor: 1.2 },
  },
  'Mutation.createProduct': {
    args: () => ({ product: aNewProductInput(), pricelists: ['pcu'] }),
    changed: { pricelists: [] },
  },
  'Mutation.duplicateProduct': { args: () => ({ id: product }), changed: { name: { it: 'Altro' } } },
  'Mutation.createTag': {
    args: (unique) => ({ tag: { name: 'Tag', slug: `tag-${unique.toLowerCase()}` } }),
    changed: { tag: { name: 'Altro', slug: 'altro' } },
  },
};

/** Those whose key stands in their input. */
const ofInput: Readonly<Record<string, Creation>> = {
  'Mutation.createQuotation': { args: () => aNewQuotation(), changed: { name: 'Altra' } },
  'Mutation.duplicateQuotation': {
    args: () => ({ id: quotation, prices: 'KEEP' }),
    changed: { prices: 'TODAY' },
  },
  'Mutation.createShareLink': { args: () => share, changed: { days: 8 } },
};

/** Jobs, and accounts beside the table, are sent again with what they need around them. */
const elsewhere: Readonly<Record<string, string>> = {
  'Mutation.startPersonalData': 'test/operations/personal-data.test.ts',
  'Mutation.createUser': 'test/operations/create-user.test.ts',
  'Mutation.eraseUser': 'test/operations/erase-user.test.ts',
  'Mutation.startRepair': 'test/operations/repair.test.ts',
  'Mutation.startPriceUpdate': 'test/operations/price-update.test.ts',
  'Mutation.undoPriceUpdate': 'test/operations/price-update.test.ts',
};

const cases = [
  ...Object.entries(all).map(([field, creation]) => [field, creation, (sent: object) => sent] as const),
  ...Object.entries(ofInput).map(([field, creation]) => [field, creation, inside] as const),
];

async function items(): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName, ConsistentRead: true }));
  return Items;
}
/** The items that there are now beside those of before. */
async function added(work: () => Promise<unknown>): Promise<number> {
  const before = (await items()).length;
  await work();
  return (await items()).length - before;
}

it('every operation that takes a key is sent again', () => {
  const known = [...cases.map(([field]) => field), ...Object.keys(elsewhere)];
  expect(known.toSorted()).toEqual(creations.toSorted());
});

describe('what makes something makes it once for each key', () => {
  it.each(cases)('%s', { timeout: 30_000 }, async (field, { args, changed }, wrapped) => {
    const sent = async (key: string) => wrapped({ ...(await args(key)), key });
    const first = await sent(`first-${field.slice(9)}`);
    let answer: unknown;
    const once = await added(async () => {
      answer = await one.run(field, first);
    });
    expect(once).toBeGreaterThan(0);

    const again = await added(async () => expect(await one.run(field, first)).toEqual(answer));
    expect(again).toBe(0);

    const other = wrapped({
      ...(await args(`first-${field.slice(9)}`)),
      ...changed,
      key: `first-${field.slice(9)}`,
    });
    const refused = await added(() =>
      expect(one.run(field, other)).rejects.toMatchObject({ code: 'conflict' }),
    );
    expect(refused).toBe(0);

    const second = await sent(`second-${field.slice(9)}`);
    const fiveAtOnce = await added(async () => {
      const [head, ...rest] = await Promise.all(Array.from({ length: 5 }, () => one.run(field, second)));
      for (const each of rest) expect(each).toEqual(head);
      expect(await one.run(field, second)).toEqual(head);
    });
    expect(fiveAtOnce).toBe(once);

    // Names that are there once tell the other user so; he never gets what the first one made.
    const foreign = await two.run(field, first).catch((cause: { code: string }) => cause.code);
    expect(JSON.stringify(foreign)).not.toBe(JSON.stringify(answer));
    expect(await one.run(field, first)).toEqual(answer);
  });
});
