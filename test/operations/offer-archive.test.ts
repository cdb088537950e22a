import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Offer } from '#shared/schemas/offer.ts';
import { cloudUrl } from '#test/support/cloud.ts';
import { anOfferer, newWork, offersOf, only, quotationBy } from '#test/support/offers-api.ts';
import { addressOf, archived } from '#test/support/personal-data-api.ts';
import { answered } from '#test/support/quotations-api.ts';

const { readOffer } = await import('#lambdas/store/offer/offer-store.ts');

let offer: Offer;
let uid: string;
let files: Record<string, string>;
beforeAll(async () => {
  const { id, token } = await anOfferer();
  uid = id;
  const offers = offersOf(token);
  const quotation = await quotationBy(token);
  const made = only<Offer>(await offers.createOffer({ quotation: quotation.id, title: 'In archivio' }));
  const lines = [...made.lines.map((line) => ({ id: line.id })), newWork('line-0001')];
  offer = only<Offer>(await offers.updateOffer({ id: made.id, revision: 1, lines }));
  only(await offers.updateOfferSettings({ revision: 0, businessName: 'Ditta mia' }));
  only(await offers.createOfferText({ name: 'Blocco', kind: 'terms', text: { it: '<p>Testo mio</p>' } }));
  only(await offers.createOfferTemplate(offer.id, 'Modello mio'));
  const address = answered(await addressOf(token, await archived(token))).downloadPersonalData as string;
  const reply = await fetch(new URL(address, cloudUrl));
  const entries = Object.entries(unzipSync(new Uint8Array(await reply.arrayBuffer())));
  files = Object.fromEntries(entries.map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}, 60_000);

describe('the archive of what is held about an owner', () => {
  it('has each offer whole, without what names copies of products [CUS-050]', async () => {
    const name = Object.keys(files).find((file) => file.startsWith('offers/') && file.includes(offer.id));
    expect(JSON.parse(files[String(name)] ?? '')).toEqual(offer);
    const { rows } = await readOffer(uid, offer.id);
    for (const { copy } of Object.values(rows)) expect(JSON.stringify(files)).not.toContain(copy);
  });

  it('has the data for offers, text blocks and templates, each readable [CUS-050]', () => {
    const records: { kind: string; content: Record<string, unknown> }[] = JSON.parse(
      files['records.json'] ?? '',
    );
    const contentOf = (kind: string) => records.find((record) => record.kind === `OFFERS ${kind}`)?.content;
    expect(contentOf('SETTINGS')).toMatchObject({ businessName: 'Ditta mia' });
    expect(contentOf('TEXT')).toMatchObject({ name: 'Blocco', content: { it: '<p>Testo mio</p>' } });
    expect(contentOf('TEMPLATE')).toMatchObject({ name: 'Modello mio', content: { title: 'In archivio' } });
    expect(contentOf('O')).toMatchObject({ title: 'In archivio' });
    expect(contentOf('OFFER')).toBeUndefined();
  });
});
