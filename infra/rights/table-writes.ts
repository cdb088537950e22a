import type { FunctionRight } from '#lambdas/function-spec.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';

type Action = 'Put' | 'Update' | 'Delete' | 'ConditionCheck' | 'BatchWrite';

/** Actions on items whose partition keys are these, or begin so where they end in `*`. */
export type Writes = readonly [actions: readonly Action[], ...kinds: string[]];

const { catalogue, changes, published, uniqueName, versions } = partitions;
/** All partitions of a kind. */
export const all = (kind: { prefix: string }): string => `${kind.prefix}*`;

const users = all(partitions.user);
const quotations = all(partitions.quotation);
const owners = all(partitions.owner);
const works = all(partitions.works);
const customers = all(partitions.customers);
const offers = all(partitions.offers);
const sentOffers = all(partitions.sentOffer);
const hashes = all(partitions.knownHash);
const refusals = all(partitions.refusedReminders);
const links = all(partitions.shareLinks);
const linkKeys = all(partitions.shareKeys);
const copies = all(partitions.copy);
const products = all(partitions.product);
const priceLists = all(partitions.productsOfPriceList);
const colours = all(partitions.coloursOfFolder);
const jobs = all(partitions.jobs);
const creations = all(partitions.once);
const tokens = all(partitions.token);
const tickets = all(partitions.ticket);
const devices = all(partitions.device);
const counters = [all(partitions.counters), partitions.countedCountries];
const inboxes = all(partitions.inbox);
const moved = all(partitions.repair);
const prices = all(partitions.prices);
const imported = all(partitions.imported);

/** A user who is there, and something beside them. */
const beside: Writes = [['Put', 'ConditionCheck'], users];
const listed = (kind: 'user' | 'activity' | 'quotation'): Writes => [['Put'], changes(kind)];

/** Items that name who wrote them. */
const authored = [
  ...[users, quotations, links, products, priceLists, colours, jobs],
  ...[all(catalogue), all(partitions.history), partitions.pointer, versions(sorts.guidedTest)],
  ...[partitions.order, partitions.notifications, partitions.invitations],
];
/** Items about a person, wherever they lie. */
const scattered = [
  ...[users, customers, works, offers, links, linkKeys, jobs, creations, tokens, tickets, devices, moved],
  prices,
  ...[all(partitions.limit), partitions.invitations],
  ...[users, customers, works, links, linkKeys, jobs, creations, tokens, tickets, devices, moved, prices],
  ...[users, customers, offers, links, linkKeys, jobs, creations, tokens, tickets, devices, moved, prices],
  ...[all(partitions.limit), partitions.invitations, refusals],
  ...[users, customers, works, sentOffers, hashes],
  ...[offers, links, linkKeys, jobs, creations, tokens, tickets, devices, moved, prices],
  ...[all(partitions.limit), partitions.invitations],
];

