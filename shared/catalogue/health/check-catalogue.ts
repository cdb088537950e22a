import { bareChoice } from './bare-choice.ts';
import { danglingRequired } from './dangling-required.ts';
import { emptyPriceList } from './empty-price-list.ts';
import type { Catalogue, Finding, HealthRule, Rule } from './finding.ts';
import { noConsumption } from './no-consumption.ts';
import { noGerman } from './no-german.ts';
import { noPrice } from './no-price.ts';
import { noPriceList } from './no-price-list.ts';
import { noTranslation } from './no-translation.ts';
import { unknownColours } from './unknown-colours.ts';
import { unreachablePhase } from './unreachable-phase.ts';

const rules: Record<HealthRule, Rule> = {
  'empty-price-list': emptyPriceList,
  'no-price-list': noPriceList,
  'no-price': noPrice,
  'no-consumption': noConsumption,
  'unknown-colours': unknownColours,
  'dangling-required': danglingRequired,
  'bare-choice': bareChoice,
  'unreachable-phase': unreachablePhase,
  'no-translation': noTranslation,
  'no-german': noGerman,
};

/** Everything in the catalogue that somebody should mend, rule by rule, by name. */
export const checkCatalogue = (catalogue: Catalogue): Finding[] =>
  Object.values(rules).flatMap((rule) =>
    rule(catalogue).toSorted((a, b) => a.name.it.localeCompare(b.name.it, 'it')),
  );
