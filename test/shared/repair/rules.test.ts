import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairedQuotationCountry, repairedUserCountry } from '#shared/repair/countries.ts';
import type { Finding, Stored } from '#shared/repair/finding.ts';
import { isWithoutOwner, repairedOwner, repairedUserIds } from '#shared/repair/owners.ts';
import { repairedPackagings } from '#shared/repair/packagings.ts';
import { repairedUrl, urlOf } from '#shared/repair/product-url.ts';
import { repairedName } from '#shared/repair/repaired-name.ts';
import { danglingIds, repairedRequiredProducts, requiredIdsOf } from '#shared/repair/required-products.ts';
import { aStoredUser } from '#test/support/builders/user.ts';

type Rule = (stored: Stored) => Finding | undefined;

const known = new Map([
  ['primer', { um: 'l' }],
  ['paint', { um: 'kg' }],
]);
const owner = aStoredUser({ country: 'DE' });

const rules: Record<string, Rule> = {
  userCountries: (user) => repairedUserCountry(user, false),
  forceItaly: (user) => repairedUserCountry(user, true),
  quotationCountries: (header) => repairedQuotationCountry(header, owner),
  names: repairedName,
  requiredProducts: (product) => repairedRequiredProducts(product, known),
  packagings: repairedPackagings,
  productUrls: repairedUrl,
  userIds: (user) => repairedUserIds(user, 'sub'),
  quotationUsers: (header) => repairedOwner(header, owner),
};

/** Whatever may stand in a record. */
const anything = fc.oneof(
  fc.string(),
  fc.double(),
  fc.integer(),
  fc.constantFrom(null, undefined, true, {}, []),
);
const required = fc.oneof(
  fc.constantFrom('primer', 'gone', 7),
  fc.record({
    product: fc.oneof(anything, fc.constantFrom('primer', 'gone', { id: 'paint', name: 'Adda' })),
    consumption: anything,
    um: fc.constantFrom('kg', 'l', null, undefined),
  }),
);
const pack = fc.oneof(anything, fc.record({ id: fc.string(), packaging: anything, pcu: fc.double() }));
const record = fc.record(
  {
    country: fc.oneof(anything, fc.constantFrom('DE', 'it', 'Italia', ' IT ')),
    userCountry: fc.oneof(anything, fc.constantFrom('AT', '')),
    user: fc.oneof(anything, fc.constant({ id: 'marta', country: 'FR' })),
    userName: anything,
    uid: fc.oneof(anything, fc.constantFrom('marta', 'sub')),
    id: anything,
    name: fc.oneof(anything, fc.constant({ it: 'Adda', en: 'Adda' })),
    url: fc.oneof(anything, fc.webUrl(), fc.constant('www.example.com/a.pdf')),
    attachments: anything,
    attachments_i18n: fc.oneof(
      anything,
      fc.record({
        it: fc.oneof(anything, fc.array(fc.record({ url: fc.webUrl(), category: fc.constant('epd') }))),
      }),
    ),
    consumptionranges: fc.oneof(anything, fc.array(fc.record({ requiredProducts: fc.array(required) }))),
    priceranges: fc.oneof(
      anything,
      fc.array(fc.record({ prices: fc.oneof(fc.array(pack), fc.dictionary(fc.string(), pack), anything) })),
    ),
  },
  { requiredKeys: [] },
);

describe('every task', () => {
  it.each(Object.entries(rules))(
    'finds nothing the second time, whatever is stored: %s [OPW-56]',
    (_, rule) => {
      fc.assert(
        fc.property(record, (stored) => {
          const finding = rule(stored);
          if (!finding) return;
          expect(finding.changes.length).toBeGreaterThan(0);
          expect(rule({ ...stored, ...finding.fields })).toBeUndefined();
        }),
        { numRuns: 300 },
      );
    },
  );
});

const fieldsOf = (finding: Finding | undefined) => finding?.fields;

