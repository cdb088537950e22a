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
  it('takes in each phase without a choice the first recommended one, and leaves all others as they are [OPW-36, OPW-69]', () => {
    fc.assert(
      fc.property(someState, ({ phases, made, declined }) => {
        const before = madeOf(phases, made);
        const after = withRecommended(phases, before, declined);
        for (const phase of phases) {
          const first = phase.choices.find((one) => one.isRecommended && !one.isWithheld);
          const own = chosenOf(phase, before);
          const expected = own ?? (isDeclined(phase, declined) ? undefined : first);
          expect(chosenOf(phase, after)).toBe(expected);
        }
        expect(withRecommended(phases, after, declined)).toEqual(after);
      }),
    );
  });

  it('brings the rows that choosing them by hand one by one brings [OPW-69, WIZ-055]', () => {
    fc.assert(
      fc.property(someState, ({ phases, made, declined, catalogue }) => {
        const before = madeOf(phases, made);
        const brought = (chosen: typeof before) => chosenProducts(phases, chosen);
        const newId = counter();
        const rows = rechosen([], [], brought(before), catalogue, newId).selection;
        const after = withRecommended(phases, before, declined);
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
        const after = withRecommended(phases, before, declined);
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
        expect(selection.slice(0, rows.length)).toEqual(rows);
      }),
    );
  });

  it('leaves to be chosen what nothing is recommended for, and nothing else [OPW-69, OPW-70]', () => {
    fc.assert(
      fc.property(someState, ({ phases, declined }) => {
        const once = withOnlyChoices(phases, {}, declined);
        const after = withRecommended(phases, once, declined);
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
