import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OfferPage } from '#shared/offers/accepting/offer-page.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { dayAfter } from '#shared/offers/validity.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferMessage } from '#shared/schemas/sent-offer.ts';
import { mailsTo } from '#test/support/accounts-api.ts';
import { codeOf } from '#test/support/cloud.ts';
import { listenWith } from '#test/support/live.ts';
import { anOfferer, type Offers, offersOf, only } from '#test/support/offers-api.ts';
import { aSentOffer, type Planted, plantSent, sentOffersOf } from '#test/support/sent-offers-api.ts';

const { changingHead, readSentHead } = await import('#lambdas/store/sent-offer/sent-head-store.ts');
const { changingLight } = await import('#lambdas/store/offer/offer-store.ts');
const { begunDelivery } = await import('#lambdas/store/sent-offer/deliver.ts');
const { countMails } = await import('#lambdas/store/sent-offer/count-mails.ts');
const { countingMail } = await import('#lambdas/store/sent-offer/mail-standing-store.ts');
const { addingDelivery } = await import('#lambdas/store/sent-offer/delivery-store.ts');
const { markingReturned } = await import('#lambdas/store/sent-offer/blocked-address-store.ts');
const { addingMessage } = await import('#lambdas/store/sent-offer/timeline-store.ts');
const { versionFile } = await import('#lambdas/store/sent-offer/version-store.ts');
const { writeFile } = await import('#lambdas/runtime/files/files.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');

const today = dayInRome(new Date());
type Owner = Awaited<ReturnType<typeof anOfferer>>;
let anna: Owner;
let offers: Offers;
let sent: ReturnType<typeof sentOffersOf>;
beforeAll(async () => {
  anna = await anOfferer();
  [offers, sent] = [offersOf(anna.token), sentOffersOf(anna.token)];
});

const aSent = (changes: Planted = {}) => aSentOffer(anna.token, changes);
const anAddress = () => `c${randomUUID().slice(0, 8)}@customer.example`;
/** The newest line, besides the reports of mails: they come when they come. */
const lastLine = async (offer: string) =>
  only(await sent.offerTimeline(offer)).items.find(({ event }) => event !== 'delivered');
const lightOf = async (id: string) => only(await offers.offers()).items.find((light) => light.id === id);

describe('who owns a sent offer', () => {
  it('alone sees and changes it: anybody else gets not-found [SND-053]', async () => {
    const { id } = await aSent();
    const bruno = sentOffersOf((await anOfferer()).token);
    const day = { day: today, reason: 'Accordo' };
    for (const asked of [
      ...[bruno.sentOffer(id), bruno.offerVersions(id), bruno.offerVersion(id, { version: 1 })],
      bruno.offerAsCustomer(id),
      ...[bruno.offerFile(id, { version: 1 }), bruno.offerTimeline(id), bruno.offerMessages(id)],
      ...[bruno.offerLinks(id), bruno.offerDeliveries(id), bruno.withdrawOffer(id, { version: 1 })],
      ...[bruno.reopenOffer(id, { version: 1 }), bruno.cancelAcceptedOffer(id, day)],
      ...[
        bruno.answerOffer(id, { text: 'Ciao' }),
        bruno.createOfferLink(id),
        bruno.resendOffer(id, { version: 1 }),
      ],
      ...[bruno.revokeOfferLink(id, { id: 'none' }), bruno.archiveOffer(id, { archived: true })],
    ])
      expect(codeOf(await asked)).toBe('not-found');
    expect(only(await sent.sentOffer(id))?.state).toBe('sent');
  });

  it('sees every version as it was sent, and its PDF within a minute [SND-005, SND-012]', async () => {
    const { id } = await aSent();
    expect(only(await sent.offerVersions(id))).toMatchObject([{ number: 1, state: 'sent', pdfSize: 1000 }]);
    expect(JSON.parse(only(await sent.offerVersion(id, { version: 1 }))).model.title).toBe('Offerta');
    const file = await fetch(only(await sent.offerFile(id, { version: 1 })));
    expect(await file.text()).toBe('%PDF Facciata');
    expect(codeOf(await sent.offerFile(id, { version: 1, signed: true }))).toBe('not-found');
    expect(codeOf(await sent.offerVersion(id, { version: 2 }))).toBe('not-found');
  });
});

