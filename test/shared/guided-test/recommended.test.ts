import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenOf,
  chosenProducts,
  isDeclined,
  missingOf,
  rechosen,
  toggled,
  withOnlyChoices,
  withRecommended,
} from '#shared/guided-test/chosen.ts';
import { isInColour } from '#shared/guided-test/in-colour.ts';
import type { RunChoice } from '#shared/guided-test/run-choices.ts';
import { isChoosable, type RunPhase } from '#shared/guided-test/run-phases.ts';
import { missingProducts, requiredProductsOf } from '#shared/selection/required-by.ts';
import type { RuledProduct } from '#shared/selection/selected.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const keys = ['0', '1', '2'];
const phaseIds = ['uno', 'due', 'tre', 'quattro'];

/** Products that require each other as it comes, cycles included. */
const someCatalogue = fc
  .tuple(
    ...ids.map((id) =>
      fc.record({ required: fc.subarray(ids.filter((one) => one !== id)), standalone: fc.boolean() }),
    ),
  )
  .map(
    (rules) =>
      new Map<string, RuledProduct>(
        rules.map(({ required, standalone }, index) => {
          const id = ids[index] ?? '';
          const requiredProducts = required.map((product) => ({ product }));
          const consumptionType = required.length > 0 ? 'variable' : 'fixed';
          return [
            id,
            { id, combined: true, standalone, consumptionType, consumptionranges: [{ requiredProducts }] },
          ];
        }),
      ),
  );

const someChoices: fc.Arbitrary<RunChoice[]> = fc
  .subarray(keys)
  .chain((some) =>
    fc.tuple(
      ...some.map((key) =>
        fc
          .record({ products: fc.subarray(ids), isRecommended: fc.boolean(), isWithheld: fc.boolean() })
          .map((own) => ({ key, title: null, procedure: null, priority: 0, ...own })),
      ),
    ),
  );
const somePhases: fc.Arbitrary<RunPhase[]> = fc.subarray(phaseIds).chain((some) =>
  fc.tuple(
    ...some.map((id) =>
      someChoices.map((choices) => {
        const isWithheld = choices.length > 0 && choices.every((one) => one.isWithheld);
        return { id, name: { it: id }, subtitle: null, procedure: null, choices, isWithheld };
      }),
    ),
  ),
);
/** The products that do not come in the answered colour. */
const someColours = fc.subarray(ids, { maxLength: 3 }).map((some) => new Set(some));
const someKeys = fc.dictionary(fc.constantFrom(...phaseIds), fc.constantFrom(...keys));
const someState = fc.record({
  phases: somePhases,
  made: someKeys,
  declined: someKeys,
  catalogue: someCatalogue,
});

/** Choices that somebody made by hand: of what is offered. */
const madeOf = (phases: readonly RunPhase[], made: Record<string, string>) =>
  Object.fromEntries(
    phases.flatMap((phase) => {
      const choice = chosenOf(phase, made);
      return choice && !choice.isWithheld ? [[phase.id, choice.key]] : [];
    }),
  );
const counter = () => {
  let last = 0;
  return () => `s${++last}`;
};

