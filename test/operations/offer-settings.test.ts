import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayInRome, yearInRome } from '#shared/offers/offer-number.ts';
import { dayAfter } from '#shared/offers/validity.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { aWorkContent } from '#test/support/builders/work.ts';
import { codeOf } from '#test/support/cloud.ts';
import { anOfferer, newWork, type Offers, offersOf, only } from '#test/support/offers-api.ts';
import { answered } from '#test/support/quotations-api.ts';
import { createdWork, type Works, worksOf } from '#test/support/works-api.ts';

let offers: Offers;
let others: Offers;
let works: Works;
beforeAll(async () => {
  const [one, other] = await Promise.all([anOfferer(), anOfferer()]);
  offers = offersOf(one.token);
  works = worksOf(one.token);
  others = offersOf(other.token);
});

const settings = async () => only(await offers.offerSettings());
const saved = async (fields: object) =>
  only(await offers.updateOfferSettings({ revision: (await settings()).revision, ...fields }));
const refused = async (fields: object) =>
  codeOf(await offers.updateOfferSettings({ revision: (await settings()).revision, ...fields }));
const aNew = async (input: object = {}) => only<Offer>(await offers.createOffer(input));
const edited = async ({ id, revision }: Offer, edits: object) =>
  only<Offer>(await offers.updateOffer({ id, revision, ...edits }));