describe('countries', () => {
  it('are set to IT for users without two letters alone; foreign users keep theirs [REP-009, OPW-55]', () => {
    for (const country of [undefined, null, '', 'Italia', 'I', 39]) {
      expect(fieldsOf(repairedUserCountry({ country }, false)), String(country)).toEqual({ country: 'IT' });
    }
    for (const country of ['DE', 'IT', 'at']) expect(repairedUserCountry({ country }, false)).toBeUndefined();
  });

  it('are IT for everybody only when Italy is forced [REP-009, OPW-55]', () => {
    expect(fieldsOf(repairedUserCountry({ country: 'DE' }, true))).toEqual({ country: 'IT' });
    expect(repairedUserCountry({ country: 'IT' }, true)).toBeUndefined();
  });

  it("of a quotation without one are its owner's, else of the kept copy, else Italy [REP-010, OPW-55]", () => {
    const header = { id: 'q', name: 'Facciata', user: { country: 'fr' } };
    expect(fieldsOf(repairedQuotationCountry(header, { country: 'de' }))).toEqual({ userCountry: 'DE' });
    expect(fieldsOf(repairedQuotationCountry(header, undefined))).toEqual({ userCountry: 'FR' });
    expect(fieldsOf(repairedQuotationCountry({ id: 'q' }, {}))).toEqual({ userCountry: 'IT' });
    expect(repairedQuotationCountry({ ...header, userCountry: 'AT' }, { country: 'DE' })).toBeUndefined();
  });
});

describe('what is told of a change', () => {
  it('is what stood there, a dash for nothing, and what stands there now', () => {
    const told = (country: unknown) => repairedUserCountry({ country }, false)?.changes;
    expect(told('Italia')).toEqual([{ before: 'Italia', after: 'IT' }]);
    for (const nothing of [undefined, null, ''])
      expect(told(nothing)).toEqual([{ before: '–', after: 'IT' }]);
    expect(told(0)).toEqual([{ before: '0', after: 'IT' }]);
    const header = { userCountry: 'Italia', user: { country: ' fr ' } };
    expect(repairedQuotationCountry(header, { country: 'Deutschland' })).toEqual({
      fields: { userCountry: 'FR' },
      changes: [{ before: 'Italia', after: 'FR' }],
    });
    expect(repairedName({ name: 'Adda' })?.changes).toEqual([{ before: 'Adda', after: 'it: Adda' }]);
  });

  it('of a person names fields and ids alone', () => {
    expect(repairedUserIds({ id: 'old', uid: 'sub' }, 'sub')?.changes).toEqual([
      { before: 'id', after: 'sub' },
    ]);
    expect(repairedOwner({ uid: 'marta' }, owner)?.changes).toEqual([
      { before: 'user –', after: 'user marta' },
      { before: 'userName –', after: 'userName marta' },
    ]);
  });
});

describe('names', () => {
  it('that are plain become Italian ones, English stays empty [REP-011, REP-012, OPW-56, WDA-020, WDA-026]', () => {
    expect(fieldsOf(repairedName({ name: 'Adda Calce' }))).toEqual({ name: { it: 'Adda Calce' } });
  });

  it('with languages keep them [REP-011, REP-012, OPW-56]', () => {
    expect(repairedName({ name: { it: 'Fondo', en: 'Primer', de: null } })).toBeUndefined();
  });
});