describe('taking all that is recommended', () => {
  it('takes in each phase without a choice the first recommended one, in the answered colour where there is one, and leaves all others as they are [OPW-36, OPW-69]', () => {
    fc.assert(
      fc.property(someState, someColours, ({ phases, made, declined }, without) => {
        const before = madeOf(phases, made);
        const after = withRecommended(phases, before, declined, without);
        for (const phase of phases) {
          const recommended = phase.choices.filter((one) => one.isRecommended && !one.isWithheld);
          const first = recommended.find((one) => isInColour(one, without)) ?? recommended[0];
          const own = chosenOf(phase, before);
          const expected = own ?? (isDeclined(phase, declined) ? undefined : first);
          expect(chosenOf(phase, after)).toBe(expected);
        }
        expect(withRecommended(phases, after, declined, without)).toEqual(after);
      }),
      // Few phases have two recommended choices that differ in this.
      { numRuns: 1000 },
    );
  });

  it('brings the rows that choosing them by hand one by one brings [OPW-69, WIZ-055]', () => {
    fc.assert(
      fc.property(someState, ({ phases, made, declined, catalogue }) => {
        const before = madeOf(phases, made);
        const brought = (chosen: typeof before) => chosenProducts(phases, chosen);
        const newId = counter();
        const rows = rechosen([], [], brought(before), catalogue, newId).selection;
        const after = withRecommended(phases, before, declined, new Set());
        const ids = counter();
        const atOnce = rechosen(rows, brought(before), brought(after), catalogue, ids).selection;
        const hand = counter();
        let [chosen, byHand] = [before, rows];
        for (const phase of phases) {
          const taken = chosenOf(phase, after);
          if (!taken || chosenOf(phase, chosen)) continue;
          const next = toggled(phase, taken, chosen);
          byHand = rechosen(byHand, brought(chosen), brought(next), catalogue, hand).selection;
          chosen = next;
        }
        expect(chosen).toEqual(after);
        const productsOf = (some: typeof rows) => some.map((row) => row.product.id).toSorted();
        expect(productsOf(atOnce)).toEqual(productsOf(byHand));
      }),
    );
  });

  it('leaves out no product that another requires, and takes none away [OPW-69, WIZ-055]', () => {
    fc.assert(
      fc.property(someState, ({ phases, made, declined, catalogue }) => {
        const before = madeOf(phases, made);
        const rows = rechosen([], [], chosenProducts(phases, before), catalogue, counter()).selection;
        const after = withRecommended(phases, before, declined, new Set());
        const { selection } = rechosen(
          rows,
          chosenProducts(phases, before),
          chosenProducts(phases, after),
          catalogue,
          counter(),
        );
        const present = new Set(selection.map((row) => row.product.id));
        expect(selection.flatMap(requiredProductsOf).every((id) => present.has(id))).toBe(true);
        expect(missingProducts(selection, catalogue)).toEqual([]);
        expect(selection.filter((row) => rows.includes(row))).toEqual(rows);
      }),
    );
  });

  it('leaves to be chosen what nothing is recommended for, and nothing else [OPW-69, OPW-70]', () => {
    fc.assert(
      fc.property(someState, ({ phases, declined }) => {
        const once = withOnlyChoices(phases, {}, declined);
        const after = withRecommended(phases, once, declined, new Set());
        const left = missingOf(phases, after, new Set(), declined).map(({ phase }) => phase);
        const expected = phases.filter(
          (phase) =>
            isChoosable(phase) &&
            !isDeclined(phase, declined) &&
            phase.choices.length > 1 &&
            !phase.choices.some((one) => one.isRecommended && !one.isWithheld),
        );
        expect(left).toEqual(expected);
      }),
    );
  });
});

describe('the rows of a guided test', () => {
  /** Each choice brings products of its own; some of them need a mesh that no phase offers. */
  const offered = phaseIds.map((id, index): RunPhase => {
    const choices = keys.map(
      (key): RunChoice => ({
        ...{ key, title: null, procedure: null, priority: 0, isRecommended: false, isWithheld: false },
        products: [`${id}-${key}`, `${id}-${key}-${index}`],
      }),
    );
    return { id, name: { it: id }, subtitle: null, procedure: null, choices, isWithheld: false };
  });
  const products = offered.flatMap(({ choices }) => choices.flatMap((choice) => choice.products));
  const someRules = fc.record({ needing: fc.subarray(products), standalone: fc.boolean() });
  const ruled = ({ needing, standalone }: { needing: string[]; standalone: boolean }) =>
    new Map<string, RuledProduct>(
      [...products, 'rete'].map((id) => {
        const requiredProducts = needing.includes(id) ? [{ product: 'rete' }] : [];
        const consumptionType = requiredProducts.length > 0 ? 'variable' : 'fixed';
        const own = id === 'rete' ? { combined: true, standalone } : { combined: false, standalone: true };
        return [id, { id, ...own, consumptionType, consumptionranges: [{ requiredProducts }] }];
      }),
    );

  it('stand in the order of the phases, in whatever order the choices were made and changed', () => {
    const presses = fc.array(fc.tuple(fc.constantFrom(...offered), fc.constantFrom(...keys.keys())));
    fc.assert(
      fc.property(presses, someRules, (pressed, rules) => {
        const catalogue = ruled(rules);
        const newId = counter();
        let [chosen, rows]: [Record<string, string>, ReturnType<typeof rechosen<RuledProduct>>['selection']] =
          [{}, []];
        for (const [phase, at] of pressed) {
          const next = toggled(phase, phase.choices[at] as RunChoice, chosen);
          const [was, is] = [chosenProducts(offered, chosen), chosenProducts(offered, next)];
          rows = rechosen(rows, was, is, catalogue, newId).selection;
          chosen = next;
        }
        const own = rows.map(({ product }) => product.id).filter((id) => id !== 'rete');
        expect(own).toEqual(chosenProducts(offered, chosen));
      }),
    );
  });
});