describe('a mark of the owner', () => {
  it('says how, when and why; list, timeline and version tell the same [SND-042, SND-048]', async () => {
    const { id } = await aSent();
    const marked = only(
      await sent.markOfferAccepted(id, { version: 1, how: 'paper', day: today, note: ' Ok ' }),
    );
    const outcome = { by: 'owner', how: 'paper', day: today, note: 'Ok' };
    expect(marked).toMatchObject({ state: 'accepted', signed: false, outcome });
    expect(await lastLine(id)).toMatchObject({ event: 'accepted', by: 'owner', detail: 'paper', version: 1 });
    expect(await lightOf(id)).toMatchObject({ state: 'accepted', outcome, lastEvent: 'accepted' });
    expect(only(await sent.offerVersions(id))[0]).toMatchObject({ state: 'accepted', outcome });
  });

  it('is of today at the latest, and in words that there are [SND-042, SND-043]', async () => {
    const { id } = await aSent();
    const tomorrow = dayAfter(today, 1);
    const refused = [
      sent.markOfferAccepted(id, { version: 1, how: 'spoken', day: tomorrow }),
      sent.markOfferAccepted(id, { version: 1, how: 'telepathy', day: today }),
      sent.markOfferAccepted(id, { version: 1, how: 'spoken', day: '2026-02-30' }),
      sent.markOfferAccepted(id, { version: 1, how: 'spoken', day: today, note: 'x'.repeat(501) }),
      sent.markOfferLost(id, { version: 1, reason: 'other' }),
      sent.markOfferLost(id, { version: 1, reason: 'none' }),
      sent.cancelAcceptedOffer(id, { day: tomorrow, reason: 'Accordo' }),
      sent.cancelAcceptedOffer(id, { day: today, reason: '  ' }),
    ];
    for (const answer of refused) expect(codeOf(await answer)).toBe('invalid-input');
    expect(only(await sent.sentOffer(id))?.state).toBe('sent');
  });

  it('is not before the sending, nor its end before the acceptance [SND-042, SND-045]', async () => {
    const firstSentAt = `${dayAfter(today, -3)}T10:00:00.000Z`;
    const { id } = await aSent({ firstSentAt });
    const markOn = (days: number) =>
      sent.markOfferAccepted(id, { version: 1, how: 'spoken', day: dayAfter(today, days) });
    const cancelOn = (days: number) =>
      sent.cancelAcceptedOffer(id, { day: dayAfter(today, days), reason: 'Accordo' });
    expect(codeOf(await markOn(-4))).toBe('invalid-input');
    expect(only(await markOn(-3)).outcome?.day).toBe(dayAfter(today, -3));
    expect(codeOf(await cancelOn(-4))).toBe('invalid-input');
    expect(only(await cancelOn(-3)).cancelled?.day).toBe(dayAfter(today, -3));
  });

  it('moves the end of links to a year after the acceptance, and back when it is reopened [SND-031, SND-044]', async () => {
    const { id } = await aSent();
    const { address, expiresAt } = only(await sent.createOfferLink(id, { recipient: 'Mara' }));
    only(await sent.markOfferAccepted(id, { version: 1, how: 'mail', day: today }));
    const [moved] = only(await sent.offerLinks(id));
    expect(moved?.address).toBe(address);
    const days = (Date.parse(moved?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
    only(await sent.reopenOffer(id, { version: 1 }));
    expect(only(await sent.offerLinks(id))[0]?.expiresAt).toBe(expiresAt);
  });

  it('of a version that is the newest no more is a conflict, after the state [SND-036]', async () => {
    const { id } = await aSent({ version: 2 });
    expect(codeOf(await sent.withdrawOffer(id, { version: 1 }))).toBe('conflict');
    only(await sent.withdrawOffer(id, { version: 2 }));
    expect(codeOf(await sent.markOfferLost(id, { version: 1, reason: 'price' }))).toBe('offer-withdrawn');
  });
});

describe('two events at the same moment', () => {
  it('have one winner, and the other is answered as if it had come later [SND-037]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await aSent();
      const codes = await Promise.all([
        sent.withdrawOffer(id, { version: 1 }),
        sent.markOfferAccepted(id, { version: 1, how: 'spoken', day: today }),
      ]);
      const [withdrawn, accepted] = codes.map(codeOf);
      const state = only(await sent.sentOffer(id))?.state;
      if (state === 'accepted') expect([withdrawn, accepted]).toEqual(['offer-accepted', undefined]);
      else expect([state, withdrawn, accepted]).toEqual(['withdrawn', undefined, 'offer-withdrawn']);
      expect(only(await sent.offerTimeline(id)).items).toHaveLength(2);
    }
  });

  it('tries of one key at the same moment are one of the three mails a day [ACC-017, SND-023]', async () => {
    const { id } = await aSent({ recipients: [anAddress()] });
    const answer = (key: string) => sent.answerOffer(id, { key, text: 'Va bene.' });
    const key = randomUUID();
    const tries = await Promise.all([answer(key), answer(key)]);
    expect(new Set(tries.map((each) => only<{ id: string }>(each).id)).size).toBe(1);
    const unmailed = async () => only<OfferMessage>(await answer(randomUUID())).unmailed;
    expect([await unmailed(), await unmailed(), await unmailed()]).toEqual([null, null, 'address']);
  });

  it('an acceptance and a save: the save is refused, and changes nothing [SND-046]', async () => {
    const offer = await aSent();
    const head = await readSentHead(offer.id);
    const outcome = {
      by: 'customer',
      how: null,
      day: today,
      note: null,
      at: new Date().toISOString(),
    } as const;
    const accept = () =>
      transact([changingHead(head as NonNullable<typeof head>, { state: 'accepted', outcome })]);
    const save = () => offers.updateOffer({ id: offer.id, revision: 1, title: 'Tardi' });
    const [, answer] = await Promise.all([accept(), save()]);
    const { title } = only<Offer>(await offers.offer(offer.id));
    expect([codeOf(answer), title]).toEqual(
      codeOf(answer) ? ['offer-accepted', 'Facciata'] : [undefined, 'Tardi'],
    );
    const after = await offers.updateOffer({
      id: offer.id,
      revision: title === 'Tardi' ? 2 : 1,
      title: 'Dopo',
    });
    expect(codeOf(after)).toBe('offer-accepted');
  });
});

