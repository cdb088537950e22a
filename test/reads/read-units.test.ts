import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { packed } from '#lambdas/runtime/table/packed.ts';
import { copyOf } from '#lambdas/store/copy/product-copy.ts';
import { newHeader } from '#lambdas/store/quotation/new-header.ts';
import { newRow } from '#lambdas/store/quotation/new-row.ts';
import { priceList as priceListSchema } from '#shared/schemas/price-list.ts';
import { currentUser, type UserLight } from '#shared/schemas/user.ts';
import { activityRules } from '#shared/search/search-activity.ts';
import { quotationQuery, quotationRules } from '#shared/search/search-quotations.ts';
import { userQuery, userRules } from '#shared/search/search-users.ts';
import { aCustomer } from '#test/support/builders/customer.ts';
import { aConfig } from '#test/support/builders/guided-test-config.ts';
import { anOffer } from '#test/support/builders/offer.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { aWork } from '#test/support/builders/work.ts';
import { capacityOf } from '#test/support/capacity.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { multiplierOf } from '#test/support/many-items.ts';
import { roundsOf } from '#test/support/rounds-of.ts';
import { publishRows } from '#test/support/snapshot-of.ts';
import { sendOnce, sentOfferPatterns } from './sent-offer-patterns.ts';

const services = await openDataServices();
afterAll(services.close);

const { activityList, quotationList, userList } = await import('#lambdas/store/list/lists.ts');
const once = await import('#lambdas/store/once/once-store.ts');
const { noteChange } = await import('#lambdas/store/list/list-changes.ts');
const { put, transact } = await import('#lambdas/runtime/table/transact.ts');
const { table } = await import('#lambdas/runtime/table/table.ts');
const orders = await import('#lambdas/store/catalogue/order-store.ts');
const phases = await import('#lambdas/store/catalogue/phase-store.ts');
const priceLists = await import('#lambdas/store/catalogue/price-list-store.ts');
const products = await import('#lambdas/store/catalogue/product-store.ts');
const colours = await import('#lambdas/store/catalogue/published-colour-store.ts');
const lights = await import('#lambdas/store/quotation/light-quotation-store.ts');
const quotations = await import('#lambdas/store/quotation/quotation-store.ts');
const copies = await import('#lambdas/store/copy/copy-store.ts');
const measures = await import('#lambdas/store/quotation/measures-store.ts');
const { measuredQuotation } = await import('#lambdas/store/quotation/measured-quotation.ts');
const revisions = await import('#lambdas/store/quotation/revision-store.ts');
const devices = await import('#lambdas/store/device/device-store.ts');
const colourCards = await import('#lambdas/store/customer/colour-card-store.ts');
const customers = await import('#lambdas/store/customer/customer-store.ts');
const offers = await import('#lambdas/store/offer/offer-store.ts');
const offerIds = await import('#lambdas/store/offer/list-offer-ids.ts');
const offerNumbers = await import('#lambdas/store/offer/offer-number-store.ts');
const offerSettings = await import('#lambdas/store/offer/offer-settings-store.ts');
const links = await import('#lambdas/store/pass/share-link-store.ts');
const linkKeys = await import('#lambdas/store/pass/link-key-store.ts');
const tokens = await import('#lambdas/store/pass/token-store.ts');
const accountTokens = await import('#lambdas/store/user/account-token-store.ts');
const invitations = await import('#lambdas/store/invitation/invitation-store.ts');
const history = await import('#lambdas/store/history/history-store.ts');
const jobs = await import('#lambdas/store/job/job-store.ts');
const locks = await import('#lambdas/store/job/job-lock.ts');
const batches = await import('#lambdas/store/price-update/price-batch.ts');
const imports = await import('#lambdas/store/import/imported-batch.ts');
const moved = await import('#lambdas/store/repair/moved-people.ts');
const jobLogs = await import('#lambdas/store/job/job-log.ts');
const storedProducts = await import('#lambdas/store/repair/stored-product.ts');
const tags = await import('#lambdas/store/catalogue/tag-store.ts');
const folders = await import('#lambdas/store/catalogue/colour-folder-store.ts');
const folderColours = await import('#lambdas/store/catalogue/folder-colour-store.ts');
const guidedTests = await import('#lambdas/store/guided-test/guided-test-store.ts');
const users = await import('#lambdas/store/user/user-store.ts');
const help = await import('#lambdas/store/help/help-store.ts');
const notifications = await import('#lambdas/store/notification/notification-store.ts');
const inboxes = await import('#lambdas/store/notification/inbox-store.ts');
const sessions = await import('#lambdas/store/session/session-store.ts');
const activity = await import('#lambdas/store/user/activity-store.ts');
const works = await import('#lambdas/store/work/work-store.ts');
const statistics = await import('#lambdas/store/statistics/statistics-store.ts');
const counted = await import('#lambdas/store/statistics/counted-store.ts');
const countedOffers = await import('#lambdas/store/statistics/offer-count-store.ts');
const { countQuotations } = await import('#lambdas/maintenance/count-quotations.ts');

