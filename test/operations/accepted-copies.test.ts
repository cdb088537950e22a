import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { selectedTotals } from '#shared/offers/accepting/selection.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferLight } from '#shared/schemas/offer-light.ts';
import { mailsTo } from '#test/support/accounts-api.ts';
import { cloudUrl, codeOf } from '#test/support/cloud.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { anAcceptanceOf, askPage, pageFor } from '#test/support/offer-page-api.ts';
import { newWork, only } from '#test/support/offers-api.ts';
import { aReadyOffer, aSender, type SendAnswer } from '#test/support/ready-offers.ts';
import { sentOffersOf } from '#test/support/sent-offers-api.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';

let sender: Awaited<ReturnType<typeof aSender>>;
let sent: ReturnType<typeof sentOffersOf>;
let door: ServedLocally;
beforeAll(async () => {
  sender = await aSender();
  sent = sentOffersOf(sender.token);
  door = await openHttpDoor(new Date(Date.now() + 60_000), 4000);
});
afterAll(() => door.close());

const edited = async (offer: Offer, changes: object): Promise<Offer> =>
  only<Offer>(await sender.offers.updateOffer({ id: offer.id, revision: offer.revision, ...changes }));
const lines = [
  newWork('line-painting'),
  newWork('line-skirting', { optional: true }),
  newWork('line-quartz', { alternative: 'paint-group', chosen: true }),
  newWork('line-siloxane', { alternative: 'paint-group', price: 170_000 }),
];
const chosenOf = ({ lines: own }: Offer) => own.filter(({ chosen }) => chosen).map(({ id }) => id);

/** Sent with the quartz paint and without the skirting. */
async function aSent() {
  const offer = await edited(await aReadyOffer(sender.token), { lines });
  const { link } = only<SendAnswer>(await sender.send(offer));
  const snapshot: OfferSnapshot = JSON.parse(only<string>(await sent.offerVersion(offer.id, { version: 1 })));
  return { offer, snapshot, token: link?.address.split('#t=')[1] ?? '' };
}

/** Signed by the customer with the skirting and the other paint. */
async function signed({ offer, snapshot, token }: Awaited<ReturnType<typeof aSent>>): Promise<void> {
  const [version] = only<{ snapshotHash: string }[]>(await sent.offerVersions(offer.id));
  const input = anAcceptanceOf(
    { snapshot, version: 1, hash: version?.snapshotHash ?? '' },
    {
      selection: { options: ['line-skirting'], alternatives: { 'paint-group': 'line-siloxane' } },
      total: selectedTotals(snapshot.selectable, ['line-skirting', 'line-siloxane'])?.total,
    },
  );
  const answer = await askPage(door.url, { offer: offer.id, token }, 'accept', input);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
}
const note = ({ offer }: Pick<Awaited<ReturnType<typeof aSent>>, 'offer'>, selection?: readonly string[]) =>
  sent.markOfferAccepted(offer.id, { version: 1, how: 'paper', day: dayInRome(new Date()), selection });
const noted = async (own: Awaited<ReturnType<typeof aSent>>, selection?: readonly string[]) =>
  only(await note(own, selection));

const ask = (route: 'downloadPDF' | 'downloadXLS', q: string) =>
  fetch(`${cloudUrl}/functions/${route}?${new URLSearchParams({ of: 'offer', q })}`, {
    headers: { authorization: `Bearer ${sender.token}` },
  });
async function rowsOf(answer: Response): Promise<unknown> {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(Uint8Array.from(Buffer.from(await answer.text(), 'base64')).buffer);
  return workbook.worksheets[0]?.getSheetValues();
}

describe('an accepted offer', () => {
  it('is duplicated with what was chosen by its customer, or as sent, also when it was edited since [ACC-013, SND-046]', async () => {
    const [bySignature, byOwner] = [await aSent(), await aSent()];
    const others = lines.map(({ id, ...line }) => ({ ...line, id, chosen: id === 'line-siloxane' }));
    await edited(byOwner.offer, { lines: others, title: 'Altra facciata' });
    await signed(bySignature);
    await noted(byOwner);
    const copyOf = async ({ offer: { id } }: typeof byOwner) =>
      only<Offer>(await sender.offers.duplicateOffer({ id, todayWorks: false }));
    expect(chosenOf(await copyOf(bySignature))).toEqual(['line-skirting', 'line-siloxane']);
    const copy = await copyOf(byOwner);
    expect([chosenOf(copy), copy.title]).toEqual([['line-quartz'], 'Altra facciata']);
  });

  it('is a workbook of the version with what was chosen, and never a new PDF [SND-005, OFR-094, OFR-095]', async () => {
    const own = await aSent();
    const { id } = own.offer;
    const cells = async () => JSON.stringify(await rowsOf(await ask('downloadXLS', id)));
    expect(await cells()).toContain('BOZZA');
    await signed(own);
    const accepted = await cells();
    expect(accepted).not.toContain('BOZZA');
    // The painting, the skirting, and the other paint.
    expect(accepted).toContain(`${120 * (8.5 + 8.5 + 17)}`);
    expect((await ask('downloadPDF', id)).status).toBe(409);
  });

  it('with changes that were not sent is no document at all [SND-001, OFR-094]', async () => {
    const own = await aSent();
    await edited(own.offer, { title: 'Altra facciata' });
    await noted(own);
    for (const route of ['downloadXLS', 'downloadPDF'] as const) {
      const answer = await ask(route, own.offer.id);
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'offer-accepted' }]);
    }
  });
});

