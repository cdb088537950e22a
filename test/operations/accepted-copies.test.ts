import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { selectedTotals } from '#shared/offers/accepting/selection.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { cloudUrl } from '#test/support/cloud.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { anAcceptanceOf, askPage } from '#test/support/offer-page-api.ts';
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
const noted = async ({ offer }: Awaited<ReturnType<typeof aSent>>) =>
  only<object>(
    await sent.markOfferAccepted(offer.id, { version: 1, how: 'spoken', day: dayInRome(new Date()) }),
  );

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
