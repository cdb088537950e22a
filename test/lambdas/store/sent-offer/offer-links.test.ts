import { afterAll, describe, expect, it, vi } from 'vitest';
import { day } from '#shared/day.ts';
import { mostOfferLinks, type OfferLink } from '#shared/schemas/offer-link.ts';
import { aShareLink } from '#test/support/builders/share-link.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const store = await openStoreTable();
vi.stubEnv('WEB_ORIGIN', 'https://preventivi.example.com');
afterAll(() => store.close());

const { transact } = await import('#lambdas/runtime/table/transact.ts');
const { newId } = await import('#lambdas/runtime/new-id.ts');
const links = await import('#lambdas/store/sent-offer/offer-link-store.ts');
const { addressOfWanted, sendingLinks, wantedLink } = await import(
  '#lambdas/store/sent-offer/sending-links.ts'
);
const { redeemShareLink, writeShareLink } = await import('#lambdas/store/pass/share-link-store.ts');
const { shareToken, offerToken } = await import('#lambdas/store/pass/share-token.ts');
const { readLinkKey } = await import('#lambdas/store/pass/link-key-store.ts');

const now = new Date('2026-12-03T16:20:00.000Z');
const goodUntil = new Date('2026-12-31T23:00:00.000Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

const aLink = (offer: string, changes: Partial<OfferLink> = {}, at = now) => ({
  ...links.newOfferLink(
    { id: newId(), offer, uid: 'marta' },
    { recipient: null, inPerson: false },
    goodUntil,
    at,
  ),
  ...changes,
});
const add = async (offer: string, changes: Partial<OfferLink> = {}, at = now) => {
  const link = aLink(offer, changes, at);
  await links.offerLinks.add(link, 'key', now);
  return link;
};
const idsOf = async (offer: string) => (await links.offerLinks.list(offer, now)).map(({ id }) => id);

describe('a link to an offer', () => {
  it('is good for 90 days after the version, a year after an acceptance, two hours on this device [SND-031, SND-033]', () => {
    const made = { inPerson: false, createdAt: now.toISOString() };
    expect(links.endOfLink(made, { goodUntil })).toBe('2027-03-31T23:00:00.000Z');
    expect(links.endOfLink(made, { goodUntil, accepted: '2026-12-10T10:42:00.000Z' })).toBe(
      '2027-12-10T10:42:00.000Z',
    );
    expect(links.endOfLink({ ...made, inPerson: true }, { goodUntil })).toBe('2026-12-03T18:20:00.000Z');
  });

  it('keeps its address when its end moves, and opens nothing after it [SND-029, SND-031]', async () => {
    const offer = newId();
    const link = await add(offer);
    const token = offerToken(link, 'key');
    const redeemed = async (at: Date, of = offer) => (await links.offerLinks.redeem(of, token, at)).id;
    const [last, afterwards] = [later(115 * day), later(200 * day)];
    expect(await redeemed(last)).toBe(link.id);
    await expect(redeemed(afterwards)).rejects.toMatchObject({ code: 'link-expired' });
    await transact(links.movingLink(link, later(300 * day).toISOString()));
    expect(await redeemed(afterwards)).toBe(link.id);
    await transact(links.endingOfferLink(link));
    await expect(redeemed(now)).rejects.toMatchObject({ code: 'link-expired' });
    expect(await readLinkKey(offer, link.id)).toBeUndefined();
  });

  it('opens no other offer and no quotation, nor does a link of a quotation open an offer [SND-029]', async () => {
    const [offer, other] = [newId(), newId()];
    const link = await add(offer);
    const token = offerToken(link, 'key');
    await expect(links.offerLinks.redeem(other, token, now)).rejects.toMatchObject({ code: 'link-expired' });
    await expect(redeemShareLink(offer, token, now)).rejects.toMatchObject({ code: 'link-expired' });
    const share = aShareLink({ quotation: other, expiresAt: later(day).toISOString() });
    await writeShareLink(share, 'key');
    await expect(links.offerLinks.redeem(other, shareToken(share, 'key'), now)).rejects.toMatchObject({
      code: 'link-expired',
    });
    expect(await links.offerLinks.list(other, now)).toEqual([]);
  });

  it('is one of ten that are good, also when many are made at once [SND-031]', async () => {
    const offer = newId();
    const made = await Promise.allSettled(Array.from({ length: mostOfferLinks + 3 }, () => add(offer)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostOfferLinks);
    expect(made.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))).toMatchObject(
      Array.from({ length: 3 }, () => ({ code: 'too-many-links', params: { most: mostOfferLinks } })),
    );
  });

  it('notes its first opening, and visits once a minute with the version [ACC-007, SND-032]', async () => {
    const offer = newId();
    const link = await add(offer);
    for (const [seconds, version] of [
      [0, 1],
      [30, 1],
      [90, 2],
    ] as const)
      await links.noteVisit(link, version, later(seconds * 1000));
    expect(await links.offerLinks.read(offer, link.id, now)).toMatchObject({
      ...{ visits: 2, seen: 2, firstOpenedAt: now.toISOString(), openedAt: later(90_000).toISOString() },
    });
  });
});