describe('the data for offers', () => {
  it('are there before the first save [OFR-067, OFR-078]', async () => {
    expect(only(await others.offerSettings())).toMatchObject({
      ...{ revision: 0, regime: 'ordinary', validityDays: 30, markup: 0, hourlyCost: null, prefix: '' },
      ...{ plan: [], vat: [], iban: null, nextNumber: 1 },
    });
  });

  it('are saved from the revision they build on, and nobody else’s [OFR-078]', async () => {
    const plan = [{ label: 'Saldo', kind: 'rest', when: { at: 'end' } }];
    const fields = {
      ...{ accent: 'green', businessName: 'Conti Pitture', registration: 'REA BO-1', pec: 'A@PEC.it' },
      ...{
        vatNumber: 'IT 0074.311-0157',
        taxCode: 'rssmra85t10a562s',
        iban: 'it60 x054 2811 1010 0000 0123 456',
      },
      ...{ insurance: 'Polizza 1', hourlyCost: 240_000, markup: 2500, validityDays: 45, plan },
    };
    const made = await saved(fields);
    expect(made).toMatchObject({
      ...{ accent: 'green', businessName: 'Conti Pitture', pec: 'a@pec.it', markup: 2500, validityDays: 45 },
      ...{ vatNumber: '00743110157', taxCode: 'RSSMRA85T10A562S', iban: 'IT60X0542811101000000123456' },
      revision: 1,
    });
    expect(codeOf(await offers.updateOfferSettings({ revision: 0, markup: 1 }))).toBe('conflict');
    expect(only(await others.offerSettings()).businessName).toBeNull();
    const later = await saved({ insurance: null });
    expect(later).toMatchObject({ insurance: null, businessName: 'Conti Pitture' });
  });

  it.each([
    ['a wrong VAT number', { vatNumber: '00743110158' }],
    ['a wrong tax code', { taxCode: 'RSSMRA85T10A562T' }],
    ['a wrong IBAN', { iban: 'IT61X0542811101000000123456' }],
    ['a wrong address', { pec: 'not an address' }],
    ['an accent that there is not', { accent: 'pink' }],
    ['a prefix of other signs', { prefix: 'A B' }],
    ['a prefix that is too long', { prefix: 'ABCDEFGHI' }],
    ['a validity of no day', { validityDays: 0 }],
    ['a code that could be a built-in one', { vat: [{ code: 'IT22', label: 'x', rate: 1 }] }],
    ['a rate above 30 %', { vat: [{ code: 'own-00000001', label: 'x', rate: 3001 }] }],
  ])('refuse %s [OFR-007, OFR-053, OFR-078]', async (_, fields) => {
    expect(await refused(fields)).toBe('invalid-input');
  });

  it('move the next number upwards only, and existing offers keep theirs [OFR-007]', async () => {
    const first = await aNew();
    const { nextNumber } = await saved({ nextNumber: first.number + 10, prefix: 'A-' });
    expect(nextNumber).toBe(first.number + 10);
    const second = await aNew();
    expect(second).toMatchObject({ number: first.number + 10, prefix: 'A-', year: yearInRome(new Date()) });
    const answer = await offers.updateOfferSettings({
      revision: (await settings()).revision,
      nextNumber: first.number,
    });
    expect(codeOf(answer)).toBe('number-behind');
    expect(answer.errors?.[0]).toMatchObject({ errorInfo: { number: first.number + 11 } });
    expect(only<Offer>(await offers.offer(first.id))).toMatchObject({ number: first.number, prefix: '' });
    await saved({ prefix: '' });
  });

  it('are what new offers begin with [OFR-055, OFR-067]', async () => {
    const plan = [{ label: 'Saldo', kind: 'rest', when: { at: 'end' } }];
    await saved({ markup: 3000, hourlyCost: 250_000, validityDays: 10, plan });
    expect(await aNew()).toMatchObject({
      ...{ markup: 3000, hourlyCost: 250_000, plan: [{ label: 'Saldo', kind: 'rest' }] },
      validUntil: dayAfter(dayInRome(new Date()), 10),
    });
  });

  it('of the flat-rate regime offer its code alone, without withholding or split payment [OFR-059]', async () => {
    await saved({ regime: 'flat' });
    const offer = await aNew();
    expect(offer.defaultVat).toBe('IT-N2.2');
    const refusedBy = async (edits: object) =>
      codeOf(await offers.updateOffer({ id: offer.id, revision: offer.revision, ...edits }));
    expect(await refusedBy({ lines: [newWork('line-0001', { vat: 'IT22' })] })).toBe('invalid-input');
    expect(await refusedBy({ withholding: 400 })).toBe('invalid-input');
    expect(await refusedBy({ splitPayment: true })).toBe('invalid-input');
    await saved({ regime: 'ordinary' });
  });

  it('of the flat-rate regime change what begins with an older template or offer [OFR-059, WRK-006]', async () => {
    const { id: workId, revision } = await createdWork(works, { vat: 'IT22' });
    const content = aWorkContent({ vat: 'IT22', price: 99_000 });
    answered(await works.update({ ...content, id: workId, revision }));
    const copied = { workId, workRevision: revision, finished: false };
    const lines = [newWork('line-0001', { vat: 'IT22', work: copied })];
    const older = await edited(await aNew(), { lines, withholding: 400 });
    const template = only(await offers.createOfferTemplate(older.id, 'Vecchio'));
    await saved({ regime: 'flat' });
    const made = [
      await aNew({ template: template.id }),
      only<Offer>(await offers.duplicateOffer({ id: older.id, todayWorks: false })),
      only<Offer>(await offers.duplicateOffer({ id: older.id, todayWorks: true })),
    ];
    for (const offer of made) {
      expect(offer).toMatchObject({ defaultVat: 'IT-N2.2', withholding: null });
      expect(offer.vat.map(({ code }) => code)).toEqual(['IT-N2.2']);
      expect(offer.lines.map(({ vat }) => vat)).toEqual(['IT-N2.2']);
    }
    await saved({ regime: 'ordinary' });
  });

  it('have codes of the owner’s own, which offers keep as they were chosen [OFR-053, OFR-054]', async () => {
    const own = { code: 'own-00000001', label: 'Ridotta', rate: 500, note: 'Nota mia' };
    await saved({ vat: [own] });
    const offer = await edited(await aNew(), { lines: [newWork('line-0001', { vat: own.code })] });
    expect(offer.vat).toContainEqual({
      ...{ code: own.code, label: 'Ridotta', rate: 500, nature: null, stampable: false },
      note: { it: 'Nota mia', en: 'Nota mia', de: 'Nota mia' },
    });
    await saved({ vat: [{ ...own, rate: 700 }] });
    const later = await edited(offer, { title: 'Altro' });
    expect(later.vat.find(({ code }) => code === own.code)?.rate).toBe(500);
    await saved({ vat: [] });
    expect((await edited(later, { title: 'Ancora' })).vat.map(({ code }) => code)).toContain(own.code);
  });

  it('lead an owner of another country to a code of their own before the first line [OFR-055]', async () => {
    const { token } = await anOfferer({ country: 'SM' });
    const elsewhere = offersOf(token);
    const offer = only<Offer>(await elsewhere.createOffer());
    expect(offer).toMatchObject({ defaultVat: null, vat: [] });
    const lines = [newWork('line-0001')];
    expect(codeOf(await elsewhere.updateOffer({ id: offer.id, revision: 1, lines }))).toBe('invalid-input');
    const vat = [{ code: 'own-00000001', label: '17 %', rate: 1700 }];
    only(await elsewhere.updateOfferSettings({ revision: 0, vat }));
    const made = only<Offer>(
      await elsewhere.updateOffer({ id: offer.id, revision: 1, lines, defaultVat: 'own-00000001' }),
    );
    expect(made.lines[0]?.vat).toBe('own-00000001');
  });
});