describe('an accepted offer', () => {
  it('is cancelled with day and reason; state and outcome stay, and what the customer declared too [SND-045, ACC-055]', async () => {
    const outcome = {
      by: 'customer',
      how: null,
      day: today,
      note: null,
      at: new Date().toISOString(),
    } as const;
    const { id } = await aSent({ state: 'accepted', outcome });
    const cancelled = only(await sent.cancelAcceptedOffer(id, { day: today, reason: 'Accordo' }));
    expect(cancelled).toMatchObject({
      ...{ state: 'accepted', signed: true, outcome },
      cancelled: { by: 'owner', day: today, reason: 'Accordo' },
    });
    const theirs = { by: 'customer', day: today, reason: 'recesso' } as const;
    const other = await aSent({ state: 'accepted', outcome, cancelled: theirs });
    expect(only(await sent.cancelAcceptedOffer(other.id, { day: today, reason: 'Mia' })).cancelled).toEqual(
      theirs,
    );
  });

  it('is seen once its owner looks at it [FUP-005]', async () => {
    const { id, uid } = await aSent({ state: 'accepted' });
    await transact([changingLight({ uid, id }, { unseen: true })]);
    only(await sent.sentOffer(id));
    expect((await lightOf(id))?.unseen).toBe(false);
  });

  it('that a mail came back from waits for nothing once it is sent again, by mail or by link [FUP-005]', async () => {
    const said = { version: 1, subject: 'Offerta', text: 'Ecco', attach: false };
    const ways = [
      (id: string) => sent.resendOffer(id, { recipients: [anAddress()], ...said }),
      (id: string) => sent.resendOffer(id, { version: 1 }),
      (id: string) => sent.createOfferLink(id),
    ];
    for (const way of ways) {
      const { id, uid } = await aSent();
      await transact([changingLight({ uid, id }, { returned: true })]);
      only<object>(await way(id));
      expect((await lightOf(id))?.returned).toBe(false);
    }
  });

  it('is duplicated as a draft with a number of its own [SND-046]', async () => {
    const { id, number } = await aSent({ state: 'accepted' });
    const copy = only<Offer>(await offers.duplicateOffer({ id, todayWorks: false }));
    expect(copy.number).toBeGreaterThan(number);
    expect(only(await sent.sentOffer(copy.id))).toBeNull();
  });
});

