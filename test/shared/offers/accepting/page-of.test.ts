import { describe, expect, it } from 'vitest';
import { offerDocumentTexts } from '#lambdas/store/document/offer-document-texts.ts';
import { offerSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { chosenIds } from '#shared/offers/accepting/chosen-ids.ts';
import { codeAddress, type KnownMail } from '#shared/offers/accepting/code-address.ts';
import { type KnownOffer, pageOf, pageState } from '#shared/offers/accepting/page-of.ts';
import { recipientOf } from '#shared/offers/accepting/recipient-of.ts';
import { selectedTotals } from '#shared/offers/accepting/selection.ts';
import { waitingQuestions } from '#shared/offers/following/waiting-questions.ts';
import type { OfferMessage, OfferVersion, SentHead } from '#shared/schemas/sent-offer.ts';
import { anAcceptance } from '#test/support/builders/acceptance.ts';
import { aFacadeOffer, theOwner, theSettings } from '#test/support/builders/offer-document.ts';

const now = new Date('2026-12-04T10:00:00.000Z');
const snapshot = offerSnapshot(
  aFacadeOffer({ validUntil: '2026-12-31' }),
  { owner: theOwner, settings: theSettings, now, version: { number: 2, former: null }, logo: null },
  offerDocumentTexts.it,
);

/** Words that only the owner, or another guest, may see. */
const planted = (name: string) => `PLANTED-${name}`;

const head: SentHead = {
  ...{ offer: 'offer', uid: planted('uid'), version: 2, state: 'opened', channel: 'email' },
  ...{ firstSentAt: planted('firstSentAt'), sentAt: planted('sentAt'), openedAt: planted('openedAt') },
  ...{ validUntil: '2026-12-31', outcome: null, cancelled: null, unmailed: null, value: 123_456_789 },
  ...{ content: planted('content'), preparing: { since: planted('since'), key: planted('key') } },
  ...{ reminders: [planted('reminder')], leftOut: false, expiryNoted: 0 },
};
const version: OfferVersion = {
  ...{ number: 2, state: 'sent', channel: 'email', sentAt: snapshot.sentAt, openedAt: planted('opened') },
  ...{
    validUntil: '2026-12-31',
    snapshotHash: 'a'.repeat(64),
    pdfHash: planted('pdfHash'),
    pdfSize: 987_654_321,
  },
  ...{ asksCode: true, recipients: ['first@example.com', planted('second@example.com')] },
  ...{ value: 123_456_789, stamp: 0, total: 123_456_789, outcome: null },
};
const link: KnownOffer['link'] = {
  ...{ id: planted('link'), offer: 'offer', uid: planted('uid'), recipient: 'maria@example.com' },
  ...{
    inPerson: false,
    tokenHash: planted('hash'),
    createdAt: planted('created'),
    expiresAt: planted('end'),
  },
  ...{ firstOpenedAt: planted('first'), openedAt: planted('last'), visits: 77_777, seen: 1 },
};
const question: OfferMessage = {
  ...{ id: 'm1', at: '2026-12-04T09:00:00.000Z', by: 'customer', who: planted('other@example.com') },
  ...{ text: 'Quando?', line: null, version: 1 },
};
const known: KnownOffer = {
  head,
  version,
  snapshot,
  link,
  messages: [question],
  mails: [],
  acceptance: undefined,
  withdrawal: undefined,
  logo: null,
};
const signed = anAcceptance({
  ...{
    name: planted('name'),
    role: planted('role'),
    address: planted('address'),
    browser: planted('browser'),
  },
  ...{ recipient: planted('recipient'), link: planted('link'), key: planted('key'), asked: planted('asked') },
  selection: { options: [], alternatives: {} },
  at: '2026-12-04T09:42:00.000Z',
});
const accepted: KnownOffer = {
  ...known,
  head: {
    ...head,
    state: 'accepted',
    outcome: { by: 'customer', how: planted('how'), day: '2026-12-04', note: planted('note'), at: signed.at },
  },
  acceptance: signed,
};

describe('the page of an offer', () => {
  it('has the times of the work apart from the place, where there are some [ACC-002]', () => {
    const { job } = snapshot.model;
    const without = {
      ...snapshot,
      model: { ...snapshot.model, job: { ...job, lines: job.lines.slice(0, -1) } },
    };
    const timingOf = (each: typeof snapshot) =>
      pageOf({ ...known, snapshot: each }, 'sent', now).content?.timing;
    expect(timingOf(snapshot)).toBe('Inizio entro 60 giorni dalla firma, durata 40 giorni');
    expect(timingOf(without)).toBeNull();
  });

  it.each([
    ['open', known, 'opened'],
    ['accepted', accepted, 'accepted'],
    ['withdrawn', { ...known, head: { ...head, state: 'withdrawn' as const } }, 'withdrawn'],
  ] as const)('that is %s tells nothing but what it shows [ACC-002, ACC-039]', (_, of, state) => {
    const text = JSON.stringify(pageOf(of, state, now));
    expect(text).not.toMatch(/PLANTED|77777|987654321|maria@example\.com|first@example\.com/);
    expect(text).not.toMatch(/markup|hourlyCost|cost"|margin|pricelist/i);
  });

  it('masks where a code goes, and asks for none where none is asked [ACC-028]', () => {
    expect(pageOf(known, 'opened', now).content?.asksCode).toBe('m•••@e•••.com');
    const without = { ...known, version: { ...version, asksCode: false } };
    expect(pageOf(without, 'opened', now).content?.asksCode).toBeNull();
  });

  it('says which older version the link had opened [SND-032]', () => {
    const seen = (at: number) => pageOf({ ...known, link: { ...link, seen: at } }, 'opened', now).replaced;
    expect([seen(0), seen(1), seen(2)]).toEqual([null, 1, null]);
  });

  it('tells of an acceptance that the owner noted what was chosen, else what was sent, and no way to withdraw [SND-042, ACC-056]', () => {
    const { outcome } = accepted.head;
    const option = snapshot.selectable.lines.find(({ optional }) => optional)?.id ?? '';
    const notedWith = (selection?: string[]) => {
      const head = { ...accepted.head, outcome: outcome && { ...outcome, ...(selection && { selection }) } };
      return pageOf({ ...accepted, head, acceptance: undefined }, 'accepted', now).content?.accepted;
    };
    const [asSent, noted] = [notedWith(), notedWith([option])];
    expect(asSent).toMatchObject({ chosen: [], signed: false, withdrawalUntil: null });
    expect(noted).toMatchObject({ chosen: [option], signed: false, withdrawalUntil: null });
    expect(asSent?.total).toBe(selectedTotals(snapshot.selectable, [])?.total);
    expect(noted?.total).toBe(selectedTotals(snapshot.selectable, [option])?.total);
    expect(noted?.total).toBeGreaterThan(asSent?.total ?? 0);
  });

  it('tells who holds the link that the signed copy went to, and nobody else [ACC-035, ACC-036]', () => {
    const copied = { ...signed, recipient: 'maria@example.com', signedHash: 'b'.repeat(64) };
    const mailed = (of: typeof signed, recipient: string | null) =>
      pageOf({ ...accepted, acceptance: of, link: { ...link, recipient } }, 'accepted', now).content?.accepted
        ?.mailed;
    const holders = ['maria@example.com', 'first@example.com', null];
    expect(holders.map((holder) => mailed(copied, holder))).toEqual([true, false, false]);
    const byName = { ...copied, recipient: null };
    expect(holders.map((holder) => mailed(byName, holder))).toEqual([false, true, false]);
    expect(mailed({ ...copied, signedHash: null }, 'maria@example.com')).toBe(false);
    const nobody = { ...accepted, acceptance: byName, version: { ...version, recipients: [] } };
    const unnamed = { ...nobody, link: { ...link, recipient: null } };
    expect(pageOf(unnamed, 'accepted', now).content?.accepted?.mailed).toBe(false);
  });

  it('lets a consumer withdraw until the end of the fourteenth day [ACC-054]', () => {
    const noticed = { ...accepted, snapshot: { ...snapshot, withdrawal: 'Hai 14 giorni.' } };
    const until = (of: KnownOffer, at: Date) => pageOf(of, 'accepted', at).content?.accepted?.withdrawalUntil;
    expect(until(noticed, now)).toBe('2026-12-18T22:59:59.999Z');
    expect(until(noticed, new Date('2026-12-18T23:00:00.000Z'))).toBeNull();
    const cancelled = { by: 'customer' as const, day: '2026-12-05', reason: 'recesso' };
    const undone = { ...noticed, head: { ...noticed.head, cancelled } };
    expect(until(undone, now)).toBeNull();
    const withdrawal = { at: '2026-12-05T08:00:00.000Z', receiptTo: 'maria@example.com' };
    expect(pageOf({ ...undone, withdrawal }, 'accepted', now).content?.accepted).toMatchObject({
      ...{ cancelledOn: '2026-12-05', withdrawnAt: withdrawal.at, receiptTo: withdrawal.receiptTo },
      // Nothing is paid any more.
      deposit: null,
    });
  });

  it('has no state before the first version', () => {
    expect(pageState({ ...head, version: 0, state: null }, now)).toBeUndefined();
    expect(pageState(head, new Date('2026-12-31T23:00:00.000Z'))).toBe('expired');
  });
});

describe('the ids of a selection [ACC-014]', () => {
  const lines = [
    { id: 'o', optional: true, alternative: null },
    { id: 'a', optional: false, alternative: 'g' },
    { id: 'f', optional: false, alternative: null },
  ].map((line) => ({ ...line, chosen: false, vat: 'IT22', amount: 1, works: [] }));

  it.each([
    [{ options: ['o'], alternatives: { g: 'a' } }, ['o', 'a']],
    [{ options: [], alternatives: {} }, []],
    [{ options: ['f'], alternatives: {} }, null],
    [{ options: ['a'], alternatives: {} }, null],
    [{ options: ['x'], alternatives: {} }, null],
    [{ options: [], alternatives: { h: 'a' } }, null],
    [{ options: [], alternatives: { g: 'o' } }, null],
  ])('of %j are %j', (selection, ids) => {
    expect(chosenIds({ lines }, selection)).toEqual(ids);
  });
});

it('a customer is written to at the address of the link, else at the first of the version [ACC-028]', () => {
  const to = (recipient: string | null, recipients: string[]) => recipientOf({ recipient }, { recipients });
  expect(to('maria@example.com', ['first@example.com'])).toBe('maria@example.com');
  expect(to('Portineria', ['first@example.com'])).toBe('first@example.com');
  expect(to(null, [])).toBeUndefined();
});

describe('a code', () => {
  const version = { recipients: ['First@example.com', 'second@example.com'] };
  const mail = (address: string, status: KnownMail['status'], day = 4): KnownMail => ({
    ...{ address, status, permanent: status === 'bounced', at: `2026-12-0${day}T09:00:00.000Z` },
  });
  const to = (mails: KnownMail[], recipient: string | null = null) =>
    codeAddress({ recipient }, version, mails);

  it('goes to the first address of the version from which no mail came back for good [ACC-028]', () => {
    const first = mail('first@example.com', 'bounced');
    expect(to([mail('first@example.com', 'delivered')])).toBe('First@example.com');
    expect(to([first])).toBe('second@example.com');
    expect(to([{ ...first, permanent: false }])).toBe('First@example.com');
    expect(to([first, mail('second@example.com', 'bounced')])).toBeUndefined();
  });

  it('goes there again when a later mail arrived [ACC-028]', () => {
    const bounced = mail('first@example.com', 'bounced', 5);
    expect(to([bounced, mail('first@example.com', 'delivered', 4)])).toBe('second@example.com');
    expect(to([mail('first@example.com', 'delivered', 6), bounced])).toBe('First@example.com');
  });

  it('goes to nobody else when those of the recipient of the link came back [ACC-028]', () => {
    expect(to([mail('maria@example.com', 'bounced')], 'maria@example.com')).toBeUndefined();
    expect(
      pageOf({ ...known, mails: [mail('maria@example.com', 'bounced')] }, 'sent', now).content?.asksCode,
    ).toBe('');
  });
});

it('questions wait since the last answer [FUP-005]', () => {
  const thread = (by: string) =>
    [...by].map((each) => ({
      ...{ by: each === 'o' ? ('owner' as const) : ('customer' as const), version: 1 },
      ...(each === 'e' && { toExtend: true }),
    }));
  const waiting = (by: string, newest = 1) => waitingQuestions(thread(by), newest).length;
  expect(['', 'c', 'cc', 'co', 'coc', 'cocc', 'o'].map((by) => waiting(by))).toEqual([0, 1, 2, 0, 1, 2, 0]);
  // A new version is what they asked for.
  expect([waiting('oce'), waiting('oce', 2), waiting('oe', 2)]).toEqual([2, 1, 0]);
});