const now = new Date('2026-11-20T10:00:00Z');
const owner = aStoredUser({ id: 'sample-owner', uid: 'sample-owner', pricelist: 'pcu' });
const product = aProduct();
const rows = ['primer', 'plaster', 'paint'].map((sId) => newRow(sId, product, 0));
const input = {
  key: 'key',
  name: 'Facciata',
  location: 'Bologna',
  province: 'BO',
  selectedProducts: rows.map(({ sId }) => ({ sId, product: product.id })),
};
const key = once.onceKey(owner.id, input.key, 'content');

/** Names of copies that this process does not hold: a copy is read once. */
const unread = Array.from({ length: 4 }, (_, index) => `unread-${index}`);

/** Every way the application reads the table: one entry an exported function of the stores. */
const accessPatterns: Record<string, () => Promise<unknown>> = {
  readQuotation: () => quotations.readQuotation('sample-quotation'),
  readHeader: () => quotations.readHeader('sample-quotation'),
  readRevision: () => revisions.readRevision('sample-quotation', 1),
  readMeasures: () => measures.readMeasures('sample-quotation', 1),
  readCopies: () => copies.readCopies(unread.splice(0, 2)),
  readCustomer: () => customers.readCustomer(owner.id, 'customer'),
  readCustomers: () => customers.readCustomers(owner.id, ['customer']),
  readCustomersNow: () => customers.readCustomersNow(owner.id, ['customer']),
  listCustomers: () => customers.listCustomers(owner.id),
  listAllCustomers: () => customers.listAllCustomers(owner.id),
  readColourCard: () => colourCards.readColourCard(owner.id, 'customer'),
  readOwnLights: () => lights.readOwnLights([aQuotationLight({ id: 'sample-quotation', uid: owner.id })]),
  listOwnQuotations: () => lights.listOwnQuotations(owner.id),
  quotationList: () => quotationList.search(quotationQuery({ search: 'facc', sort: 'name' })),
  activityList: () => activityList.rowsBy('user'),
  userList: () => userList.search(userQuery({ search: 'bell', sort: 'name' })),
  listHelpViews: () => help.listHelpViews(owner.id, now),
  readLastSignIn: () => activity.readLastSignIn(owner.id),
  readUserInSession: () => sessions.readUserInSession(owner.id, 'session'),
  listSessions: () => sessions.listSessions(owner.id, now),
  readUser: () => users.readUser(owner.id),
  readOwner: () => users.readOwner(owner.id),
  readPriceListsOf: () => users.readPriceListsOf([owner.id]),
  readUserByEmail: () => users.readUserByEmail(owner.email),
  rememberOnce: () => once.rememberOnce(key),
  listShareLinks: () => links.listShareLinks('sample-quotation', now),
  readShareLink: () => links.readShareLink({ quotation: 'sample-quotation', id: 'unknown' }, now),
  listLinkKeys: () => linkKeys.listLinkKeys('sample-quotation'),
  readLinkKey: () => linkKeys.readLinkKey('sample-quotation', 'unknown'),
  readToken: () => tokens.readToken({ kind: 'ticket', lifetime: 60, payload: z.object({}) }, 'token', now),
  readAccountToken: () => accountTokens.readAccountToken('reset', 'token', now),
  listInvitations: () => invitations.listInvitations(),
  readInvitation: () => invitations.readInvitation('unknown'),
  readDevice: () => devices.readDevice('device'),
  readDevices: () => devices.readDevices(['device', 'another']),
  listDevicesOf: () => devices.listDevicesOf(owner.id),
  readJob: () => jobs.readJob('import', 'job'),
  listJobs: () => jobs.listJobs('import'),
  listUnfinishedJobs: () => jobs.listUnfinishedJobs(),
  readLock: () => locks.readLock('prices'),
  listBatch: () => batches.listBatch('job'),
  readUndo: () => batches.readUndo('job'),
  listImported: () => imports.listImported('job'),
  readImportKept: () => imports.readImportKept('job'),
  readImportUndo: () => imports.readImportUndo('job'),
  listMoved: () => moved.listMoved('job'),
  readCountryBefore: () => moved.readCountryBefore('job', owner.id),
  readStoredCountry: () => quotations.readStoredCountry('sample-quotation'),
  readJobLog: () => jobLogs.readJobLog({ kind: 'import', id: 'job' }, null),
  readStoredUser: () => users.readStoredUser(owner.id),
  readStoredProduct: () => storedProducts.readStoredProduct(product.id),
  readStoredProducts: () => storedProducts.readStoredProducts([product.id]),
  readLightProduct: () => storedProducts.readLightProduct(product.id),
  readLightQuotation: async () =>
    lights.readLightQuotation(
      (await quotations.readQuotation('sample-quotation'))?.header ??
        newHeader(input, currentUser(owner), 'sample-quotation', now),
    ),
  listMembers: () => priceLists.listMembers(),
  listJobsOf: () => jobs.listJobsOf(owner.id, 'personal_data', now),
  listChanges: () => history.listChanges('product', product.id, now),
  readOrder: () => orders.readOrder('phase'),
  listPhases: () => phases.listPhases(),
  readGuidedTestPointer: () => guidedTests.readGuidedTestPointer(),
  readGuidedTestVersion: () => guidedTests.readGuidedTestVersion(1),
  readGuidedTestDraft: () => guidedTests.readGuidedTestDraft(),
  listGuidedTestVersions: () => guidedTests.listGuidedTestVersions(99, 50),
  listReplacedDrafts: () => guidedTests.listReplacedDrafts(now, 10),
  readPriceList: () => priceLists.readPriceList('pcu'),
  readPriceLists: () => priceLists.readPriceLists(),
  listPriceListsWithProducts: () => priceLists.listPriceListsWithProducts(),
  readAvailableProducts: () => priceLists.readAvailableProducts('pcu'),
  readMembers: () => priceLists.readMembers(['pcu']),
  readProductFilter: () => priceLists.readProductFilter('pcu'),
  readPhase: () => phases.readPhase('phase'),
  listNotifications: () => notifications.listNotifications(),
  readNotification: () => notifications.readNotification('notification'),
  readOpened: () => notifications.readOpened('notification'),
  listDueNotifications: () => notifications.listDueNotifications(now),
  listNewestLines: () => inboxes.listNewestLines('imbianchino'),
  listLinesBefore: () => inboxes.listLinesBefore('imbianchino', now.toISOString()),
  readInboxMarks: () => inboxes.readInboxMarks(owner.id),
  listTags: () => tags.listTags(),
  readTag: () => tags.readTag('tag'),
  listColourFolders: () => folders.listColourFolders(),
  readColourFolder: () => folders.readColourFolder('folder'),
  listFolderColours: () => folderColours.listFolderColours('folder'),
  listProducts: () => products.listProducts(),
  readProduct: () => products.readProduct(product.id),
  readProducts: () => products.readProducts([product.id]),
  readAllProducts: () => products.readAllProducts(),
  readTodayPrices: () => products.readTodayPrices([product.id]),
  readProductNames: () => products.readProductNames([product.id]),
  readCounted: () => counted.readCounted('sample-quotation'),
  listCountedCountries: () => statistics.listCountedCountries(),
  listCounters: () => statistics.listCounters('IT', '2026-W01', '2026-W53'),
  readCountedOffer: () => countedOffers.readCountedOffer('sample-offer'),
  listOfferCounters: () => countedOffers.listOfferCounters('IT', 2026),
  readFirstOfferYear: () => countedOffers.readFirstOfferYear('IT'),
  readTotals: () => statistics.readTotals(['IT'], ['2026-W46', '2026-W47']),
  listWorks: () => works.listWorks(owner.id),
  listWholeWorks: () => works.listWholeWorks(owner.id),
  readWork: () => works.readWork(owner.id, 'work'),
  readWorks: () => works.readWorks(owner.id, ['work']),
  readOffer: () => offers.readOffer(owner.id, 'offer'),
  readLightOffer: () => offers.readLightOffer(owner.id, 'offer'),
  readLightOffers: () => offers.readLightOffers(owner.id, ['offer']),
  readOffers: () => offers.readOffers(owner.id, ['offer']),
  listOffers: () => offers.listOffers(owner.id),
  listAllOffers: () => offers.listAllOffers(owner.id),
  listOfferIds: () => offerIds.listOfferIds(owner.id),
  readNextNumber: () => offerNumbers.readNextNumber(owner.id, 2026),
  readOfferSettings: () => offerSettings.readOfferSettings(owner.id),
  ...sentOfferPatterns(owner.id, now),
  readPublication: () => colours.readPublication(),
  readPublishedFolders: () => colours.readPublishedFolders(),
};

