import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { readLightOffer } from '#lambdas/store/offer/offer-store.ts';
import { readAcceptance } from '#lambdas/store/sent-offer/acceptance-store.ts';
import { addingDelivery } from '#lambdas/store/sent-offer/delivery-store.ts';
import { changingHead, readSentHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { readWithdrawal } from '#lambdas/store/sent-offer/withdrawal-store.ts';
import { limits } from '#shared/access/limits.ts';
import { selectedTotals } from '#shared/offers/accepting/selection.ts';

import type { Offer } from '#shared/schemas/offer.ts';
import { cloudUrl } from '#test/support/cloud.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { anAcceptanceOf, askPage, pageFor, strokes } from '#test/support/offer-page-api.ts';
import { only } from '#test/support/offers-api.ts';
import { anotherLink, aSentOffer, nextVersion, type SentOffer, sentAt } from '#test/support/sent-offers.ts';
import { sentOffersOf } from '#test/support/sent-offers-api.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';
import { timelineOf } from '../support/timeline.ts';

const hour = 3_600_000;
const doors: ServedLocally[] = [];
const doorAt = async (time: number, step?: number) => {
  const opened = await openHttpDoor(new Date(time), step);
  doors.push(opened);
  return opened;
};
let door: ServedLocally;
beforeAll(async () => {
  // Four seconds between requests: an address tries twenty times a minute.
  door = await doorAt(sentAt.getTime() + 100 * hour, 4000);
});
afterAll(() => Promise.all(doors.map((each) => each.close())));

const ask = (sent: SentOffer, deed: string, more: object = {}, at = door) =>
  askPage(at.url, sent, deed, more);
const accept = (sent: SentOffer, changes: object = {}, at = door) =>
  ask(sent, 'accept', anAcceptanceOf(sent, changes), at);
const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).body.code;
const linesOf = async ({ offer }: SentOffer) =>
  (await timelineOf(offer)).map(({ event }) => event).toReversed();

async function withState(sent: SentOffer, fields: Parameters<typeof changingHead>[1]): Promise<void> {
  const head = await readSentHead(sent.offer);
  if (head) await transact([changingHead(head, fields)]);
}
const ended = {
  by: 'owner' as const,
  how: null,
  day: '2046-12-04',
  note: null,
  at: '2046-12-04T09:42:00.000Z',
};

/** The code of the last mail to an address. */
async function mailedCode(offer: string): Promise<string> {
  const mails: { tags?: { offer?: string }; text: string }[] = await (
    await fetch(`${cloudUrl}/_local/mail.json`)
  ).json();
  const codes = mails
    .filter((mail) => JSON.stringify(mail).includes(offer))
    .map(({ text }) => /^\d{6}$/m.exec(text)?.[0])
    .filter((code) => code !== undefined);
  return codes[0] ?? '';
}