const aText = (changes: object = {}) => ({
  name: 'Condizioni',
  kind: 'terms',
  text: { it: '<p>Pagamento a 30 giorni</p>', de: '<p>Zahlbar in 30 Tagen</p>' },
  ...changes,
});

describe('text blocks', () => {
  it('are kept clean, listed by name, changed and removed, for their owner alone [OFR-075]', async () => {
    const made = only(await offers.createOfferText(aText({ name: 'Zeta' })));
    expect(made).toMatchObject({
      name: 'Zeta',
      kind: 'terms',
      revision: 1,
      text: { it: '<p>Pagamento a 30 giorni</p>' },
    });
    only(await offers.createOfferText(aText({ name: 'Alfa' })));
    expect(only(await offers.offerTexts()).map(({ name }) => name)).toEqual(['Alfa', 'Zeta']);
    const text = aText({ text: { it: '<p>Nuovo<script>x</script></p>' }, name: 'Beta' });
    const changed = only<typeof made>(await offers.updateOfferText({ id: made.id, revision: 1, text }));
    expect(changed).toMatchObject({ name: 'Beta', revision: 2, text: { it: '<p>Nuovo</p>' } });
    expect(codeOf(await offers.updateOfferText({ id: made.id, revision: 1, text }))).toBe('conflict');
    for (const answer of [
      await others.offerText(made.id),
      await others.updateOfferText({ id: made.id, revision: 2, text }),
      await others.deleteOfferText(made.id),
    ])
      expect(codeOf(answer)).toBe('not-found');
    only(await offers.deleteOfferText(made.id));
    expect(codeOf(await offers.offerText(made.id))).toBe('not-found');
  });

  it('stay one for retries of their key', async () => {
    const key = randomUUID();
    const [one, other] = await Promise.all([
      offers.createOfferText(aText(), key),
      offers.createOfferText(aText(), key),
    ]);
    expect(only(one).id).toBe(only(other).id);
  });
});

describe('templates', () => {
  it('keep works and free lines without quantities, and nothing of customer or materials [OFR-079]', async () => {
    const offer = await edited(await aNew({ title: 'Facciata tipo' }), {
      sections: [{ id: 'section-1', name: 'Sala' }],
      lines: [
        newWork('line-0001', { sectionId: 'section-1', discount: 500 }),
        { ...newWork('line-0002'), kind: 'free', unit: 'corpo', quantity: 3000 },
      ],
      texts: { terms: '<p>Termini</p>' },
      discount: { percent: 300 },
      policy: 'listed',
    });
    const template = only(await offers.createOfferTemplate(offer.id, 'Tipo'));
    expect(template).toMatchObject({ name: 'Tipo', title: 'Facciata tipo', lines: 2, revision: 1 });
    const made = await aNew({ template: template.id });
    expect(made).toMatchObject({
      title: 'Facciata tipo',
      policy: 'listed',
      discount: null,
      texts: { terms: '<p>Termini</p>' },
    });
    expect(made.number).toBeGreaterThan(offer.number);
    expect(made.lines.map(({ quantity, price, discount }) => [quantity, price, discount])).toEqual([
      [1000, 85_000, 0],
      [0, 85_000, 500],
    ]);
    expect(made.sections.map(({ name }) => name)).toEqual(['Sala']);
  });

  it('are renamed, replaced by another offer, and removed, changing no offer [OFR-080]', async () => {
    const offer = await aNew({ title: 'Prima' });
    const template = only(await offers.createOfferTemplate(offer.id, 'Nome'));
    const made = await aNew({ template: template.id });
    const renamed = only<typeof template>(
      await offers.updateOfferTemplate({ id: template.id, revision: 1, name: 'Altro nome' }),
    );
    expect(renamed).toMatchObject({ name: 'Altro nome', title: 'Prima', revision: 2 });
    const names = only(await offers.offerTemplates()).map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(names).toContain('Altro nome');
    const second = await edited(await aNew({ title: 'Seconda' }), { lines: [newWork('line-0001')] });
    const replaced = only<typeof template>(
      await offers.updateOfferTemplate({ id: template.id, revision: 2, offer: second.id }),
    );
    expect(replaced).toMatchObject({ name: 'Altro nome', title: 'Seconda', lines: 1 });
    expect(codeOf(await offers.updateOfferTemplate({ id: template.id, revision: 2, name: 'x' }))).toBe(
      'conflict',
    );
    expect(only<Offer>(await offers.offer(made.id))).toEqual(made);
    expect(codeOf(await others.createOffer({ template: template.id }))).toBe('not-found');
    expect(codeOf(await others.deleteOfferTemplate(template.id))).toBe('not-found');
    only(await offers.deleteOfferTemplate(template.id));
    expect(codeOf(await offers.createOffer({ template: template.id }))).toBe('not-found');
  });

  it('are fifty at most; one that goes leaves room [OFR-079]', async () => {
    const { token } = await anOfferer();
    const mine = offersOf(token);
    const offer = only<Offer>(await mine.createOffer());
    const made = await Promise.all(Array.from({ length: 50 }, () => mine.createOfferTemplate(offer.id)));
    expect(made.map(codeOf).filter(Boolean)).toEqual([]);
    expect(codeOf(await mine.createOfferTemplate(offer.id))).toBe('too-many-templates');
    only(await mine.deleteOfferTemplate(only(made[0] as (typeof made)[0]).id));
    expect(codeOf(await mine.createOfferTemplate(offer.id))).toBeUndefined();
  });
});