async function measured(): Promise<Record<string, number>> {
  const units: Record<string, number> = {};
  for (const [name, read] of Object.entries(accessPatterns)) units[name] = (await capacityOf(read)).read;
  return units;
}

const lightUsers = (count: number) =>
  Array.from({ length: count }, (_, index): UserLight => aStoredUser({ id: `sample-owner-${index}` }));
const signIns = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `sample-owner-${index}`,
    revision: 1,
    signedInAt: now.toISOString(),
  }));
const lightQuotations = (count: number) =>
  Array.from({ length: count }, (_, index) => aQuotationLight({ id: `sample-quotation-${index}` }));

/** As its record of the stream has it counted. */
const count = (quotation: string) =>
  countQuotations({ dynamodb: { Keys: { pk: { S: `Q#${quotation}` }, sk: { S: 'HEAD' } } } });

/** Quotations and users: `npm run prove -- units` has a hundred thousand. */
const [few, many] = [1000, roundsOf(10) * 1000];

let withFew: Record<string, number>;
let withMany: Record<string, number>;
let beforeTheNextSnapshot: { read: number };

beforeAll(async () => {
  await users.writeUser(owner);
  const look = {
    what: 'quotations',
    at: now.toISOString(),
    by: 'Giulia Ferrero',
    viewerId: 'giulia',
  } as const;
  await help.noteHelpView(owner.id, look);
  await activity.noteSignIn(owner.id, now.getTime() / 1000);
  const used = {
    signedInAt: now.toISOString(),
    usedAt: now.toISOString(),
    browser: 'Firefox',
    system: 'Linux',
  };
  await sessions.noteSession(owner.id, { id: 'session', ...used });
  const list = priceListSchema.parse({ id: 'pcu', name: 'PCU' });
  await priceLists.writeNewPriceList(list, [product.id], { once: once.onceKey('seed', 'pcu', ''), now });
  await products.writeProduct(product);
  const publication = { attempt: 'sample', publishedAt: now.toISOString(), publishedBy: 'Giulia Ferrero' };
  await colours.publishFolders(
    [{ colorlistId: 'ral', colorlist: 'RAL', colours: [] }],
    undefined,
    publication,
  );
  const by = { publishedAt: now.toISOString(), publishedBy: 'Giulia Ferrero' };
  await guidedTests.writeGuidedTestVersion({ revision: null, version: 0 }, aConfig(), by);
  const saved = { lastSaved: now.toISOString(), savedBy: 'Giulia Ferrero' };
  await guidedTests.writeGuidedTestDraft({ revision: null, version: 1 }, aConfig(), saved);
  await orders.writeOrder('phase', []);
  const header = newHeader(input, currentUser(owner), 'sample-quotation', now);
  await quotations.createQuotation({ header, rows }, key, now);
  await customers.createCustomer(
    aCustomer({ id: 'customer', uid: owner.id }),
    once.onceKey(owner.id, 'c', ''),
    now,
  );
  const number = await offerNumbers.readNextNumber(owner.id, 2026);
  const offer = anOffer([], { id: 'offer', uid: owner.id });
  await offers.createOffer({ offer, rows: {} }, number, once.onceKey(owner.id, 'o', ''), now);
  await sendOnce(offer, now);
  await works.addWorks(owner.id, [aWork({ id: 'work', uid: owner.id })]);
  const copy = await packed(copyOf(product));
  await transact(
    unread.map((name) => put({ TableName: table, Item: { pk: `COPY#${name}`, sk: 'COPY', copy } })),
  );

  const multiply = await multiplierOf(services.dynamoDb, 'sample');
  await count('sample-quotation');
  await multiply({ from: 0, to: few });
  const first = {
    quotation: await publishRows('quotation', lightQuotations(few), quotationRules),
    user: await publishRows('user', lightUsers(few), userRules),
    activity: await publishRows('activity', signIns(few), activityRules),
  };
  withFew = await measured();
  await multiply({ from: few, to: many });
  for (let number = 0; number < 100; number += 1) await count(`sample-${number}-quotation`);
  await publishRows('quotation', lightQuotations(many), quotationRules, first.quotation);
  await publishRows('user', lightUsers(many), userRules, first.user);
  await publishRows('activity', signIns(many), activityRules, first.activity);
  withMany = await measured();
  for (const change of lightQuotations(99)) await transact([noteChange('quotation', change)]);
  beforeTheNextSnapshot = await capacityOf(() => quotationList.search(quotationQuery({})));
}, 300_000);