describe('the links of a sending', () => {
  const around = { uid: 'marta', goodUntil, now };

  it('are those that their recipients have, else new ones; the end of all others moves [SND-020, SND-031]', async () => {
    const offer = newId();
    const known = await add(offer, { recipient: 'mara@example.com' });
    const other = await add(offer, { recipient: null });
    const wanted = ['mara@example.com', 'luca@example.com'].map((recipient) =>
      wantedLink({ recipient, inPerson: false, isNew: false }, newId),
    );
    const longer = new Date('2027-01-31T23:00:00.000Z');
    const { used, made, writes } = await sendingLinks(wanted, { offer, ...around, goodUntil: longer });
    await transact(writes);
    expect(used.map(({ recipient }) => recipient)).toEqual(['mara@example.com', 'luca@example.com']);
    expect(used[0]?.id).toBe(known.id);
    expect(made.map(({ recipient }) => recipient)).toEqual(['luca@example.com']);
    expect(used[1]?.address).toBe(wanted[1] && addressOfWanted(offer, wanted[1]));
    const stored = await links.offerLinks.list(offer, now);
    expect(new Set(stored.map(({ expiresAt }) => expiresAt))).toEqual(new Set(['2027-05-01T23:00:00.000Z']));
    expect(await idsOf(offer)).toEqual(expect.arrayContaining([known.id, other.id]));
    for (const { address, id } of used) {
      const token = address.split('#t=')[1] ?? '';
      expect((await links.offerLinks.redeem(offer, token, now)).id).toBe(id);
    }
  });

  it('end the oldest that nobody opened, beyond the tenth, and never one that is used [SND-031]', async () => {
    const offer = newId();
    const made: OfferLink['id'][] = [];
    for (let index = 0; index < mostOfferLinks; index += 1) {
      const opened = index === 0 || index === 2 ? now.toISOString() : null;
      const changes = { recipient: `${index}@example.com`, firstOpenedAt: opened };
      made.push((await add(offer, changes, later(index * 1000))).id);
    }
    const wanted = ['1@example.com', 'new@example.com'].map((recipient) =>
      wantedLink({ recipient, inPerson: false, isNew: false }, newId),
    );
    await transact((await sendingLinks(wanted, { offer, ...around })).writes);
    const left = await idsOf(offer);
    expect(left).toHaveLength(mostOfferLinks);
    expect(made.filter((id) => !left.includes(id))).toEqual([made[3]]);
  });

  it('end the oldest of all where each was opened [SND-031]', () => {
    const good = Array.from({ length: mostOfferLinks }, (_, index) => ({
      ...aLink('offer', { id: `link-${index}`, firstOpenedAt: now.toISOString() }, later(-index * 1000)),
      tokenHash: 'hash',
    }));
    expect(links.linksToEnd(good, 2).map(({ id }) => id)).toEqual(['link-9', 'link-8']);
    expect(links.linksToEnd(good.slice(0, 8), 2)).toEqual([]);
  });
});
