import { describe, expect, it } from 'vitest';
import { offerDocumentTexts } from '#lambdas/store/document/offer-document-texts.ts';
import {
  contentDigest,
  offerSnapshot,
  type SnapshotOptions,
  snapshotForm,
} from '#shared/document/offer/offer-snapshot.ts';
import { selectedTotals, sentSelection } from '#shared/offers/accepting/selection.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { aMilestone } from '#test/support/builders/offer.ts';
import { aFacadeOffer, theOwner, theSettings } from '#test/support/builders/offer-document.ts';
import { randomOffer } from '#test/support/builders/random-offers.ts';

const optionsOf = (options: Partial<SnapshotOptions> = {}): SnapshotOptions => ({
  ...{ owner: theOwner, settings: theSettings, now: new Date('2026-12-03T16:20:00.000Z'), logo: null },
  version: { number: 1, former: null },
  ...options,
});
const snapshotOf = (offer: Offer, options: Partial<SnapshotOptions> = {}) =>
  offerSnapshot(offer, optionsOf(options), offerDocumentTexts[offer.language]);

/** Every key of a value, at any depth. */
function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [key, ...keysOf(each)]);
}

/** A key that joins them has been thought about: what is in a snapshot is read by the customer. */
const knownKeys = `
  accent alternative amount choices chosen city code colour columns
  customer customerDay customerKind date de deposit details difference discount
  draft email en foot format hasBox iban id intro
  isOptions it job kind label language lead line lines
  logo marks materials milestones model name nature note notes
  number offer onTotal optional owner ownerDay packages paragraphs percent
  person phone plan price product quantity rate replaces rounding
  rows second section sections selectable sentAt share signature signs site splitPayment
  stamp stampable subtotal swatch text texts tick title totals
  unit validUntil validity value vat vendor version withdrawal withholding
  works
`
  .trim()
  .split(/\s+/);

const manySeeds = Array.from({ length: 300 }, (_, seed) => seed);

describe('the snapshot of a version', () => {
  it('names number, version, day and validity, is no draft, and says what it takes the place of [SND-003, SND-006, SND-013]', () => {
    const first = snapshotOf(aFacadeOffer());
    expect([first.number, first.version, first.sentAt, first.validUntil, first.customerKind]).toEqual([
      ...['18/2026', 1, '2026-12-03T16:20:00.000Z', '2026-12-23', 'condominium'],
    ]);
    expect([first.model.draft, first.model.replaces, first.model.date]).toEqual([null, null, '03/12/2026']);
    expect(first.model.foot).toBe('Conti Tinteggiature · P. IVA 09876540163 · Offerta 18/2026 · versione 1');
    const former = { number: 1, sentAt: '2026-12-03T16:20:00.000Z' };
    const second = snapshotOf(aFacadeOffer(), { version: { number: 2, former } });
    expect(second.model.replaces).toBe('Versione 2 – sostituisce la versione 1 del 03/12/2026');
    expect(second.model.foot).toMatch(/ · versione 2$/);
  });

  it('is made of integers alone, whatever the offer [SND-004]', () => {
    for (const seed of manySeeds)
      expect(() => snapshotForm(snapshotOf(randomOffer(seed))), `seed ${seed}`).not.toThrow();
  });

  it('computes the totals that it prints, from what it holds [SND-003, ACC-013]', () => {
    for (const seed of manySeeds) {
      const offer = randomOffer(seed);
      const { selectable } = snapshotOf(offer);
      const { total, taxable, toPay, fault } = evaluateOffer(offer);
      const selected = selectedTotals(selectable, sentSelection(selectable));
      if (fault || !selected) continue;
      expect([selected.total, selected.taxable, selected.toPay], `seed ${seed}`).toEqual([
        total,
        taxable,
        toPay,
      ]);
    }
  });

  it('tells which milestones are due at the signature, and where to pay them [ACC-052]', () => {
    const { deposit } = snapshotOf(aFacadeOffer());
    expect(deposit).toEqual({ milestones: [0], iban: 'IT60X0542811101000000123456' });
    const plan = [aMilestone('percent', 10_000)];
    expect(snapshotOf(aFacadeOffer({ plan })).deposit.milestones).toEqual(
      plan.flatMap(({ when }, at) => (when.at === 'signature' ? [at] : [])),
    );
  });

  it('names the file of the logo where its owner shows one [SND-003]', () => {
    const owner = { ...theOwner, imageUrl: 'data:image/png;base64,AAAA' };
    const logoOf = (options: Partial<SnapshotOptions>) =>
      snapshotOf(aFacadeOffer(), options).model.owner.logo;
    expect(logoOf({ owner, logo: 'logo-12.png' })).toEqual({
      address: 'logo-12.png',
      alt: 'Logo di Conti Tinteggiature',
    });
    expect(logoOf({ owner, logo: null })).toBeNull();
    expect(logoOf({ owner: { ...owner, showLogo: false }, logo: 'logo-12.png' })).toBeNull();
  });
});

