import { randomUUID } from 'node:crypto';
import exceljs from 'exceljs';
import { expect } from 'vitest';
import { anInvitation } from '#test/support/builders/invitation.ts';
import { aNotificationInput } from '#test/support/builders/notification.ts';
import { callAs, type Owner, runRepair } from '#test/support/two-countries.ts';
import { type Reply, sendHttp } from './callers.ts';
import { checkedWorkbook } from './checked-workbook.ts';
import type { Somebody } from './roles.ts';

/** The world of the calls: an Italian and a German user with a quotation each, in older forms, and shared things. */
export type World = {
  italian: Owner;
  german: Owner;
  all: Somebody;
  /** URL of the HTTP routes. */
  door: string;
  /** Things that a super user of all countries made. */
  made: {
    notification: string;
    preview: string;
    update: string;
    repair: string;
    /** Id of a notification to Germany. */
    invitation: string;
    invited: string;
    onlyItalian: string;
    mixed: string;
  };
};

/** Calls with real work, by a super user of Italy and not Germany. Checks the answers and returns them. */
export type Row = (who: Somebody, world: World) => Promise<Reply[]>;

const calls =
  (operation: string, args: (world: World) => object = () => ({}), code?: string): Row =>
  async (who, world) => {
    const reply = await callAs(who, operation, args(world));
    expect(reply.code, reply.body.slice(0, 300)).toBe(code);
    return [reply];
  };
const refused = (operation: string, args?: (world: World) => object) => calls(operation, args, 'forbidden');
const hidden = (operation: string, args?: (world: World) => object) => calls(operation, args, 'not-found');

/** The cells of a spreadsheet answer as one text. */
const sheet =
  (route: string, query: string): Row =>
  async (who, { door }) => {
    const reply = await sendHttp(who, `${door}${route.slice(4)}?${query}`);
    expect(reply.code, reply.body.slice(0, 300)).toBeUndefined();
    const book = new exceljs.Workbook();
    await book.xlsx.load(Buffer.from(reply.body, 'base64') as never); // exceljs knows the Buffer of Node before 22
    const rows: unknown[] = [];
    book.eachSheet((page) => page.eachRow((row) => rows.push(row.values)));
    return [{ ...reply, body: JSON.stringify(rows) }];
  };

const finds =
  (row: Row, what: (world: World) => string): Row =>
  async (who, world) => {
    const replies = await row(who, world);
    expect(replies.map(({ body }) => body).join()).toContain(what(world));
    return replies;
  };

const german = { country: 'DE', province: null, pricelist: null };
const called = (name: string): Row => calls(`Mutation.${name}`);
/** Both owners' names begin with this. */
const owners = { search: 'Proprietario' };
const weeks = { from: '2026-W01', to: '2026-W53' };
const noFactors = { byProduct: [], byPricelist: [{ pricelist: 'pcu', factor: 1.01 }] };
const byRepair = ({ made }: World) => ({ kind: 'repair', id: made.repair });
const byUpdate = ({ made }: World) => ({ kind: 'price_update', id: made.update });
const byNotification = ({ made }: World) => ({ id: made.notification, revision: 1 });

const importing: Row = async (who) => {
  const slug = `due-${randomUUID()}`;
  const { id: check } = await checkedWorkbook(who, { tags: [{ id: slug, name: 'Due paesi', slug }] });
  const seen = await callAs(who, 'Query.importValues', { check, sheet: 'tags', page: 0 });
  const begun = await callAs(who, 'Mutation.startCatalogueImport', { check });
  expect(begun.code, begun.body).toBeUndefined();
  const { id } = begun.data as { id: string }; // the whole job
  const worked = await callAs(who, 'Mutation.continueJob', { kind: 'import', id });
  const listed = await callAs(who, 'Query.catalogueImports', {});
  const asked = await callAs(who, 'Query.importUndo', { job: id });
  expect(asked.body, asked.body).toContain('"removed":1');
  const undoing = await callAs(who, 'Mutation.undoCatalogueImport', { key: slug, job: id });
  expect(undoing.code, undoing.body).toBeUndefined();
  const { id: undo } = undoing.data as { id: string }; // the whole job
  const undone = await callAs(who, 'Mutation.continueJob', { kind: 'import_undo', id: undo });
  return [seen, begun, worked, listed, asked, undoing, undone];
};

