import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlannedEntry } from '#shared/catalogue/workbook/plan.ts';
import type { StoredCatalogue } from '#shared/catalogue/workbook/plan-workbook.ts';
import { sheets } from '#shared/catalogue/workbook/sheets.ts';
import {
  aCatalogue,
  aFolder,
  aFolderColour,
  aPriceList,
  aStoredTag,
  planOf,
  workbookOf,
} from '#test/support/builders/catalogue-workbook.ts';
import { aProduct } from '#test/support/builders/product.ts';

const id = fc.stringMatching(/^[a-z\d][a-z\d-]{0,11}$/);
/** Columns and fields beside the prices of a list: the workbook refuses a list of that id. */
const taken = { ...sheets.prices, ...sheets.members, id: '', quantity: '' };
const listId = id.filter((one) => !(one in taken));
const ids = fc.uniqueArray(id, { maxLength: 6 });
const channel = fc.integer({ min: 0, max: 255 });
const hbw = fc.option(fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10));
const colours = fc.uniqueArray(
  fc
    .record({ number: fc.nat(200), hbw, r: channel, g: channel, b: channel })
    .map(({ number, ...values }) => aFolderColour(`TN ${number}`, values)),
  { maxLength: 120, selector: ({ code }) => code },
);
const lists = fc.uniqueArray(
  fc.record({
    id: listId,
    countries: fc.uniqueArray(fc.constantFrom('IT', 'SM', 'FR')),
    isCatchAll: fc.boolean(),
  }),
  { maxLength: 4, selector: (list) => list.id },
);

const catalogue: fc.Arbitrary<StoredCatalogue> = fc
  .record({
    tags: ids,
    folders: fc.dictionary(id, colours, { maxKeys: 3 }),
    lists,
    products: ids,
    seed: fc.nat(),
  })
  .map(({ tags, folders, lists, products, seed }) =>
    aCatalogue({
      tags: tags.map((tag) => aStoredTag(tag)),
      colourFolders: Object.keys(folders).map(aFolder),
      colours: new Map(Object.entries(folders)),
      priceLists: lists.map(({ id, ...scope }) =>
        aPriceList(id, { ...scope, countries: scope.isCatchAll ? null : scope.countries }),
      ),
      members: new Map(
        lists.map((list, at) => [list.id, products.filter((_, index) => (seed >> (at + index)) % 2)]),
      ),
      products: products.map((product) => aProduct({ id: product, priceranges: [] })),
    }),
  );

const entriesOf = <Kind extends PlannedEntry['kind']>(entries: readonly PlannedEntry[], kind: Kind) =>
  entries.filter((entry): entry is Extract<PlannedEntry, { kind: Kind }> => entry.kind === kind);

describe('any catalogue, exported and imported,', () => {
  it('stays as it is', () => {
    fc.assert(
      fc.property(catalogue, (stored) => {
        const { entries, problems, counts } = planOf(workbookOf(stored), stored);
        expect(problems).toEqual([]);
        expect(entries).toEqual([]);
        expect(counts.find(({ kind }) => kind === 'colour')?.leave).toBe(
          [...stored.colours.values()].flat().length,
        );
      }),
    );
  });

  it('is added whole to a catalogue that has only its products', () => {
    fc.assert(
      fc.property(catalogue, (stored) => {
        const { products, phases, phaseNames, published } = stored;
        const bare = { tags: [], colourFolders: [], colours: new Map(), priceLists: [], members: new Map() };
        const named = { products, phases, phaseNames, published };
        const { entries, problems } = planOf(workbookOf(stored), { ...bare, ...named });
        expect(problems).toEqual([]);
        expect(entries.every(({ kind, does }) => kind === 'members' || does === 'add')).toBe(true);
        expect(entriesOf(entries, 'tag').map(({ sent }) => sent.slug)).toEqual(
          stored.tags.map(({ slug }) => slug),
        );
        for (const [folder, own] of stored.colours) {
          const steps = entriesOf(entries, 'colour').filter((entry) => entry.id === folder);
          const added = steps.flatMap(({ edits }) => edits);
          expect(added).toEqual(own.map(({ code, hbw, r, g, b }) => ({ does: 'add', code, hbw, r, g, b })));
          expect(steps.every(({ edits }) => edits.length <= 50)).toBe(true);
        }
        expect(entriesOf(entries, 'priceList').map(({ id, sent }) => [id, sent.countries])).toEqual(
          stored.priceLists.map(({ id, countries }) => [id, countries]),
        );
        for (const [list, own] of stored.members) {
          const step = entriesOf(entries, 'members').find((entry) => entry.id === list);
          expect(step?.add ?? []).toEqual([...own]);
        }
      }),
    );
  });
});
