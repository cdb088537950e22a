import { GetCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { removeItems } from '#lambdas/runtime/table/remove-items.ts';
import { client, table as TableName } from '#lambdas/runtime/table/table.ts';
import { put, transact } from '#lambdas/runtime/table/transact.ts';
import { readOrder, writeOrder } from '#lambdas/store/catalogue/order-store.ts';
import {
  publishFolders,
  readPublication,
  readPublishedFolders,
} from '#lambdas/store/catalogue/published-colour-store.ts';
import { digestOf, keepCopies } from '#lambdas/store/copy/copy-store.ts';
import { copyOf } from '#lambdas/store/copy/product-copy.ts';
import { forgetAuthorIn } from '#lambdas/store/erasure/author-names.ts';
import { forgetViewer, noteHelpView } from '#lambdas/store/help/help-store.ts';
import { keepChange } from '#lambdas/store/history/history-store.ts';
import { listUnfinishedJobs } from '#lambdas/store/job/job-store.ts';
import { countUse } from '#lambdas/store/limit/rate-store.ts';
import { createNotification } from '#lambdas/store/notification/notification-store.ts';
import { doneOnce, onceKey, takeStep } from '#lambdas/store/once/once-store.ts';
import { addingOwnEvent } from '#lambdas/store/own-event/adding-own-event.ts';
import { takePush } from '#lambdas/store/own-event/due-push-store.ts';
import { listShareLinks, noteOpening, writeShareLink } from '#lambdas/store/pass/share-link-store.ts';
import { issueToken, redeemToken } from '#lambdas/store/pass/token-store.ts';
import { keepingCode, readCode, takeTry } from '#lambdas/store/sent-offer/accept-code-store.ts';
import { addingAcceptance, takeOwnersCopy } from '#lambdas/store/sent-offer/acceptance-store.ts';
import {
  addressWorks,
  markingReturned,
  returnedAmong,
} from '#lambdas/store/sent-offer/blocked-address-store.ts';
import { change } from '#lambdas/store/sent-offer/erase-sent-offer.ts';
import { countingMail, pauseWhereNeeded } from '#lambdas/store/sent-offer/mail-standing-store.ts';
import { newOfferLink, noteVisit, offerLinks } from '#lambdas/store/sent-offer/offer-link-store.ts';
import { refuseReminders, refusesReminders } from '#lambdas/store/sent-offer/refused-reminders-store.ts';
import { beginPreparing } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { addingLine, endTelling } from '#lambdas/store/sent-offer/timeline-store.ts';
import { keepLink } from '#lambdas/store/user/password-change.ts';
import { readUser, writeUser } from '#lambdas/store/user/user-store.ts';
import { anAcceptance } from '#test/support/builders/acceptance.ts';
import { aNotification } from '#test/support/builders/notification.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aShareLink } from '#test/support/builders/share-link.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { pass } from './pass.ts';
import type { Rows } from './row.ts';
import { snapshotRow } from './snapshot-row.ts';

const now = new Date('2026-11-20T10:00:00Z');

/** The hash of a token depends on the mark. */
const withoutHash = ({ tokenHash, ...item }: Record<string, unknown>) => item;

async function itemsOf(mark: string): Promise<string[]> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName, ConsistentRead: true }));
  return Items.map((item) => JSON.stringify(withoutHash(item)))
    .filter((item) => item.includes(mark))
    .toSorted();
}
/** A row about its own items, and their state afterwards. */
const on = (mark: string, act: () => Promise<unknown>) => ({ act, seen: () => itemsOf(mark) });
const putAll = (items: readonly object[]) => transact(items.map((Item) => put({ TableName, Item })));
const aUserOf = (mark: string) =>
  writeUser(aStoredUser({ id: mark, uid: mark, email: `${mark}@example.com` }));
const aLinkOf = async (mark: string) => {
  const link = aShareLink({ id: mark, quotation: mark });
  await writeShareLink(link, 'key');
  return link;
};

