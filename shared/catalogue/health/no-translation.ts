import type { Localised } from '#shared/schemas/localised.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import type { Product } from '#shared/schemas/product.ts';
import { phaseName } from '#shared/visibility/phase-name.ts';
import { type Finding, inUse, ofProduct, type Rule } from './finding.ts';
import { fieldsOf, lacksText } from './lacks-text.ts';

const lacksEnglish = (text: Localised | null | undefined) => lacksText(text, 'en');

const lacking = ({
  name,
  details,
  specs,
  consumptionranges,
  priceranges,
  consumptionType,
}: Product): string[] =>
  fieldsOf({
    name: lacksEnglish(name),
    details: lacksEnglish(details),
    specs: lacksEnglish(specs),
    // A single range of a fixed consumption is never shown.
    consumptionranges:
      consumptionType === 'variable' && consumptionranges.some((range) => lacksEnglish(named(range))),
    priceranges: priceranges.length > 1 && priceranges.some((range) => lacksEnglish(named(range))),
  });

const named = ({ name, name_i18n }: { name: string; name_i18n?: Localised | null }): Localised =>
  name_i18n ?? { it: name };

const lackingOfPhase = ({ name, withProcedure, procedure, choices }: Phase): string[] =>
  fieldsOf({
    name: lacksEnglish(phaseName(name)),
    procedure: withProcedure && lacksEnglish(procedure),
    choices: choices.some((choice) => choice.withProcedure && lacksEnglish(choice.procedure)),
  });

/** Products and phases that English users would read in Italian: the fields. */
export const noTranslation: Rule = (catalogue) => {
  const products = inUse(catalogue).map((product) => ofProduct('no-translation', product, lacking(product)));
  const phases = catalogue.phases.map((phase): Finding => {
    const { id, name } = phase;
    const details = lackingOfPhase(phase);
    return { rule: 'no-translation', kind: 'phase', id, name: phaseName(name), details };
  });
  return [...products, ...phases].filter(({ details }) => details.length > 0);
};