describe('required products', () => {
  const product = (...requiredProducts: unknown[]) => ({
    consumptionranges: [{ name: 'A', requiredProducts }],
  });
  const copy = { id: 'primer', name: { it: 'Fondo' }, um: 'kg' };

  it('are held by their id with the unit that they have today [REP-014, OPW-56, WDA-022]', () => {
    const stored = product(
      { product: copy, consumption: 0.2, um: 'kg' },
      { product: 'paint', um: 'l' },
      'paint',
    );
    expect(fieldsOf(repairedRequiredProducts(stored, known))).toEqual(
      product(
        { product: 'primer', consumption: 0.2, um: 'l' },
        { product: 'paint', um: 'kg' },
        { product: 'paint', um: 'kg' },
      ),
    );
  });

  it('say what they were held by, and which unit they had', () => {
    const changesOf = (...stored: unknown[]) => repairedRequiredProducts(product(...stored), known)?.changes;
    expect(changesOf({ product: copy, um: 'l' })).toEqual([{ before: '{…}', after: 'primer' }]);
    expect(changesOf('primer')).toEqual([{ before: '{…}', after: 'primer' }]);
    expect(changesOf({ product: 'primer', um: 'kg' })).toEqual([{ before: 'kg', after: 'l' }]);
    expect(changesOf({ product: 'primer' })).toEqual([{ before: '–', after: 'l' }]);
  });

  it('get no unit where none is known', () => {
    const today = new Map([['bare', {}]]);
    const found = repairedRequiredProducts(product({ product: { id: 'bare' } }, 'bare'), today);
    expect(fieldsOf(found)).toEqual(product({ product: 'bare' }, { product: 'bare' }));
    expect(JSON.stringify(fieldsOf(found))).not.toContain('"um"');
    const kept = product({ product: 'bare', um: 'kg' });
    expect(repairedRequiredProducts(kept, today)).toBeUndefined();
  });

  it('are none where nothing of the kind is stored', () => {
    const ranges = [null, 'A', { name: 'B' }, { requiredProducts: 'primer' }];
    expect(requiredIdsOf({ consumptionranges: ranges })).toEqual([]);
    expect(requiredIdsOf({})).toEqual([]);
    const strange = product(7, null, { product: 7 }, { product: { id: 7 } }, {});
    expect(requiredIdsOf(strange)).toEqual([]);
    expect(danglingIds(strange, known)).toEqual([]);
    expect(repairedRequiredProducts(strange, known)).toBeUndefined();
    expect(danglingIds(product('gone', { product: 'gone' }, 'primer'), known)).toEqual(['gone']);
  });

  it('leave ranges that hold none as they are', () => {
    const stored = { consumptionranges: [{ name: 'A' }, 'B', { requiredProducts: ['primer'] }] };
    expect(fieldsOf(repairedRequiredProducts(stored, known))).toEqual({
      consumptionranges: [{ name: 'A' }, 'B', { requiredProducts: [{ product: 'primer', um: 'l' }] }],
    });
  });

  it('that do not exist are told and kept [REP-014, OPW-56]', () => {
    const stored = product(
      { product: 'gone', um: 'kg' },
      { product: { id: 'gone' } },
      { product: 'paint', um: 'kg' },
    );
    expect(repairedRequiredProducts(stored, known)).toBeUndefined();
    expect(danglingIds(stored, known)).toEqual(['gone']);
  });
});

describe('packages', () => {
  it('whose size is a number get a text with a decimal comma; texts stay [REP-015, REP-016, OPW-56, WDA-023, WDA-024]', () => {
    const updatedAt = '2026-01-01T00:00:00.000Z';
    const range = { name: 'Bianco', colors: [], updatedAt };
    const stored = {
      priceranges: [
        {
          ...range,
          prices: [
            { id: 'a', packaging: 12.5, pcu: 10 },
            { id: 'b', packaging: '12.5', pcu: 10 },
            { id: 'c', packaging: 1000 },
          ],
        },
        { ...range, prices: { d: { packaging: 0.75, pcu: '4,5' } } },
      ],
    };
    expect(repairedPackagings(stored)).toEqual({
      fields: {
        priceranges: [
          {
            ...range,
            prices: [
              { id: 'a', packaging: '12,5', pcu: 10 },
              { id: 'b', packaging: '12.5', pcu: 10 },
              { id: 'c', packaging: '1000' },
            ],
          },
          { ...range, prices: { d: { packaging: '0,75', pcu: '4,5' } } },
        ],
      },
      changes: [
        { before: '12.5', after: '12,5' },
        { before: '1000', after: '1000' },
        { before: '0.75', after: '0,75' },
      ],
    });
  });

  it('that are none, and sizes that are no numbers, stay as they are', () => {
    const strange = [null, 'p', { packaging: null }, { packaging: Number.NaN }, { packaging: true }];
    const priceranges = [{ name: 'A' }, 'B', null, { prices: 'none' }, { prices: strange }];
    expect(repairedPackagings({ priceranges })).toBeUndefined();
    expect(repairedPackagings({ priceranges: 'none' })).toBeUndefined();
    const found = repairedPackagings({ priceranges: [...priceranges, { prices: [{ packaging: 4 }] }] });
    expect(fieldsOf(found)).toEqual({ priceranges: [...priceranges, { prices: [{ packaging: '4' }] }] });
  });

  it('keep every digit of their size', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e7, noNaN: true }), (packaging) => {
        const found = repairedPackagings({ priceranges: [{ prices: [{ packaging }] }] });
        expect(Number(found?.changes[0]?.after.replace(',', '.'))).toBe(packaging);
      }),
    );
  });
});