/** Writes to the table that words of the manifest's `may` stand for. None updates or removes a copy of a product. */
export const tableWrites = {
  'limits:count': [[['Update'], all(partitions.limit)]],
  'creations:remember': [[['Put'], creations]],
  // A step after a creation, such as a mail, is taken once.
  'creations:follow': [[['Update'], creations]],
  'tokens:issue': [[['Put'], tokens]],
  // After a passing failure of the work that it was used for, a token is good again.
  'tokens:redeem': [[['Delete', 'Put'], tokens]],
  'tokens:use': [[['Delete'], tokens]],
  'tickets:issue': [[['Put'], tickets]],
  'tickets:redeem': [[['Delete'], tickets]],
  'password-links:keep': [[['Update'], tokens]],
  'users:write': [[['Put'], users], listed('user')],
  'users:remove': [[['Delete', 'BatchWrite'], users], listed('user'), listed('activity')],
  'administrators:keep': [[['ConditionCheck'], users]],
  'sign-ins:note': [beside, listed('activity')],
  'help:note': [beside],
  'inbox:mark': [beside, [['Update'], partitions.openedNotifications]],
  'tests:count': [beside, [['Update'], ...counters]],
  'statistics:count': [
    [['Put'], all(partitions.counted)],
    [['Update'], ...counters],
  ],
  'quotations:write': [
    [['Put', 'Update', 'Delete'], quotations],
    [['Put', 'Delete'], owners],
    [['Put'], copies],
    listed('quotation'),
  ],
  'works:write': [[['Put', 'Update', 'Delete'], works]],
  'customers:choose': [[['ConditionCheck'], customers]],
  'customers:write': [[['Put', 'Update', 'Delete', 'ConditionCheck'], customers]],
  'offers:write': [[['Put', 'Update', 'Delete'], offers]],
  'sent-offers:write': [[['Put', 'Update', 'ConditionCheck'], sentOffers]],
  'sent-offers:remove': [[['Delete'], sentOffers]],
  'sent-offers:clear': [[['BatchWrite'], sentOffers]],
  'sent-offers:check': [[['ConditionCheck'], sentOffers]],
  'hashes:keep': [[['Put'], hashes]],
  // Beside a profile, which must be there.
  'own-events:add': [[['Put', 'Update', 'ConditionCheck'], users]],
  // A mail about an offer, what became of it, and what its owner hears of that.
  'deliveries:note': [
    [['Put', 'Update'], sentOffers],
    [['Put', 'Update', 'ConditionCheck'], users],
  ],
  'reminders:refuse': [[['Put'], refusals]],
  'quotations:mend': [[['Put'], quotations, owners, copies], listed('quotation')],
  'quotations:clear': [[['BatchWrite'], quotations, links, linkKeys]],
  'links:write': [[['Put', 'Delete'], links, linkKeys]],
  'links:move': [[['Update'], links, linkKeys]],
  'products:write': [[['Put'], products, catalogue('product')]],
  'products:remove': [[['Delete'], products, catalogue('product')]],
  // The list itself notes who changed its products.
  'price-list-products:write': [[['Put'], catalogue('pricelist'), priceLists]],
  'price-lists:write': [
    [['Put'], catalogue('pricelist'), priceLists],
    [['Put', 'Delete'], all(uniqueName)],
  ],
  'price-lists:remove': [
    [['Delete'], catalogue('pricelist'), priceLists],
    [['Update'], partitions.order],
  ],
  'phases:write': [[['Put'], catalogue('phase')]],
  'phases:remove': [
    [['Delete'], catalogue('phase')],
    [['Update'], partitions.order],
  ],
  'colours:write': [
    [['Put', 'Update'], catalogue('colorlist')],
    [['Put', 'Delete'], colours],
  ],
  'colours:remove': [
    [['Delete'], catalogue('colorlist')],
    [['Update'], partitions.order],
  ],
  'colours:clear': [[['BatchWrite'], colours]],
  'colours:publish': [
    [['Put'], published('colours'), partitions.pointer],
    [['BatchWrite'], published('colours')],
  ],
  'tags:write': [
    [['Put'], catalogue('tag')],
    [['Put', 'Delete'], all(uniqueName)],
  ],
  'tags:remove': [[['Delete'], catalogue('tag')]],
  'guided-test:write': [
    [['Put'], partitions.pointer, published(sorts.guidedTest), versions(sorts.guidedTest)],
  ],
  'guided-test:edit': [[['Delete', 'ConditionCheck'], partitions.pointer]],
  'history:keep': [[['Put'], all(partitions.history)]],
  'notifications:write': [[['Put'], partitions.notifications, inboxes]],
  'notifications:remove': [[['Delete'], partitions.notifications, partitions.openedNotifications, inboxes]],
  'invitations:write': [[['Put'], partitions.invitations]],
  'devices:keep': [[['Put', 'Delete'], devices]],
  'devices:remove': [[['Delete'], devices]],
  'snapshots:write': [[['Update', 'BatchWrite'], all(changes)]],
  'jobs:begin': [[['Put'], jobs, partitions.unfinishedJobs]],
  // The mark of a job that waits no more goes with it.
  'jobs:cancel': [[['Delete'], partitions.unfinishedJobs]],
  'jobs:lock': [[['Put'], partitions.lock]],
  'jobs:work': [
    [['Put'], jobs, all(partitions.jobLog)],
    [['Delete'], partitions.unfinishedJobs],
  ],
  'prices:keep': [[['Put'], prices]],
  'imported:keep': [[['Put'], imported]],
  'repairs:keep': [
    [['Put'], moved],
    [['ConditionCheck'], products],
  ],
  'repairs:undo': [[['Update'], partitions.jobs('repair')]],
  'people:erase': [
    [['Update'], ...authored, sentOffers, hashes],
    [['BatchWrite'], ...scattered],
  ],
} as const satisfies Partial<Record<FunctionRight, readonly Writes[]>>;