describe('what its owner alone may see is not in a snapshot', () => {
  /** Numbers and words of the owner that no printed thing shows. */
  const secret = (line: OfferLine): OfferLine => ({
    ...line,
    ...{ hours: 77_001, hourlyCost: 770_002, unitCost: 770_003 },
    quantityFrom: { quotationId: 'secret-quotation', choice: { entries: [] } },
    work: line.work && { ...line.work, workId: 'secret-work', workRevision: 77_004 },
    material: line.material && {
      ...line.material,
      ...{ quotationId: 'secret-quotation', sId: 'secret-row', productId: 'secret-product', area: 77_005 },
      ...{ places: ['secret-place'], copiedAt: '2026-01-01T00:00:00.000Z' },
    },
  });

  it('whatever costs, hours and origins are, the form is the same [SND-003, OFR-024]', () => {
    for (const seed of manySeeds) {
      const offer = randomOffer(seed);
      const measured = offer.lines.map((line) => ({
        ...line,
        quantityFrom: { quotationId: 'q', choice: { entries: [] } },
      }));
      const form = snapshotForm(snapshotOf({ ...offer, lines: measured }));
      const other = { ...offer, hourlyCost: 77_006, lines: offer.lines.map(secret) };
      expect(snapshotForm(snapshotOf(other)), `seed ${seed}`).toBe(form);
      expect(form).not.toMatch(/secret/);
    }
  });

  it('a material shows neither its cost nor its markup, in any policy [SND-003, OFR-024]', () => {
    for (const policy of ['inPrice', 'listed', 'priced', 'byCustomer'] as const) {
      const offer = aFacadeOffer({ policy, markup: 3777 });
      const lines = offer.lines.map((line) =>
        line.material ? { ...line, material: { ...line.material, cost: 98_765_431, markup: 4111 } } : line,
      );
      const form = snapshotForm(snapshotOf({ ...offer, lines }));
      for (const hidden of ['98765431', '987.654,31', '3777', '37,77', '4111', '41,11'])
        expect(form, `${policy} ${hidden}`).not.toContain(hidden);
    }
  });

  it('has these keys and no others [SND-003]', () => {
    const found = new Set(manySeeds.flatMap((seed) => keysOf(snapshotOf(randomOffer(seed)))));
    for (const key of keysOf(snapshotOf(aFacadeOffer()))) found.add(key);
    expect([...found].toSorted()).toEqual(knownKeys);
  });
});

describe('the digest of the content', () => {
  const digest = (offer: Offer, options: Partial<SnapshotOptions> = {}) =>
    contentDigest(snapshotOf(offer, options));

  it('is the same for another number and another day [SND-010]', async () => {
    const offer = aFacadeOffer();
    const later = { now: new Date('2026-12-09T08:00:00.000Z') };
    const former = { number: 1, sentAt: '2026-12-03T16:20:00.000Z' };
    expect(await digest(offer, { ...later, version: { number: 2, former } })).toBe(await digest(offer));
  });

  it('is the same for another colour and another logo [SND-010]', async () => {
    const offer = aFacadeOffer();
    const green = { settings: { ...theSettings, accent: 'green' as const } };
    const owner = { ...theOwner, imageUrl: '/files/images/logo.png' };
    const withLogo = { ...green, owner, logo: 'logo.png' };
    expect(snapshotOf(offer, withLogo).model.owner).toMatchObject({ logo: { address: 'logo.png' } });
    for (const look of [green, withLogo]) expect(await digest(offer, look)).toBe(await digest(offer));
  });

  it('is another one for whatever the customer would read otherwise [SND-010]', async () => {
    const offer = aFacadeOffer();
    const [line, ...lines] = offer.lines;
    const others: [Offer, Partial<SnapshotOptions>?][] = [
      [{ ...offer, title: 'Facciata' }],
      [{ ...offer, validUntil: '2026-12-24' }],
      [{ ...offer, discount: null }],
      [{ ...offer, texts: { ...offer.texts, excluded: null } }],
      [{ ...offer, lines: line ? [{ ...line, quantity: line.quantity + 1000 }, ...lines] : [] }],
      [{ ...offer, lines: offer.lines.map((each) => (each.optional ? { ...each, chosen: true } : each)) }],
      [offer, { owner: { ...theOwner, phone: '+39 555 0199' } }],
      [offer, { settings: { ...theSettings, withdrawalNotice: { it: 'Altro testo' } } }],
    ];
    const digests = await Promise.all(
      [[offer] as const, ...others].map(([given, options]) => digest(given, options)),
    );
    expect(new Set(digests).size).toBe(digests.length);
  });
});

describe('the notice of the right to withdraw', () => {
  const own = { it: 'Puoi recedere.', de: 'Widerruf.' };
  const noticeOf = (
    kind: 'private' | 'condominium' | 'company' | 'public',
    withdrawalNotice: Offer['lines'][0]['longText'],
    language: Offer['language'] = 'it',
  ) => {
    const offer = aFacadeOffer({ language });
    const customer = offer.customer && { ...offer.customer, kind };
    return snapshotOf({ ...offer, customer }, { settings: { ...theSettings, withdrawalNotice } }).withdrawal;
  };

  it('goes to consumers alone, in the language of the offer [ACC-023]', () => {
    expect(noticeOf('private', own)).toBe('Puoi recedere.');
    expect(noticeOf('condominium', own, 'de')).toBe('Widerruf.');
    expect(noticeOf('private', own, 'en')).toBe('Puoi recedere.');
    expect([noticeOf('company', own), noticeOf('public', own)]).toEqual([null, null]);
  });

  it('is the given text until its owner writes another one, and none where theirs is empty [ACC-023]', () => {
    expect(noticeOf('private', null, 'en')).toBe(offerDocumentTexts.en.withdrawal);
    expect(noticeOf('private', { it: ' ' })).toBeNull();
  });
});