describe('the url of a product', () => {
  const url = 'https://example.com/scheda.pdf';
  const link = { type: 'link', category: 'scheda-tecnica', url };
  const other = { type: 'link', category: 'epd', name: 'EPD', customCategory: null, url };

  it('becomes a link among its attachments and is emptied [REP-017, OPW-56, WDA-020, WDA-021]', () => {
    expect(fieldsOf(repairedUrl({ url, attachments_i18n: { it: [other], en: [] } }))).toEqual({
      url: null,
      attachments_i18n: { it: [other, link], en: [] },
    });
    expect(fieldsOf(repairedUrl({ url, attachments: [other] }))).toEqual({
      url: null,
      attachments_i18n: { it: [other, link] },
    });
  });

  it('gets no second link of the same category [REP-017, OPW-56]', () => {
    const named = { ...link, name: 'Scheda' };
    expect(fieldsOf(repairedUrl({ url, attachments_i18n: { it: [named] } }))).toEqual({
      url: null,
      attachments_i18n: { it: [named] },
    });
  });

  it('is one of several, and the same address in another category is none', () => {
    const its = { it: [other, link] };
    expect(fieldsOf(repairedUrl({ url: ` ${url} `, attachments_i18n: its }))).toEqual({
      url: null,
      attachments_i18n: its,
    });
    const another = { ...link, url: 'https://example.com/altra.pdf' };
    const strange = [null, 'link', other, another];
    expect(fieldsOf(repairedUrl({ url, attachments_i18n: { it: strange } }))).toEqual({
      url: null,
      attachments_i18n: { it: [...strange, link] },
    });
    expect(repairedUrl({ url, attachments: 'none' })).toEqual({
      fields: { url: null, attachments_i18n: { it: [link] } },
      changes: [{ before: `url ${url}`, after: 'scheda-tecnica' }],
    });
    expect(fieldsOf(repairedUrl({ url: 'HTTP://example.com/a.pdf' }))).toMatchObject({ url: null });
  });

  it('is none when it is blank', () => {
    for (const none of [undefined, null, '', '   ', 7]) expect(urlOf({ url: none })).toBeUndefined();
    expect(urlOf({ url: ' www.example.com ' })).toBe('www.example.com');
    expect(repairedUrl({})).toBeUndefined();
  });

  it('stays where it is when nobody could open it', () => {
    expect(repairedUrl({ url: 'x https://example.com' })).toBeUndefined();
    expect(repairedUrl({ url: 'https://' })).toBeUndefined();
    expect(repairedUrl({ url: 'javascript:alert(1)' })).toBeUndefined();
    expect(repairedUrl({ url: 'www.example.com' })).toBeUndefined();
  });
});

describe('owners', () => {
  it('are the ids that users have, where others are stored [OPW-66]', () => {
    expect(fieldsOf(repairedUserIds({ id: 'sub', uid: 'old' }, 'sub'))).toEqual({ id: 'sub', uid: 'sub' });
    expect(repairedUserIds({ id: 'sub', uid: 'sub' }, 'sub')).toBeUndefined();
  });

  it('are copied into quotations that lack them; what is there is left, and no name is told [OPW-66, WDA-025]', () => {
    const found = repairedOwner({ uid: 'marta' }, owner);
    expect(found?.fields).toMatchObject({
      user: { id: 'marta', lastName: 'Bellini' },
      userName: 'Marta Bellini',
    });
    expect(JSON.stringify(found?.changes)).not.toContain('Bellini');
    const own = { uid: 'marta', user: { id: 'marta', uid: 'marta', lastName: 'Riva' }, userName: 'Riva' };
    expect(repairedOwner(own, owner)).toBeUndefined();
    expect(fieldsOf(repairedOwner({ ...own, user: { lastName: 'Riva' } }, undefined))).toEqual({
      user: { id: 'marta', uid: 'marta', lastName: 'Riva' },
    });
    expect(repairedOwner({ uid: 'marta' }, undefined)).toBeUndefined();
    for (const uid of ['', undefined, 7]) expect(repairedOwner({ uid }, owner)).toBeUndefined();
  });

  it('are nobody where neither a copy nor the user is there', () => {
    expect(isWithoutOwner({ user: 'Marta' }, undefined)).toBe(true);
    expect(isWithoutOwner({}, owner)).toBe(false);
    expect(isWithoutOwner({ user: { id: 'marta' } }, undefined)).toBe(false);
  });
});