describe('the cost of a read', () => {
  it('is counted for every function of the stores that reads', async () => {
    const files = readdirSync('lambdas/store', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /-store\.ts$|\b(lists|list-offer-ids|job-lock|job-log|price-batch|imported-batch|stored-product|moved-people)\.ts$/.test(
        file,
      ),
    );
    const modules = await Promise.all(
      files.map((file) => import(/* @vite-ignore */ `${process.cwd()}/lambdas/store/${file}`)),
    );
    const exported = modules.flatMap((module) => Object.keys(module));
    const reading = exported.filter((name) => /^(read|list|remember|redeem)[A-Z]|^[a-z]+List$/.test(name));
    // A snapshot is a file, an account is the pool's, tokens are used up by a write, and a share link is read.
    const others = [
      'readSnapshot',
      'listArchiveParts',
      'readArchivePart',
      'readAccount',
      'redeemToken',
      'redeemTicket',
      'redeemPriceListTicket',
      'redeemRegisterTicket',
      'redeemShareLink',
      // Cognito's.
      'readAccount',
    ];
    expect(Object.keys(accessPatterns).toSorted()).toEqual(
      reading.filter((name) => !others.includes(name)).toSorted(),
    );
  });

  it.each(Object.keys(accessPatterns))(
    'is the same for %s with few quotations and users as with many',
    (name) => {
      expect(withFew[name]).toBeGreaterThan(0);
      expect(withMany[name]).toBe(withFew[name]);
    },
  );

  it('is a unit for a user and one for the session that asks', () => {
    expect(withMany).toMatchObject({ readUserInSession: 2 });
  });

  it('is a unit for a user, a quotation of 4 KB, an own list and the few changes of a long one', () => {
    expect(withMany).toMatchObject({
      readUser: 1,
      readQuotation: 1,
      readHeader: 1,
      readRevision: 1,
      listOwnQuotations: 1,
      quotationList: 1,
      userList: 1,
    });
  });

  it('is no more for a quotation that nobody measured', async () => {
    const { read } = await capacityOf(() => measuredQuotation(currentUser(owner), 'sample-quotation'));
    expect(read).toBe(withMany.readQuotation);
  });

  it('is half a unit for a copy of a product that a function does not hold', () => {
    expect(withMany).toMatchObject({ readCopies: 2 * 0.5 });
  });

  it('is at most ten for a long list: a hundred changes wait for a snapshot at the most', () => {
    expect(beforeTheNextSnapshot.read).toBeGreaterThan(5);
    expect(beforeTheNextSnapshot.read).toBeLessThanOrEqual(10);
  });
});