describe('an acceptance that the owner notes', () => {
  const chosen = ['line-skirting', 'line-siloxane'];
  const lightOf = async (id: string) =>
    only<{ items: OfferLight[] }>(await sender.offers.offers()).items.find((light) => light.id === id);
  // Reports of mails come whenever they come.
  const lastMark = async (id: string) =>
    only(await sent.offerTimeline(id)).items.find(({ event }) => event === 'accepted');

  it('is of what the customer chose on paper, wherever it is told, and until it is reopened [SND-042, SND-044, FUP-002]', async () => {
    const own = await aSent();
    const { id } = own.offer;
    const asSent = only(await sent.sentOffer(id))?.value;
    const { taxable = 0, total = 0 } = selectedTotals(own.snapshot.selectable, chosen) ?? {};
    expect(asSent).toBeLessThan(taxable);
    const marked = await noted(own, chosen);
    expect(marked).toMatchObject({ value: taxable, signed: false, accepted: { lines: chosen, total } });
    expect(await lightOf(id)).toMatchObject({ sentValue: taxable, outcome: { by: 'owner', how: 'paper' } });
    expect((await lastMark(id))?.detail).toBe(`paper ${total}`);
    const page = await pageFor(door.url, { offer: id, token: own.token });
    expect(page.content?.accepted).toMatchObject({ chosen, total, signed: false });
    expect(JSON.parse(only(await sent.offerAsCustomer(id))).content.accepted).toMatchObject({ chosen });
    const address = `paper-${id.slice(0, 8)}@customer.example`;
    only(await sent.resendOffer(id, { version: 1, recipients: [address] }));
    expect((await mailsTo(address))[0]?.text).toContain(formatMoney(cents(total)));
    const copy = only<Offer>(await sender.offers.duplicateOffer({ id, todayWorks: false }));
    expect(chosenOf(copy)).toEqual(chosen);

    // A second press, or one after a lost answer.
    expect(await noted(own)).toMatchObject({ accepted: { lines: chosen } });
    const reopened = only(await sent.reopenOffer(id, { version: 1 }));
    expect(reopened).toMatchObject({ value: asSent, accepted: null });
    expect((await lightOf(id))?.sentValue).toBe(asSent);
    expect(await noted(own)).toMatchObject({ value: asSent, accepted: { lines: ['line-quartz'] } });
    expect((await lastMark(id))?.detail).toBe('paper');
  });

  it.each([
    ['an unknown line', ['line-quartz', 'line-none']],
    ['a line that is no option', ['line-quartz', 'line-painting']],
    ['a line twice', ['line-quartz', 'line-skirting', 'line-skirting']],
    ['two of a group', ['line-quartz', 'line-siloxane']],
    ['none of a group', ['line-skirting']],
  ])('is refused with %s, and changes nothing [SND-042, ACC-014]', async (_, selection) => {
    const { offer } = await aSent();
    expect(codeOf(await note({ offer }, selection))).toBe('invalid-selection');
    expect(only(await sent.sentOffer(offer.id))?.state).toBe('sent');
  });

  it('is refused with sums that the discount does not allow [SND-042, ACC-014]', async () => {
    const ready = await aReadyOffer(sender.token);
    const offer = await edited(ready, {
      lines: [
        newWork('line-painting', { alternative: 'paint-group', chosen: true }),
        newWork('line-cheap', { alternative: 'paint-group', quantity: 1000 }),
      ],
      discount: { amount: 50_000 },
    });
    only<SendAnswer>(await sender.send(offer));
    expect(codeOf(await note({ offer }, ['line-cheap']))).toBe('invalid-selection');
    expect(codeOf(await note({ offer }, ['line-painting']))).toBeUndefined();
  });
});
