import { beforeEach, describe, expect, it } from 'vitest';
import { offerNumber } from '#shared/offers/offer-number.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OwnEvent } from '#shared/schemas/own-event.ts';
import { withToken } from '#test/support/accounts-api.ts';
import { documentOf } from '#test/support/api-document.ts';
import { listenWith } from '#test/support/live.ts';
import { aSent } from '#test/support/notifications-api.ts';
import { anOfferer, offersOf, only } from '#test/support/offers-api.ts';

const { addingOwnEvent } = await import('#lambdas/store/own-event/adding-own-event.ts');
const { readOpened } = await import('#lambdas/store/notification/notification-store.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');

type Entry = {
  id: string;
  title: string;
  read: boolean;
  event: { kind: string; offer: string; number: string } | null;
};
type Page = { items: Entry[]; unread: number; next: string | null };

/** Minutes after the painter came: what was sent before is read. */
const minute = 60_000;
let anna: Awaited<ReturnType<typeof anOfferer>>;
let offer: Offer;
let number: string;
beforeEach(async () => {
  anna = await anOfferer();
  offer = only<Offer>(await offersOf(anna.token).createOffer({ title: 'Facciata' }));
  number = offerNumber(offer);
});

const inbox = async (before?: string) =>
  only<Page>(await withToken(anna.token, documentOf('Query.myNotifications'), { before }));
const mark = async (input: { ids?: string[]; all?: boolean }) =>
  only<Page>(await withToken(anna.token, documentOf('Mutation.markNotificationsRead'), input));

const happened = async (id: string, minutes: number, changes: Partial<OwnEvent> = {}) => {
  const at = new Date(Date.now() + minutes * minute).toISOString();
  const event: OwnEvent = { id, at, kind: 'opened', offer: offer.id, version: 1, ...changes };
  await transact(addingOwnEvent(anna.id, event));
};

describe('events of one’s own offers', () => {
  it('stand in the bell with one unread count, the latest first, and name their offer [FUP-018]', async () => {
    const { unread } = await inbox();
    await happened('one', 1);
    await happened('two', 2, { kind: 'question' });
    const page = await inbox();
    expect(page.items.slice(0, 2).map(({ id, event, read }) => ({ id, event, read }))).toEqual([
      { id: 'two', event: { kind: 'question', offer: offer.id, number }, read: false },
      { id: 'one', event: { kind: 'opened', offer: offer.id, number }, read: false },
    ]);
    expect(page.unread).toBe(unread + 2);
  });

  it('are read one by one or all together, and open no notification [FUP-018]', async () => {
    const before = (await inbox()).unread;
    await happened('one', 1);
    await happened('two', 2);
    expect((await mark({ ids: ['one'] })).unread).toBe(before + 1);
    expect((await inbox()).items.find(({ id }) => id === 'one')?.read).toBe(true);
    expect(await readOpened('one')).toBe(0);
    expect((await mark({ all: true })).unread).toBe(0);
  });

  it('come page by page with the notifications, none twice and none left out', async () => {
    const { id } = await aSent({ recipients: ['imbianchino'] });
    for (const at of Array.from({ length: 45 }, (_, index) => index)) await happened(`e${at}`, at + 1);
    const ids: string[] = [];
    let next: string | null = null;
    do {
      const page: Page = await inbox(next ?? undefined);
      ids.push(...page.items.map((entry) => entry.id));
      next = page.next;
    } while (next);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((each) => each.startsWith('e') || each === id)).toHaveLength(46);
    expect(ids.slice(0, 3)).toEqual(['e44', 'e43', 'e42']);
  });

  it('are of their user alone, and told to their windows without their content [FUP-018, FUP-021]', async () => {
    const bruno = await anOfferer();
    const hears = await listenWith(anna.token, `user:${anna.id}`);
    await happened('mine', 1);
    expect(await hears.next()).toMatchObject({ entity: 'inbox', id: '' });
    expect(hears.said()).not.toContain(offer.id);
    hears.close();
    const other = only<Page>(await withToken(bruno.token, documentOf('Query.myNotifications'), {}));
    expect(other.items.map(({ id }) => id)).not.toContain('mine');
  });
});