describe('a withdrawal and an answer', () => {
  const said = { version: 1, subject: 'Offerta', text: 'Ecco', attach: false };

  it('tell the customer by mail, with their link, where it is wished [SND-041, ACC-017]', async () => {
    const address = anAddress();
    const { id } = await aSent({ recipients: [address] });
    const answer = only(await sent.answerOffer(id, { text: 'Sì: <b>due</b> mani.' }));
    expect(answer).toMatchObject({ by: 'owner', text: 'Sì: <b>due</b> mani.', version: 1 });
    only(await sent.withdrawOffer(id, { version: 1, reason: 'Segreto', tell: true }));
    const mails = await mailsTo(address);
    expect(mails).toHaveLength(2);
    expect(mails.map(({ text }) => text).join()).not.toContain('Segreto');
    const [link] = only(await sent.offerLinks(id));
    for (const { text } of mails) expect(text).toContain(link?.address);
    const kinds = only(await sent.offerDeliveries(id)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['answer', 'withdrawn']);
  });

  it('quote in the mail of an answer what was asked since the last one [ACC-017]', async () => {
    const address = anAddress();
    const { id } = await aSent({ recipients: [address] });
    const asks = async (text: string) => {
      const said = { id: randomUUID(), at: new Date().toISOString(), by: 'customer' as const, who: address };
      await transact([addingMessage(id, { ...said, text, line: null, version: 1 })]);
    };
    await asks('Siete puntuali?');
    only(await sent.answerOffer(id, { text: 'Sempre.' }));
    await asks('Quando iniziate?');
    only(await sent.answerOffer(id, { text: 'Lunedì.' }));
    const texts = (await mailsTo(address)).map(({ text }) => text);
    const quoting = (answer: string) => texts.find((text) => text.includes(answer));
    expect(quoting('Sempre.')).toContain('> Siete puntuali?');
    expect(quoting('Lunedì.')).toContain('La domanda:\n> Quando iniziate?\n\n');
  });

  it('are done where the mails of the day went out: who may still have it gets it, and why is noted [SND-023, SND-041, ACC-017]', async () => {
    const [full, other] = [anAddress(), anAddress()];
    const { token } = await anOfferer();
    const own = sentOffersOf(token);
    const { id } = await aSentOffer(token, { recipients: [full, other] });
    for (let time = 0; time < 3; time += 1) only(await own.resendOffer(id, { recipients: [full], ...said }));
    expect(only(await own.answerOffer(id, { text: 'Sì' })).unmailed).toBe('someAddresses');
    for (let time = 0; time < 2; time += 1) only(await own.resendOffer(id, { recipients: [other], ...said }));
    const key = randomUUID();
    const answer = () => own.answerOffer(id, { key, text: 'No' });
    expect(only(await answer()).unmailed).toBe('address');
    expect(only(await answer()).unmailed).toBe('address');
    const withdrawn = only(await own.withdrawOffer(id, { version: 1, reason: 'Segreto', tell: true }));
    expect(withdrawn).toMatchObject({ state: 'withdrawn', unmailed: 'address' });
    expect(only(await own.offerMessages(id)).map(({ text }) => text)).toEqual(['Sì', 'No']);
    const lines = only(await own.offerTimeline(id)).items.filter(
      ({ event }) => event !== 'sent' && event !== 'delivered',
    );
    expect(lines.map(({ event, detail, unmailed }) => [event, detail, unmailed])).toEqual([
      ['withdrawn', 'Segreto', 'address'],
      ['answer', null, 'address'],
      ['answer', null, 'someAddresses'],
    ]);
    expect([(await mailsTo(full)).length, (await mailsTo(other)).length]).toEqual([3, 3]);
  });

  it('are done while the account may send no mails, and say so [SND-023, SND-024, SND-041, ACC-017]', async () => {
    const { token } = await anOfferer();
    const own = sentOffersOf(token);
    const address = anAddress();
    const offered = () => aSentOffer(token, { recipients: [address] });
    const [{ id: full, uid }, { id: paused }, { id: untold }] = [
      await offered(),
      await offered(),
      await offered(),
    ];
    // An account in its first days sends 20.
    const others = Array.from({ length: 20 }, anAddress);
    await countMails({ id: uid, createdAt: new Date().toISOString() }, 'other', others, new Date());
    expect(only(await own.answerOffer(full, { text: 'Sì' })).unmailed).toBe('account');
    expect(only(await own.withdrawOffer(full, { version: 1, tell: true })).unmailed).toBe('account');
    await transact([countingMail(uid, 'complained', new Date(), 2)]);
    expect(only(await own.answerOffer(paused, { text: 'Sì' })).unmailed).toBe('paused');
    expect(only(await own.withdrawOffer(paused, { version: 1, tell: true })).unmailed).toBe('paused');
    expect(await mailsTo(address)).toEqual([]);
    expect(only(await own.withdrawOffer(untold, { version: 1 })).unmailed).toBeNull();
  });

  it('write to nobody from whom mails come back for good [SND-050, ACC-017]', async () => {
    const [gone, there] = [anAddress(), anAddress()];
    const { id, uid } = await aSent({ recipients: [gone, there] });
    await transact([markingReturned(uid, gone, new Date())]);
    only(await sent.answerOffer(id, { text: 'Sì' }));
    only(await sent.withdrawOffer(id, { version: 1, tell: true }));
    expect([(await mailsTo(gone)).length, (await mailsTo(there)).length]).toEqual([0, 2]);
  });

  it('of an offer that nobody has by mail write to nobody, and an answer comes once for its key [ACC-017]', async () => {
    const { id } = await aSent({ channel: 'link', recipients: [] });
    const key = randomUUID();
    const [one, other] = [
      await sent.answerOffer(id, { key, text: 'Sì' }),
      await sent.answerOffer(id, { key, text: 'Sì' }),
    ];
    expect(only(one).id).toBe(only(other).id);
    expect(codeOf(await sent.answerOffer(id, { key, text: 'No' }))).toBe('conflict');
    expect(only(await sent.offerMessages(id))).toHaveLength(1);
    only(await sent.withdrawOffer(id, { version: 1, tell: true }));
    expect(only(await sent.offerDeliveries(id))).toEqual([]);
  });
});

