import type { FunctionRight } from '#lambdas/function-spec.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { sentLight } from '#shared/schemas/offer-light.ts';
import { tableShape } from '../table-shape.ts';
import type { Places } from './places.ts';
import type { Rights, Statement } from './statement.ts';
import { all, tableWrites, type Writes } from './table-writes.ts';

/** A request names the partitions of its keys. One that names another is not allowed. */
const onlyOf = (kinds: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': kinds },
});

/** Some attributes and no others, in any answer. Who reads names them, and the keys. */
const onlyAttributes = (...names: string[]) => ({
  'ForAllValues:StringEquals': {
    'dynamodb:Attributes': [tableShape.partitionKey, tableShape.sortKey, ...names],
  },
});

const [index] = tableShape.indexes;

const reading = (kinds: readonly string[], { table }: Places, ...actions: string[]): Statement => ({
  actions,
  resources: [table],
  conditions: onlyOf(kinds),
});

/** Kinds of items that a document is made of, beside its copies. */
const documentKinds = [
  all(partitions.quotation),
  all(partitions.shareLinks),
  partitions.catalogue('pricelist'),
  partitions.order,
];

const readingUsers = ({ table }: Places, actions: string[], ...attributes: string[]): Statement => ({
  actions,
  resources: [table],
  conditions: {
    ...onlyOf([all(partitions.user)]),
    ...onlyAttributes(...attributes),
    // Without it, a call that names no attributes would get them all.
    StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
  },
});

/** An update may not answer the whole item, as it was or is: that would be a read. */
const nothingBack = {
  StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE', 'UPDATED_OLD', 'UPDATED_NEW'] },
};

/** Reads of the table that words of the manifest's `may` stand for, and changes of single attributes. Nobody scans. */
const reads = {
  'table:read': ({ table }: Places) => [
    { actions: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'], resources: [table] },
  ],
  // A quotation that others may see. Tokens and their keys are out of reach.
  'documents:read': (places: Places) => [
    reading(documentKinds, places, 'dynamodb:GetItem'),
    reading([all(partitions.copy)], places, 'dynamodb:BatchGetItem'),
    reading([partitions.catalogue('phase')], places, 'dynamodb:Query'),
    readingUsers(places, ['dynamodb:GetItem'], 'archived', 'pricelist'),
  ],
  // An offer with its customer as they are now. IAM does not know the owner, so any can be read.
  'offers:print': (places: Places) => [
    reading([all(partitions.offers), all(partitions.customers)], places, 'dynamodb:GetItem'),
  ],
  // The quotations of an owner, for the colours of their customers.
  'colour-cards:print': (places: Places) => [reading([all(partitions.owner)], places, 'dynamodb:Query')],
  // Attributes of the caller, with rights and session. IAM does not know the caller, so these can be read of any user.
  'sessions:read': (places: Places) => [
    readingUsers(
      places,
      ['dynamodb:GetItem', 'dynamodb:BatchGetItem'],
      ...['id', 'email', 'profile', 'signedInAt', 'usedAt', 'endedAt'],
    ),
  ],
  'tickets:redeem': (places: Places) => [reading([all(partitions.ticket)], places, 'dynamodb:GetItem')],
  'links:open': ({ table }: Places) => [
    {
      actions: ['dynamodb:UpdateItem'],
      resources: [table],
      conditions: {
        ...onlyOf([all(partitions.shareLinks)]),
        ...onlyAttributes('openedAt', 'firstOpenedAt', 'openings'),
        ...nothingBack,
      },
    },
  ],
  // A sent offer as its customers see it, by a link of a user who is there. The working copy with its costs, the keys of
  // links and other people's data are out of reach.
  'sent-offers:open': (places: Places) => [
    reading([all(partitions.sentOffer)], places, 'dynamodb:GetItem', 'dynamodb:Query'),
    reading([all(partitions.shareLinks), all(partitions.once)], places, 'dynamodb:GetItem'),
    readingUsers(places, ['dynamodb:GetItem'], 'archived', 'pricelist'),
  ],
  'sent-offers:see': (places: Places) => [reading([all(partitions.sentOffer)], places, 'dynamodb:GetItem')],
  'hashes:read': (places: Places) => [reading([all(partitions.knownHash)], places, 'dynamodb:GetItem')],
  'offer-links:visit': ({ table }: Places) => [
    {
      actions: ['dynamodb:UpdateItem'],
      resources: [table],
      conditions: {
        ...onlyOf([all(partitions.shareLinks)]),
        ...onlyAttributes('openedAt', 'firstOpenedAt', 'visits', 'seen'),
        ...nothingBack,
      },
    },
  ],
  // A sent offer lies apart from its working copy: of that, who acts for customers writes what its owner's list shows.
  'light-offers:note': ({ table }: Places) => [
    {
      actions: ['dynamodb:UpdateItem'],
      resources: [table],
      conditions: {
        ...onlyOf([all(partitions.offers)]),
        ...onlyAttributes(...Object.keys(sentLight)),
        ...nothingBack,
      },
    },
  ],
  // AWS documents LeadingKeys for the key of the table alone. The index holds keys, ids and addresses, which only
  // someone who has a partition's key can ask for.
  'index:query': ({ table }: Places) => [
    { actions: ['dynamodb:Query'], resources: [`${table}/index/${index.name}`] },
  ],
} satisfies Rights;

const has = <Table extends object>(table: Table, right: string): right is keyof Table & string =>
  Object.hasOwn(table, right);

export type TableRight = keyof typeof reads | keyof typeof tableWrites;

/** The statements about the table. Kinds with the same actions share one: a role has 10,240 letters of policies. */
export function tableStatements(may: readonly FunctionRight[], places: Places): Statement[] {
  const writes = may.flatMap((right): readonly Writes[] =>
    has(tableWrites, right) ? tableWrites[right] : [],
  );
  const read = may.flatMap((right): Statement[] => (has(reads, right) ? reads[right](places) : []));
  return [...read, ...writing(writes, places)];
}

function writing(writes: readonly Writes[], { table }: Places): Statement[] {
  const actionsOf = new Map<string, Set<string>>();
  for (const [actions, ...kinds] of writes)
    for (const kind of kinds) actionsOf.set(kind, new Set([...(actionsOf.get(kind) ?? []), ...actions]));
  const kindsOf = new Map<string, string[]>();
  for (const [kind, actions] of [...actionsOf].toSorted()) {
    // The keys of a batch may be of several kinds: one statement must allow them all.
    const batches = [...actions].filter((action) => action === 'BatchWrite');
    const items = [...actions].filter((action) => action !== 'BatchWrite').toSorted();
    for (const same of [items, batches]) {
      const key = same.join();
      if (key) kindsOf.set(key, [...(kindsOf.get(key) ?? []), kind]);
    }
  }
  return [...kindsOf].map(([key, kinds]) => ({
    actions: key.split(',').map((action) => `dynamodb:${action}Item`),
    resources: [table],
    conditions: onlyOf(kinds),
  }));
}