describe('what the data say of sending', () => {
  it('starts with given words in each language, reminders off, every channel on [SND-016, FUP-008, FUP-017]', async () => {
    const first = only(await others.offerSettings());
    expect(first).toMatchObject({
      ...{ remindersOn: false, asksCode: false, mutedMails: [], mutedPushes: [], acceptedTerms: null },
      reminders: [
        { from: 'sending', days: 3 },
        { from: 'sending', days: 7 },
        { from: 'end', days: 2 },
      ],
    });
    for (const name of ['mailSubject', 'mailText', 'reminderText', 'message', 'withdrawalNotice'] as const) {
      const said = first[name];
      expect(new Set([said?.it, said?.en, said?.de]).size, name).toBe(3);
    }
    // Their button and address follow them.
    expect(first.mailText?.it).not.toContain('{link}');
    expect(first.mailText?.it).toContain('{firma}');
  });

  it('takes the owner’s words, language by language, and gives them up again [SND-016, SND-026, FUP-013]', async () => {
    const given = await saved({});
    const own = await saved({
      mailSubject: { it: 'Ecco l’offerta {numero}' },
      message: { it: 'Ciao\n{link}', de: '' },
    });
    expect(own.mailSubject).toEqual({ ...given.mailSubject, it: 'Ecco l’offerta {numero}' });
    expect(own.message).toEqual({ ...given.message, it: 'Ciao\n{link}' });
    expect(own.given.mailSubject).toEqual(given.mailSubject);
    expect((await saved({ mailSubject: null })).mailSubject).toEqual(given.mailSubject);
  });

  it('leaves the notice out with empty words, and takes the given one with none [ACC-023]', async () => {
    const given = await saved({});
    expect((await saved({ withdrawalNotice: {} })).withdrawalNotice).toEqual({ it: '', en: '', de: '' });
    expect((await saved({ withdrawalNotice: null })).withdrawalNotice).toEqual(given.withdrawalNotice);
  });

  it('keeps reminders, channels and the code [FUP-008, FUP-017, SND-014]', async () => {
    const wanted = {
      ...{ remindersOn: true, asksCode: true, mutedPushes: ['opened'] },
      reminders: [{ from: 'end', days: 30 }],
    };
    const kept = await saved({ ...wanted, mutedMails: ['declined', 'declined'] });
    expect(kept).toMatchObject({ ...wanted, mutedMails: ['declined'] });
  });

  it.each([
    ['a fourth reminder', { reminders: Array(4).fill({ from: 'end', days: 2 }) }],
    ['a reminder on the day of sending', { reminders: [{ from: 'sending', days: 0 }] }],
    ['61 days after the sending', { reminders: [{ from: 'sending', days: 61 }] }],
    ['31 days before the end', { reminders: [{ from: 'end', days: 31 }] }],
    ['a mail of an event that has none', { mutedMails: ['opened'] }],
    ['a push of an event that has none', { mutedPushes: ['declined'] }],
    ['a subject of two lines', { mailSubject: { it: 'a\nb' } }],
    ['a long subject', { reminderSubject: { de: 'a'.repeat(151) } }],
    ['a long mail', { mailText: { en: 'a'.repeat(4001) } }],
    ['a long message', { message: { it: 'a'.repeat(501) } }],
    ['a long notice', { withdrawalNotice: { it: 'a'.repeat(5001) } }],
  ])('refuses %s [FUP-008, FUP-017, SND-017, SND-026, ACC-023]', async (_, fields) => {
    expect(await refused(fields)).toBe('invalid-input');
  });
});