export const tableRows: Rows = {
  '* GetCommand': {
    async make(mark) {
      await aUserOf(mark);
      return { act: () => readUser(mark) };
    },
  },
  '* QueryCommand': {
    async make(mark) {
      await aLinkOf(mark);
      return { act: async () => (await listShareLinks(mark, now)).map(withoutHash) };
    },
  },
  'get-items.ts BatchGetCommand': {
    async make(mark) {
      await putAll([
        { pk: mark, sk: 'a' },
        { pk: mark, sk: 'b' },
      ]);
      return { act: () => getItems([{ pk: mark, sk: 'a' }], true) };
    },
  },
  'write-items.ts BatchWriteCommand': {
    async make(mark) {
      const keys = Array.from({ length: 30 }, (_, index) => ({ pk: mark, sk: `${index}` }));
      await putAll(keys);
      return on(mark, () => removeItems(keys));
    },
  },
  'transact.ts TransactWriteCommand': {
    async make(mark) {
      const once = onceKey(mark, mark, '');
      return on(mark, () => doneOnce(once, () => createNotification(aNotification({ id: mark }), once, now)));
    },
  },
  'copy-store.ts PutCommand': {
    async make(mark) {
      const copy = copyOf(aProduct({ name: { it: mark } }));
      const Key = { pk: `COPY#${digestOf(copy)}`, sk: 'COPY' };
      const seen = async () => (await client.send(new GetCommand({ TableName, Key }))).Item?.sk;
      return { act: () => keepCopies([copy]), seen };
    },
  },
  'job-store.ts DeleteCommand': {
    async make(mark) {
      await putAll([{ pk: 'UNFINISHED', sk: `import#${mark}`, kind: 'import', job: mark }]);
      return on(mark, () => listUnfinishedJobs('import'));
    },
  },
  'sent-head-store.ts UpdateCommand': {
    async make(mark) {
      return on(mark, () => beginPreparing({ offer: mark, uid: mark }, 'key', now));
    },
  },
  'erase-sent-offer.ts UpdateCommand': {
    async make(mark) {
      const key = { pk: mark, sk: 'STATE' };
      await putAll([{ ...key, outcome: 'accepted', note: 'Maria Verdi' }]);
      return on(mark, () => change(key, { note: null, ttl: 1 }));
    },
  },
  'mail-standing-store.ts PutCommand': {
    async make(mark) {
      for (const what of ['complained', 'complained'] as const)
        await transact([countingMail(mark, what, now)]);
      return on(mark, () => pauseWhereNeeded(mark, now));
    },
  },
  'accept-code-store.ts UpdateCommand': {
    async make(mark) {
      const link = { offer: mark, id: mark };
      await transact([keepingCode(link, { code: '123456', to: 'maria@example.com', version: 1 }, now)]);
      const code = await readCode(link);
      return {
        act: () => takeTry(link, { hash: code?.hash ?? '' }),
        seen: async () => (await readCode(link))?.tries,
      };
    },
    lost: 'two tries are taken: a guest has one less',
  },
  'acceptance-store.ts UpdateCommand': {
    async make(mark) {
      await transact([addingAcceptance(anAcceptance({ offer: mark }))]);
      return on(mark, () => takeOwnersCopy(mark, 'run'));
    },
  },
  'offer-link-store.ts UpdateCommand': {
    async make(mark) {
      const named = { id: mark, offer: mark, uid: mark };
      const link = newOfferLink(named, { recipient: null, inPerson: false }, now, now);
      await transact(offerLinks.writing(link, 'key'));
      return on(mark, async () => void (await noteVisit(link, 1, now)));
    },
  },
  'timeline-store.ts UpdateCommand': {
    async make(mark) {
      const at = now.toISOString();
      const line = {
        id: mark,
        at,
        event: 'opened',
        by: 'customer',
        who: null,
        version: 1,
        detail: null,
      } as const;
      await transact([addingLine(mark, line, true)]);
      return on(mark, () => endTelling(mark, line));
    },
  },
  'blocked-address-store.ts UpdateCommand': {
    async make(mark) {
      await transact([markingReturned(mark, 'maria@example.com', now)]);
      return {
        act: () => addressWorks(mark, 'maria@example.com'),
        seen: () => returnedAmong(mark, ['maria@example.com']),
      };
    },
    lost: 'it says that nothing had to end: nobody asks',
  },
  'due-push-store.ts UpdateCommand': {
    async make(mark) {
      const event = { id: mark, at: now.toISOString(), kind: 'opened', offer: mark, version: 1 } as const;
      await aUserOf(mark);
      await transact(addingOwnEvent(mark, event));
      return on(mark, () => takePush({ uid: mark, event }));
    },
    lost: 'nobody sends the push: one that may have gone out is never sent twice',
  },
  'refused-reminders-store.ts PutCommand': {
    make: async (mark) => ({
      act: () => refuseReminders(mark, 'maria@example.com', now),
      seen: () => refusesReminders(mark, 'maria@example.com'),
    }),
  },
  'once-store.ts UpdateCommand': {
    async make(mark) {
      const once = onceKey(mark, mark, '');
      await createNotification(aNotification({ id: mark }), once, now);
      return { act: () => takeStep(once, 'mail') };
    },
    ends: 'a step that may be finished is finished: a user can request the mail again',
  },
  'order-store.ts UpdateCommand': {
    make: async (mark) => ({ act: () => writeOrder('phase', [mark]), seen: () => readOrder('phase') }),
  },
  'history-store.ts PutCommand': {
    make: async (mark) =>
      on(mark, () =>
        keepChange('phase', mark, {
          ...{ revision: 2, part: 'entity', at: now.toISOString(), by: 'Marta' },
          ...{ created: false, differences: [] },
        }),
      ),
  },
  'token-store.ts PutCommand': {
    make: async (mark) => ({
      act: async () => redeemToken(pass, (await issueToken(pass, { of: mark }, now, mark)).token, now),
    }),
  },
  'password-change.ts UpdateCommand': {
    make: async (mark) => on(mark, () => keepLink(mark, 'a-link', now)),
  },
  'rate-store.ts UpdateCommand': {
    make: async (mark) => on(mark, async () => void (await countUse('document', mark, now))),
    lost: 'it is counted twice: the limit is that much stricter until its window ends',
  },
  'snapshot-store.ts UpdateCommand': snapshotRow,
  'forget-doer.ts UpdateCommand': {
    async make(mark) {
      await aUserOf(mark);
      const look = {
        what: 'catalogue' as const,
        at: now.toISOString(),
        by: 'Rita',
        viewerId: `${mark}-viewer`,
      };
      await noteHelpView(mark, look);
      return { act: () => forgetViewer(look.viewerId, 'Nessuno'), seen: () => byOf(mark) };
    },
  },
  'author-names.ts UpdateCommand': {
    async make(mark) {
      await putAll([{ pk: mark, sk: 'a', by: 'Rita', updatedBy: 'Marta' }]);
      return on(mark, () => forgetAuthorIn(mark, { names: ['Rita'], label: 'Nessuno' }));
    },
  },
  'share-link-store.ts UpdateCommand': {
    async make(mark) {
      const link = await aLinkOf(mark);
      return on(mark, () => noteOpening(link, now));
    },
  },
  'published-colour-store.ts PutCommand': {
    async make(mark) {
      let attempts = 0;
      const folder = { colorlistId: mark, colorlist: mark, colours: [] };
      return {
        async act() {
          attempts += 1;
          const by = { attempt: `${mark}-${attempts}`, publishedAt: now.toISOString(), publishedBy: 'Marta' };
          await publishFolders([folder], await readPublication(), by);
        },
        seen: readPublishedFolders,
      };
    },
  },
};

/** Keys of help records are hashes. */
const byOf = async (mark: string) =>
  (await itemsOf(mark))
    .map((item) => JSON.parse(item))
    .filter(({ sk }) => sk.startsWith('HELP#'))
    .map(({ by, viewerId }) => [by, viewerId]);