it('a mail that was noted just now is on its way, a former one is unknown [SND-022]', async () => {
  const { id, uid } = await aSent();
  const noted = (seconds: number) => {
    const at = new Date(Date.now() - seconds * 1000).toISOString();
    return addingDelivery(
      begunDelivery(
        { id: randomUUID(), offer: id, uid, kind: 'offer', version: 1, address: anAddress() },
        at,
      ),
    );
  };
  await transact([noted(0), noted(60)]);
  expect(only(await sent.offerDeliveries(id)).map(({ status }) => status)).toEqual(['sending', 'unknown']);
});

describe('sending again', () => {
  const said = { version: 1, subject: 'Offerta', text: 'Ecco: {link}', attach: true };

  it('goes by mail with the PDF to the named recipients, once for its key [SND-020, SND-021]', async () => {
    const [address, key] = [anAddress(), randomUUID()];
    const { id } = await aSent({ recipients: [] });
    const input = { key, recipients: [address], ...said };
    const first = only(await sent.resendOffer(id, input));
    const [delivery] = first.deliveries;
    expect(first.deliveries).toMatchObject([{ address, kind: 'offer', version: 1 }]);
    const again = only(await sent.resendOffer(id, input)).deliveries;
    expect(again).toMatchObject([{ id: delivery?.id, at: delivery?.at }]);
    expect(await mailsTo(address)).toHaveLength(1);
    expect(await lastLine(id)).toMatchObject({ event: 'sent', detail: 'email' });
    expect(only(await sent.offerVersions(id))).toHaveLength(1);
  });

  it.each([
    [7_000_000, 1, 'email'],
    [7_000_001, 0, 'email withoutPdf'],
  ])(
    'with a PDF of %i bytes attaches %i files; the timeline says it [SND-018]',
    async (size, count, detail) => {
      const address = anAddress();
      const { id } = await aSent({ recipients: [] });
      await writeFile(versionFile({ uid: anna.id, offer: id }, 1, '.pdf'), Buffer.alloc(size, '%PDF '));
      only(await sent.resendOffer(id, { recipients: [address], ...said }));
      const [mail] = (await mailsTo(address)) as unknown as { files?: unknown[]; text: string }[];
      expect(mail?.files ?? []).toHaveLength(count);
      expect(mail?.text).toMatch(/\/o\/\w+#t=/);
      expect((await lastLine(id))?.detail).toBe(detail);
    },
  );

  it('of an accepted one brings the copy of what was accepted', async () => {
    const address = anAddress();
    const { id } = await aSent({ state: 'accepted' });
    const { deliveries } = only(await sent.resendOffer(id, { recipients: [address], ...said }));
    expect(deliveries).toMatchObject([{ address, kind: 'copy' }]);
    const [mail] = (await mailsTo(address)) as unknown as { text: string }[];
    expect(mail?.text).toMatch(/hai accettato l'offerta .*Totale: [\d.,]+\u00a0€\./);
    // It was the owner who noted it: nothing is withdrawn on the page.
    expect(mail?.text).not.toContain('recedere');
  });

  it('to nobody is refused; without addresses it makes one more link, ten at a time [SND-025, SND-031]', async () => {
    const { id } = await aSent();
    expect(codeOf(await sent.resendOffer(id, { recipients: [], ...said }))).toBe('recipient-missing');
    for (let made = 0; made < 10; made += 1)
      expect(only(await sent.resendOffer(id, { version: 1 })).link?.address).toMatch(/\/o\/\w+#t=/);
    expect(codeOf(await sent.createOfferLink(id))).toBe('too-many-links');
    const [link] = only(await sent.offerLinks(id));
    expect(only(await sent.revokeOfferLink(id, { id: link?.id }))).toBe(link?.id);
    expect(only(await sent.revokeOfferLink(id, { id: link?.id }))).toBe(link?.id);
    expect(only(await sent.offerLinks(id))).toHaveLength(9);
    expect(await lastLine(id)).toMatchObject({ event: 'linkRevoked' });
    expect(only(await sent.createOfferLink(id, { inPerson: true })).inPerson).toBe(true);
  });

  it('is limited by address and offer: beyond, nothing goes out [SND-023]', async () => {
    const address = anAddress();
    const { id } = await aSent();
    for (let time = 0; time < 3; time += 1)
      only(await sent.resendOffer(id, { recipients: [address], ...said }));
    expect(codeOf(await sent.resendOffer(id, { recipients: [address], ...said }))).toBe('too-many-requests');
    expect(await mailsTo(address)).toHaveLength(3);
  });
});

describe('a preparation', () => {
  const since = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

  it('is shown while it lasts, and as failed after ten minutes; the draft can be deleted then [SND-008, SND-047]', async () => {
    const offer = only<Offer>(await offers.createOffer({ title: 'Bozza' }));
    await plantSent(offer, { preparing: { since: since(5), key: 'key' } });
    expect(only(await sent.sentOffer(offer.id))).toMatchObject({ preparing: true, failed: false });
    const other = await aSent({ preparing: { since: since(10), key: 'key' } });
    expect(only(await sent.sentOffer(other.id))).toMatchObject({ preparing: false, failed: true });
    const { beginPreparing } = await import('#lambdas/store/sent-offer/sent-head-store.ts');
    const draft = only<Offer>(await offers.createOffer({ title: 'Bozza' }));
    await beginPreparing({ offer: draft.id, uid: draft.uid }, 'key', new Date());
    expect(codeOf(await offers.deleteOffer(draft.id))).toBe('already-running');
    const stale = only<Offer>(await offers.createOffer({ title: 'Bozza' }));
    await beginPreparing({ offer: stale.id, uid: stale.uid }, 'key', new Date(since(11)));
    only(await offers.deleteOffer(stale.id));
    expect(await readSentHead(stale.id)).toBeUndefined();
  });
});

describe('the customer’s page as its owner sees it', () => {
  it('is that of the newest version, and changes nothing [ACC-008]', async () => {
    const { id } = await aSent();
    const lines = only(await sent.offerTimeline(id)).items.length;
    const page: OfferPage = JSON.parse(only(await sent.offerAsCustomer(id)));
    expect(page).toMatchObject({ offer: id, version: 1, state: 'sent', inPerson: false, replaced: null });
    expect(page.content?.model.title).toBe('Offerta');
    expect(only(await sent.offerTimeline(id)).items).toHaveLength(lines);
    expect(only(await sent.sentOffer(id))?.openedAt).toBeNull();
  });

  it('is that of the working copy before anything was sent, without costs [ACC-008, SND-003]', async () => {
    const draft = only<Offer>(await offers.createOffer({ title: 'Bozza da vedere' }));
    const page: OfferPage = JSON.parse(only(await sent.offerAsCustomer(draft.id)));
    expect(page).toMatchObject({ version: 1, state: 'sent' });
    expect(page.content).toMatchObject({ title: 'Bozza da vedere', messages: [], accepted: null });
    expect(JSON.stringify(page)).not.toMatch(/markup|hourlyCost|ownCost/);
    expect(await readSentHead(draft.id)).toBeUndefined();
  });

  it('of a withdrawn one has no content [SND-041]', async () => {
    const { id } = await aSent({ state: 'withdrawn' });
    expect(JSON.parse(only(await sent.offerAsCustomer(id)))).toMatchObject({
      state: 'withdrawn',
      content: null,
    });
  });
});

it('archiving puts an offer aside and back, in any state, without a line [SND-047]', async () => {
  const { id } = await aSent({ state: 'declined' });
  const lines = only(await sent.offerTimeline(id)).items.length;
  expect(only(await sent.archiveOffer(id, { archived: true }))).toMatchObject({ id, archived: true });
  expect((await lightOf(id))?.archived).toBe(true);
  expect(only(await sent.sentOffer(id))?.archived).toBe(true);
  only(await sent.archiveOffer(id, { archived: false }));
  expect((await lightOf(id))?.archived).toBe(false);
  expect(only(await sent.offerTimeline(id)).items).toHaveLength(lines);
});

it('an open screen of the owner hears of the state within two seconds, without data [FUP-021]', async () => {
  const { id } = await aSent();
  const hears = await listenWith(anna.token, `user:${anna.id}`);
  only(await sent.markOfferLost(id, { version: 1, reason: 'other', note: 'Segreto' }));
  const from = Date.now();
  const told = [await hears.next(), await hears.next()];
  expect(Date.now() - from).toBeLessThan(2000);
  expect(told.map(({ entity }) => entity).toSorted()).toEqual(['offer', 'sentOffer']);
  expect(told.every((change) => change.id === id)).toBe(true);
  expect(hears.said()).not.toContain('Segreto');
  hears.close();
});

it('a timeline comes slice by slice, the newest line first [SND-048]', async () => {
  const { id } = await aSent();
  const { addingLine } = await import('#lambdas/store/sent-offer/timeline-store.ts');
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  for (let minute = 0; minute < 120; minute += 40)
    await transact(
      Array.from({ length: 40 }, (_, index) =>
        addingLine(id, {
          ...{ id: `l${minute + index}`, at: at(minute + index), event: 'opened', by: 'customer' },
          ...{ who: null, version: 1, detail: null },
        }),
      ),
    );
  const first = only(await sent.offerTimeline(id));
  const rest = only(await sent.offerTimeline(id, { after: first.next }));
  const ids = [...first.items, ...rest.items].map((line) => line.id);
  expect(ids).toEqual(['sent', ...Array.from({ length: 120 }, (_, index) => `l${119 - index}`)]);
  expect(rest.next).toBeNull();
});