const refusedPrices: Row = (who, world) =>
  refused('Mutation.previewPriceUpdate', () => ({ table: noFactors }))(who, world);

const replaced =
  (list: 'onlyItalian' | 'mixed', code?: string): Row =>
  (who, world) =>
    calls(
      'Mutation.deletePriceList',
      ({ made }) => ({ id: made[list], replacement: 'pcu' }),
      code,
    )(who, world);

const both =
  (...rows: Row[]): Row =>
  async (who, world) => {
    const replies: Reply[] = [];
    for (const row of rows) replies.push(...(await row(who, world)));
    return replies;
  };

/** Every operation on many entities, or on things of several countries. Each is tried on both kinds. */
export const bulkOperations: Readonly<Record<string, Row>> = {
  'Query.users': finds(
    calls('Query.users', () => ({ pageSize: 250, filter: owners })),
    ({ italian }) => italian.id,
  ),
  'GET /functions/exportUsers': finds(
    sheet('GET /functions/exportUsers', ''),
    ({ italian }) => italian.email,
  ),
  'Query.quotations': finds(
    calls('Query.quotations', () => ({ pageSize: 20, filter: owners })),
    ({ italian }) => italian.quotation,
  ),
  'Query.offerStatistics': calls('Query.offerStatistics', () => ({ year: 2026 })),
  'Query.pausedMails': calls('Query.pausedMails'),
  'Query.statistics': both(
    calls('Query.statistics', () => weeks),
    hidden('Query.statistics', () => ({ ...weeks, country: 'DE' })),
  ),
  'GET /functions/downloadStatisticsXLS': sheet(
    'GET /functions/downloadStatisticsXLS',
    `from=${weeks.from}&to=${weeks.to}`,
  ),
  'Query.invitations': calls('Query.invitations', () => ({ pageSize: 20 })),
  'Query.checkInvitations': calls('Query.checkInvitations', () => ({
    invitations: [anInvitation(), anInvitation(german)],
  })),
  'Mutation.invite': both(
    refused('Mutation.invite', () => ({ key: randomUUID(), invitation: anInvitation(german) })),
    calls('Mutation.invite', () => ({ key: randomUUID(), invitation: anInvitation() })),
  ),
  'Mutation.resendInvitation': hidden('Mutation.resendInvitation', ({ made }) => ({ id: made.invitation })),
  'Mutation.revokeInvitation': hidden('Mutation.revokeInvitation', ({ made }) => ({ id: made.invitation })),
  'Query.priceListUses': calls('Query.priceListUses', ({ made }) => ({ id: made.mixed })),
  'Mutation.deletePriceList': both(replaced('mixed', 'in-use'), replaced('onlyItalian')),
  'Mutation.startRepair': both(
    refused('Mutation.startRepair', () => ({
      ...{ key: randomUUID(), tasks: ['userCountries'], dryRun: false, forceItaly: true },
    })),
    async (who) => {
      const { id } = await runRepair(who, { tasks: ['userCountries', 'quotationCountries', 'packagings'] });
      return [await callAs(who, 'Query.jobLog', { kind: 'repair', id, after: null })];
    },
  ),
  'Query.forcedUsers': refused('Query.forcedUsers', () => ({ page: 0 })),
  'Mutation.undoRepair': refused('Mutation.undoRepair', ({ made }) => ({
    key: randomUUID(),
    job: made.repair,
  })),
  'Mutation.createQuotationsLight': called('createQuotationsLight'),
  'Mutation.createProductsLight': called('createProductsLight'),
  'Mutation.fixUserIds': called('fixUserIds'),
  'Mutation.fixQuotationsUsers': called('fixQuotationsUsers'),
  'Query.job': hidden('Query.job', byRepair),
  'Query.jobs': calls('Query.jobs', () => ({ kind: 'repair' })),
  'Query.jobLog': hidden('Query.jobLog', (world) => ({ ...byRepair(world), after: null })),
  'Mutation.continueJob': hidden('Mutation.continueJob', byRepair),
  'Mutation.cancelJob': both(hidden('Mutation.cancelJob', byRepair), refused('Mutation.cancelJob', byUpdate)),
  'Mutation.startCatalogueImport': importing,
  'Query.importValues': importing,
  'Query.catalogueImports': importing,
  'Query.importUndo': importing,
  'Mutation.undoCatalogueImport': importing,
  'Mutation.previewPriceUpdate': refusedPrices,
  'Query.priceUpdatePreview': calls('Query.priceUpdatePreview', ({ made }) => ({ id: made.preview })),
  'Query.priceUpdateLines': calls('Query.priceUpdateLines', ({ made }) => ({
    ...{ preview: made.preview, pricelist: 'pcu', page: 0, onlyChanges: false },
  })),
  'Query.outdatedPriceUpdates': calls('Query.outdatedPriceUpdates'),
  'Query.priceUpdates': calls('Query.priceUpdates'),
  'Query.priceUpdateUndo': refused('Query.priceUpdateUndo', ({ made }) => ({ job: made.update })),
  'Mutation.startPriceUpdate': refused('Mutation.startPriceUpdate', ({ made }) => ({
    ...{ key: randomUUID(), preview: made.preview, confirmUnusual: true },
  })),
  'Mutation.resumePriceUpdate': refused('Mutation.resumePriceUpdate', ({ made }) => ({ id: made.update })),
  'Mutation.undoPriceUpdate': refused('Mutation.undoPriceUpdate', ({ made }) => ({
    ...{ key: randomUUID(), job: made.update },
  })),
  'Query.notifications': refused('Query.notifications'),
  'Query.notificationReach': refused('Query.notificationReach', () => ({ recipients: ['imbianchino'] })),
  'Mutation.createNotification': refused('Mutation.createNotification', () => ({
    ...{ key: randomUUID(), input: aNotificationInput(), status: 'draft' },
  })),
  'Mutation.updateNotification': refused('Mutation.updateNotification', (world) => ({
    ...{ ...byNotification(world), input: aNotificationInput(), status: 'draft' },
  })),
  'Mutation.setNotificationStatus': refused('Mutation.setNotificationStatus', (world) => ({
    ...{ ...byNotification(world), status: 'todo' },
  })),
  'Mutation.deleteNotification': refused('Mutation.deleteNotification', byNotification),
  'Mutation.duplicateNotification': refused('Mutation.duplicateNotification', ({ made }) => ({
    ...{ key: randomUUID(), id: made.notification },
  })),
  'Mutation.uploadNotificationAttachment': refused('Mutation.uploadNotificationAttachment', ({ made }) => ({
    ...{ notificationId: made.notification, type: 'image/png', fileName: 'Avviso.png' },
  })),
  'Mutation.removeNotificationAttachment': refused('Mutation.removeNotificationAttachment', byNotification),
  'Mutation.testFCMTopic': refused('Mutation.testFCMTopic', () => ({ topic: 'imbianchino' })),
};

/** Operations on one named person or their things. authorization-matrix.ts checks the country. */
export const operationsOnOnePerson: readonly string[] = [
  ...['Query.user', 'Query.userActivity', 'Query.userAs', 'Query.helpViews', 'Query.phasesAs'],
  ...['Query.quotationAs', 'Query.quotationsAs', 'Query.selectableProductsAs'],
  ...['createUser', 'saveUser', 'deleteUser', 'eraseUser', 'signOutUser', 'liftMailPause'].map(
    (name) => `Mutation.${name}`,
  ),
  ...['confirmPriceList', 'forceEmailVerification'].map((name) => `Mutation.${name}`),
];