describe('an acceptance', () => {
  it('keeps all of its evidence, and the list, the timeline and the page show it [ACC-031, ACC-032, ACC-036]', async () => {
    const sent = await aSentOffer();
    await ask(sent, 'open', { version: 1 });
    const { status, body } = await accept(sent, { role: 'Proprietaria' });
    expect(status).toBe(200);
    const acceptance = await readAcceptance(sent.offer);
    expect(acceptance).toMatchObject({
      ...{ version: 1, snapshotHash: sent.hash, name: 'Maria Verdi', role: 'Proprietaria', at: body.at },
      ...{ signature: { kind: 'drawn', strokes }, channel: 'email', recipient: 'maria.verdi@example.com' },
      ...{ link: sent.link.id, address: '127.0.0.1', browser: 'Test/1.0', sentAt: sentAt.toISOString() },
      openedAt: expect.any(String),
      texts: {
        terms: "Ho letto l'offerta e le condizioni e le accetto.",
        withdrawal: "Ho letto l'informativa sul diritto di recesso.",
      },
      ...{ code: null, signedHash: null },
    });
    expect(acceptance?.total).toBe(anAcceptanceOf(sent).total);
    expect(await readSentHead(sent.offer)).toMatchObject({
      state: 'accepted',
      outcome: { by: 'customer', at: body.at },
      value: acceptance?.value,
    });
    expect(await readLightOffer(sent.uid, sent.offer)).toMatchObject({
      ...{ state: 'accepted', lastEvent: 'accepted', unseen: true, sentValue: acceptance?.value },
    });
    expect(await linesOf(sent)).toEqual(['opened', 'accepted']);
    const page = await pageFor(door.url, await anotherLink(sent));
    expect(page).toMatchObject({ state: 'accepted', content: { accepted: { at: body.at, signed: false } } });
    expect(JSON.stringify(page)).not.toContain('Maria Verdi');
  });

  it('is computed again from what was sent, with the options that were chosen [ACC-013]', async () => {
    const sent = await aSentOffer();
    const options = sent.snapshot.selectable.lines.filter(({ optional }) => optional).map(({ id }) => id);
    expect(options.length).toBeGreaterThan(1);
    const total = selectedTotals(sent.snapshot.selectable, options)?.total ?? 0;
    const selection = { options, alternatives: {} };
    expect(await codeOf(accept(sent, { selection, total: total - 1 }))).toBe('total-differs');
    expect((await accept(sent, { selection, total })).status).toBe(200);
    expect(await readAcceptance(sent.offer)).toMatchObject({ total, selection });
  });

  it('shows its owner what was chosen, the total and the plan of it; what they note is as sent [ACC-013, SND-042]', async () => {
    const sent = await aSentOffer();
    const { options } = anAcceptanceOf(sent).selection;
    const [option] = sent.snapshot.selectable.lines.filter(({ optional }) => optional);
    const chosen = [...new Set([...options, option?.id ?? ''])];
    const total = selectedTotals(sent.snapshot.selectable, chosen)?.total ?? 0;
    const own = sentOffersOf(sent.session);
    expect(only(await own.sentOffer(sent.offer))?.accepted).toBeNull();
    expect((await accept(sent, { selection: { options: chosen, alternatives: {} }, total })).status).toBe(
      200,
    );
    const { accepted } = only(await own.sentOffer(sent.offer)) ?? {};
    expect(accepted).toMatchObject({
      lines: chosen,
      names: ['Antigraffiti al piano terra · Facciate su strada e cortile'],
      total,
    });
    expect((accepted?.value ?? 0) + (accepted?.vat ?? 0) + (accepted?.stamp ?? 0)).toBe(total);
    expect(accepted?.plan.map(({ label }) => label)[0]).toBe('30\u00a0% · Acconto, alla firma');
    expect(accepted?.plan.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(total);

    const noted = await aSentOffer();
    const day = '2046-12-03';
    const head = await readSentHead(noted.offer);
    const outcome = { by: 'owner', how: 'spoken', day, note: null, at: `${day}T18:00:00.000Z` } as const;
    if (head) await transact([changingHead(head, { state: 'accepted', outcome })]);
    const asSent = anAcceptanceOf(noted).total;
    const answer = only(await sentOffersOf(noted.session).sentOffer(noted.offer));
    expect(answer?.accepted).toMatchObject({ lines: [], names: [], total: asSent });
    expect(asSent).toBeLessThan(total);
  });

  it('may be typed instead of drawn [ACC-026]', async () => {
    const sent = await aSentOffer();
    expect((await accept(sent, { signature: { kind: 'typed' } })).status).toBe(200);
    expect((await readAcceptance(sent.offer))?.signature).toEqual({ kind: 'typed' });
  });

  it('sent again with its key is answered like the first time; with other content it is refused [ACC-038]', async () => {
    const sent = await aSentOffer();
    const said = anAcceptanceOf(sent);
    const first = await ask(sent, 'accept', said);
    expect(await ask(sent, 'accept', said)).toEqual(first);
    expect(await codeOf(ask(sent, 'accept', { ...said, name: 'Un altro' }))).toBe('conflict');
    expect((await linesOf(sent)).filter((event) => event === 'accepted')).toHaveLength(1);
  });

  it('shows the part that is due at the signature, and where it is paid [ACC-052]', async () => {
    const sent = await aSentOffer();
    await accept(sent);
    const { content } = await pageFor(door.url, sent);
    const total = anAcceptanceOf(sent).total ?? 0;
    expect(content?.accepted?.deposit?.amount).toBeGreaterThan(0);
    expect(content?.accepted?.deposit?.amount).toBeLessThan(total);
    expect(content?.accepted?.deposit).toMatchObject({
      iban: 'IT60X0542811101000000123456',
      reference: '18/2026',
    });
  });
});

describe('the order of checks [ACC-030]', () => {
  const wrong: readonly [string, object][] = [
    ['no tick of the terms', { terms: false }],
    ['no name', { name: ' A ' }],
    ['a name without two letters', { name: '1. - 3' }],
    ['a name of 101 letters', { name: 'a'.repeat(101) }],
    ['no ink', { signature: { kind: 'drawn', strokes: [[1, 1]] } }],
    ['a line of 59', { signature: { kind: 'drawn', strokes: [[0, 0, 59, 0]] } }],
    ['ink outside the field', { signature: { kind: 'drawn', strokes: [[...(strokes[0] ?? []), 10, 201]] } }],
    ['half a point', { signature: { kind: 'drawn', strokes: [[...(strokes[0] ?? []), 10]] } }],
    [
      '5,001 points',
      { signature: { kind: 'drawn', strokes: [Array.from({ length: 10_002 }, (_, i) => i % 200)] } },
    ],
    ['time and pressure', { signature: { kind: 'drawn', strokes, pressure: [1] } }],
    ['another kind of signature', { signature: { kind: 'scanned' } }],
    ['a hash in capitals', { hash: 'A'.repeat(64) }],
    ['no key', { key: '' }],
    ['half a cent', { total: 1.5 }],
    ['what it does not know', { admin: true }],
  ];
  it.each(wrong)('refuses %s before all else [ACC-024, ACC-025, ACC-027]', async (_, changes) => {
    const sent = await aSentOffer();
    await withState(sent, { state: 'declined', outcome: ended });
    expect(await accept(sent, changes)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });

  it('names each thing that is wrong in the order of the table', async () => {
    const sent = await aSentOffer({ asksCode: true, content: { customer: consumer } });
    expect(sent.snapshot.withdrawal).not.toBeNull();
    const all = { version: 1, withdrawal: false, selection: { options: ['none'], alternatives: {} } };
    const later = { hash: 'f'.repeat(64), total: 1, code: '000000' };
    const fixed: object = { ...all, ...later };
    const { withdrawal, selection, hash, total } = anAcceptanceOf(sent);
    expect(await accept(sent, fixed)).toMatchObject({
      body: { code: 'invalid-input', params: { field: 'withdrawal' } },
    });
    expect(await codeOf(accept(sent, { ...fixed, withdrawal }))).toBe('invalid-selection');
    expect(await codeOf(accept(sent, { ...fixed, withdrawal, selection }))).toBe('offer-changed');
    expect(await codeOf(accept(sent, { ...fixed, withdrawal, selection, hash }))).toBe('total-differs');
    const right = { ...fixed, withdrawal, selection, hash, total };
    expect(await codeOf(accept(sent, right))).toBe('code-expired');
    expect(await codeOf(accept(sent, { ...right, code: undefined }))).toBe('code-required');
    expect(await readAcceptance(sent.offer)).toBeUndefined();
  });

  it.each([
    ['accepted', 'offer-accepted'],
    ['declined', 'offer-declined'],
    ['withdrawn', 'offer-withdrawn'],
  ] as const)('tells that it was %s before what is wrong with the selection', async (state, code) => {
    const sent = await aSentOffer();
    await withState(sent, { state, outcome: ended });
    const answer = await accept(sent, { total: 1 });
    expect(answer.body.code).toBe(code);
    if (state === 'accepted') expect(answer.body).toMatchObject({ params: { date: '04/12/2046 10:42' } });
  });

  it('counts by the beginning of the request: the last millisecond of the last day is in time [SND-039]', async () => {
    const end = Date.parse('2046-12-31T23:00:00.000Z');
    const [inTime, late] = [await aSentOffer(), await aSentOffer()];
    expect((await accept(inTime, {}, await doorAt(end - 1, 0))).status).toBe(200);
    const refused = await accept(late, {}, await doorAt(end, 0));
    expect(refused.body).toMatchObject({ code: 'offer-expired', params: { date: '31/12/2046' } });
  });

  it('asks who shows a former version to read the new one [ACC-041]', async () => {
    const sent = await aSentOffer();
    await nextVersion(sent, { content: { title: 'Altro' } });
    expect(await codeOf(accept(sent))).toBe('offer-changed');
  });

  it.each([
    ['an unknown line', { options: ['unknown'], alternatives: {} }],
    ['a line that is no option', { options: ['line-0002'], alternatives: {} }],
    ['a group that there is not', { options: [], alternatives: { group: 'line-0002' } }],
  ])('refuses a selection with %s [ACC-014]', async (_, selection) => {
    expect(await codeOf(accept(await aSentOffer(), { selection }))).toBe('invalid-selection');
  });
});

const consumer: NonNullable<Offer['customer']> = {
  kind: 'private',
  ...{ name: 'Maria Verdi', address: 'Via Roma 1', postalCode: '24121', city: 'Bergamo' },
  ...{ province: 'BG', country: 'IT', vatNumber: null, taxCode: null, sdiCode: null, pec: null },
  ...{ email: 'maria.verdi@example.com', phone: null },
};

describe('a code', () => {
  it('goes to the address of the link, is good once, and confirms the acceptance [ACC-028, ACC-032]', async () => {
    const sent = await aSentOffer({ asksCode: true });
    expect((await pageFor(door.url, sent)).content?.asksCode).toBe('m•••@e•••.com');
    expect((await ask(sent, 'code', { version: 1 })).body).toEqual({ to: 'm•••@e•••.com' });
    expect(await readSentHead(sent.offer)).toMatchObject({ state: 'opened' });
    const code = await mailedCode(sent.offer);
    expect(code).toMatch(/^\d{6}$/);
    const wrong = code === '111111' ? '222222' : '111111';
    expect((await accept(sent, { code: wrong })).body).toMatchObject({
      code: 'code-wrong',
      params: { left: 4 },
    });
    expect((await accept(sent, { code })).status).toBe(200);
    expect((await readAcceptance(sent.offer))?.code).toMatchObject({ to: 'maria.verdi@example.com' });
    expect(await linesOf(sent)).toEqual(['codeSent', 'accepted']);
  });

  it('ends after five wrong tries, also when they come at once [ACC-028]', async () => {
    const sent = await aSentOffer({ asksCode: true });
    await ask(sent, 'code', { version: 1 });
    const code = await mailedCode(sent.offer);
    const others = ['000001', '000002', '000003', '000004', '000005', '000006', '000007'].filter(
      (one) => one !== code,
    );
    const answers = await Promise.all(others.map((wrong) => codeOf(accept(sent, { code: wrong }))));
    expect(answers.filter((each) => each === 'code-wrong')).toHaveLength(5);
    expect(await codeOf(accept(sent, { code }))).toBe('code-expired');
  });

  it('takes no try while something else is wrong [ACC-029]', async () => {
    const sent = await aSentOffer({ asksCode: true });
    await ask(sent, 'code', { version: 1 });
    for (let at = 0; at < 7; at += 1)
      expect(await codeOf(accept(sent, { code: '000001', total: 1 }))).toBe('total-differs');
    expect((await accept(sent, { code: await mailedCode(sent.offer) })).status).toBe(200);
  });

  it('is good for ten minutes, and a new one ends the former [ACC-028]', async () => {
    const sent = await aSentOffer({ asksCode: true });
    const start = sentAt.getTime() + 200 * hour;
    await ask(sent, 'code', { version: 1 }, await doorAt(start, 0));
    const first = await mailedCode(sent.offer);
    expect(await codeOf(accept(sent, { code: first }, await doorAt(start + 600_000, 0)))).toBe(
      'code-expired',
    );
    await ask(sent, 'code', { version: 1 }, await doorAt(start + 600_000, 0));
    const second = await mailedCode(sent.offer);
    const soon = await doorAt(start + 1_199_999, 0);
    if (first !== second) expect(await codeOf(accept(sent, { code: first }, soon))).toBe('code-wrong');
    expect((await accept(sent, { code: second }, soon)).status).toBe(200);
  });

  it('is of one link: that of another opens nothing [ACC-028]', async () => {
    const sent = await aSentOffer({ asksCode: true });
    const other = await anotherLink(sent, { recipient: 'luca.verdi@example.com' });
    await ask(sent, 'code', { version: 1 });
    expect(await codeOf(accept(other, { code: await mailedCode(sent.offer) }))).toBe('code-expired');
  });

  it('is of one version: the next one asks for its own [ACC-028, ACC-029]', async () => {
    const sent = await aSentOffer({ asksCode: true });
    await ask(sent, 'code', { version: 1 });
    const code = await mailedCode(sent.offer);
    const next = await nextVersion(sent, { asksCode: true, content: { title: 'Altro' } });
    expect(await codeOf(accept(next, { code }))).toBe('code-expired');
    await ask(next, 'code', { version: 2 });
    expect((await accept(next, { code: await mailedCode(sent.offer) })).status).toBe(200);
  });

  it('is sent three times an hour and link [ACC-028]', async () => {
    const sent = await aSentOffer({ asksCode: true });
    const at = await doorAt(sentAt.getTime() + 300 * hour);
    for (let sends = 0; sends < 3; sends += 1)
      expect((await ask(sent, 'code', { version: 1 }, at)).status).toBe(200);
    expect(await codeOf(ask(sent, 'code', { version: 1 }, at))).toBe('too-many-requests');
  });

  it('goes to the first address of the version where the link has none, and nowhere else [ACC-028]', async () => {
    const sent = await aSentOffer({ asksCode: true, recipient: 'Portineria' });
    expect((await ask(sent, 'code', { version: 1 })).body.to).toBe('m•••@e•••.com');
    const nobody = await aSentOffer({ asksCode: true, recipient: null, recipients: [] });
    expect(await codeOf(ask(nobody, 'code', { version: 1 }))).toBe('recipient-missing');
    expect((await ask(sent, 'code', { version: 1, to: 'thief@example.com' })).status).toBe(400);
  });

  it('goes to no address from which mails came back; the page says so [ACC-028]', async () => {
    const sent = await aSentOffer({
      ...{ asksCode: true, recipient: null, recipients: ['old@example.com', 'maria.verdi@example.com'] },
    });
    const comesBack = (address: string) =>
      addingDelivery({
        ...{ id: randomUUID(), offer: sent.offer, uid: sent.uid, address, kind: 'offer', version: 1 },
        ...{ status: 'bounced', permanent: true, sesId: null },
        ...{ at: sentAt.toISOString(), statusAt: sentAt.toISOString() },
      });
    await transact([comesBack('old@example.com')]);
    expect((await ask(sent, 'read')).body).toMatchObject({ content: { asksCode: 'm•••@e•••.com' } });
    expect((await ask(sent, 'code', { version: 1 })).body.to).toBe('m•••@e•••.com');
    await transact([comesBack('maria.verdi@example.com')]);
    expect((await ask(sent, 'read')).body).toMatchObject({ content: { asksCode: '' } });
    expect(await codeOf(ask(sent, 'code', { version: 1 }))).toBe('recipient-missing');
  });

  it('is not there where none is asked for [SND-036]', async () => {
    expect(await codeOf(ask(await aSentOffer(), 'code', { version: 1 }))).toBe('failed-precondition');
  });
});

describe('at the same time', () => {
  it.each([1, 2, 3])(
    'two people accept by two links: one does, the other reads it (%i) [ACC-039]',
    async () => {
      const sent = await aSentOffer();
      const other = await anotherLink(sent);
      const answers = await Promise.all([accept(sent), accept(other, { name: 'Luca Verdi' })]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const loser = answers.find(({ status }) => status === 409);
      expect(loser?.body.code).toBe('offer-accepted');
      expect(JSON.stringify(loser)).not.toMatch(/Verdi/);
      expect((await linesOf(sent)).filter((event) => event === 'accepted')).toHaveLength(1);
    },
  );

  it.each([1, 2, 3])('accepting and declining have one outcome (%i) [SND-037]', async () => {
    const sent = await aSentOffer();
    const [accepted, declined] = await Promise.all([
      accept(sent),
      ask(sent, 'decline', { key: randomUUID(), version: 1 }),
    ]);
    const { state } = (await readSentHead(sent.offer)) ?? {};
    expect([accepted.status, declined.status].toSorted()).toEqual([200, 409]);
    expect(state).toBe(accepted.status === 200 ? 'accepted' : 'declined');
    expect((await readAcceptance(sent.offer)) !== undefined).toBe(accepted.status === 200);
  });

  it.each([1, 2, 3])('accepting and a new version: either is done, never both (%i) [ACC-041]', async () => {
    const sent = await aSentOffer();
    const [accepted, sentAgain] = await Promise.all([
      accept(sent),
      nextVersion(sent, { content: { title: 'Altro' } }).then(
        () => true,
        () => false,
      ),
    ]);
    expect(accepted.status === 200).toBe(!sentAgain);
    if (sentAgain) expect(accepted.body.code).toBe('offer-changed');
    expect(await readSentHead(sent.offer)).toMatchObject(
      sentAgain ? { version: 2, state: 'sent' } : { version: 1, state: 'accepted' },
    );
  });

  it.each([1, 2, 3])('accepting and withdrawing have one outcome (%i) [ACC-042]', async () => {
    const sent = await aSentOffer();
    const [accepted] = await Promise.all([
      accept(sent),
      withState(sent, { state: 'withdrawn' }).catch(() => {}),
    ]);
    const head = await readSentHead(sent.offer);
    expect(head?.state).toBe(accepted.status === 200 ? 'accepted' : 'withdrawn');
    if (accepted.status !== 200) expect(accepted.body.code).toBe('offer-withdrawn');
  });

  it('the same acceptance sent three times at once is one [ACC-038, ACC-043]', async () => {
    const sent = await aSentOffer();
    const said = anAcceptanceOf(sent);
    const answers = await Promise.all([1, 2, 3].map(() => ask(sent, 'accept', said)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.at)).size).toBe(1);
  });
});

describe('withdrawing from the contract', () => {
  const declared = () => ({ key: randomUUID(), name: 'Maria Verdi', email: 'maria@example.com' });
  const aConsumersOffer = async (wish: Parameters<typeof aSentOffer>[0] = {}) => {
    const sent = await aSentOffer({ content: { customer: consumer }, ...wish });
    await accept(sent);
    return sent;
  };
  /** Whether each names who withdrew, and leads to the offer. */
  const receiptsOf = async ({ offer, token }: SentOffer) => {
    const mails: { to: [string]; subject: string; text: string; html: string; tags?: { offer?: string } }[] =
      await (await fetch(`${cloudUrl}/_local/mail.json`)).json();
    return mails
      .filter(({ subject, tags }) => tags?.offer === offer && subject.startsWith('Ricevuta'))
      .map(({ to: [to], text, html }) => ({
        ...{ to, names: text.includes('Maria Verdi') && html.includes('Maria Verdi') },
        leads: [text, html].every((form) => form.includes(token)),
      }))
      .toSorted((one, two) => one.to.localeCompare(two.to));
  };

  it('marks the offer, keeps the acceptance, and is receipted [ACC-054, ACC-055, SND-045]', async () => {
    const sent = await aConsumersOffer();
    const before = await readAcceptance(sent.offer);
    const said = declared();
    const first = await ask(sent, 'withdraw', said);
    expect(first.status).toBe(200);
    expect(await ask(sent, 'withdraw', said)).toEqual(first);
    expect(await codeOf(ask(sent, 'withdraw', declared()))).toBe('withdrawal-closed');
    expect(await readSentHead(sent.offer)).toMatchObject({
      state: 'accepted',
      cancelled: { by: 'customer', reason: 'recesso' },
    });
    expect(await readAcceptance(sent.offer)).toEqual(before);
    expect(await linesOf(sent)).toEqual(['accepted', 'cancelled']);
    const page = await pageFor(door.url, sent);
    expect(page.content?.accepted).toMatchObject({
      ...{ withdrawalUntil: null, deposit: null, cancelledOn: expect.any(String) },
      withdrawnAt: first.body.at,
    });
  });

  it('leads from no receipt to a typed address to the offer, but from that of its recipient [ACC-055, SND-029]', async () => {
    const sent = await aConsumersOffer({ recipient: 'verdi@example.com' });
    await ask(sent, 'withdraw', { ...declared(), email: 'mario@example.com' });
    expect(await receiptsOf(sent)).toEqual([
      { to: 'mario@example.com', names: true, leads: false },
      { to: 'verdi@example.com', names: true, leads: true },
    ]);
    const own = await aConsumersOffer({ recipient: 'verdi@example.com' });
    await ask(own, 'withdraw', { ...declared(), email: 'Verdi@example.com' });
    expect(await receiptsOf(own)).toEqual([{ to: 'Verdi@example.com', names: true, leads: true }]);
  });

  it('sends the receipt to another address, for the link that withdrew alone [ACC-055, ACC-039]', async () => {
    const sent = await aConsumersOffer({ recipient: 'Maria Verdi' });
    const other = await anotherLink(sent);
    const email = 'mario@example.com';
    expect(await codeOf(ask(sent, 'receipt', { email }))).toBe('withdrawal-closed');
    await ask(sent, 'withdraw', { ...declared(), email: 'maria@exmple.com' });
    const toldTo = async (pass: SentOffer) => (await pageFor(door.url, pass)).content?.accepted?.receiptTo;
    expect([await toldTo(sent), await toldTo(other)]).toEqual(['maria@exmple.com', null]);
    expect(await codeOf(ask(other, 'receipt', { email }))).toBe('withdrawal-closed');
    expect((await ask(sent, 'receipt', { email })).status).toBe(200);
    expect(await toldTo(sent)).toBe(email);
    expect(await receiptsOf(sent)).toEqual([
      { to: 'maria@exmple.com', names: true, leads: false },
      { to: email, names: true, leads: false },
    ]);
    for (let more = 1; more < limits.receipt.most; more += 1) await ask(sent, 'receipt', { email });
    expect(await codeOf(ask(sent, 'receipt', { email }))).toBe('too-many-requests');
    expect(await readWithdrawal(sent.offer)).toMatchObject({ email: 'maria@exmple.com' });
  });

  it('is possible for 14 days, to the end of the day in Rome [ACC-054, ACC-056]', async () => {
    const [inTime, late] = [await aConsumersOffer(), await aConsumersOffer()];
    const until = (await pageFor(door.url, inTime)).content?.accepted?.withdrawalUntil ?? '';
    expect(until).toBe('2046-12-21T22:59:59.999Z');
    expect((await ask(inTime, 'withdraw', declared(), await doorAt(Date.parse(until), 0))).status).toBe(200);
    const after = await doorAt(Date.parse(until) + 1, 0);
    expect(await codeOf(ask(late, 'withdraw', declared(), after))).toBe('withdrawal-closed');
    expect((await pageFor(after.url, late)).content?.accepted?.withdrawalUntil).toBeNull();
  });

  it.each([
    ['of a firm', async () => aSentOffer()],
    ['that was not accepted', async () => aSentOffer({ content: { customer: consumer } })],
  ])('is closed for an offer %s [ACC-056]', async (name, make) => {
    const sent = await make();
    if (name === 'of a firm') await withState(sent, { state: 'accepted', outcome: ended });
    expect(await codeOf(ask(sent, 'withdraw', declared()))).toBe('withdrawal-closed');
  });

  it('twice at once by two links is one [ACC-055]', async () => {
    const sent = await aConsumersOffer();
    const other = await anotherLink(sent);
    const answers = await Promise.all([
      ask(sent, 'withdraw', declared()),
      ask(other, 'withdraw', declared()),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
