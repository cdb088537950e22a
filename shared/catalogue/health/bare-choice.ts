import { needsProducts } from '#shared/guided-test/phase-sources.ts';
import { phaseName } from '#shared/visibility/phase-name.ts';
import { type Finding, inUse, type Rule } from './finding.ts';

/** Choices of phases that offer nobody a product: the names of their products, which are archived or gone. */
export const bareChoice: Rule = (catalogue) => {
  const all = new Map(catalogue.products.map((product) => [product.id, product]));
  const usable = new Set(inUse(catalogue).map(({ id }) => id));
  return catalogue.phases.flatMap(({ id, name, choices }) =>
    choices.flatMap((choice, index): Finding[] => {
      if (!needsProducts(choice) || choice.products.some((product) => usable.has(product))) return [];
      const details = choice.products.map((product) => all.get(product)?.name.it ?? product);
      return [{ rule: 'bare-choice', kind: 'phase', id, name: phaseName(name), part: index + 1, details }];
    }),
  );
};
