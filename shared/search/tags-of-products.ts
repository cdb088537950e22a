import type { Choice, Phase } from '#shared/schemas/phase.ts';
import type { Tag } from '#shared/schemas/tag.ts';

/** The names of the tags that lead to each product in the guided test: those of the choices that offer it. */
export function tagsOfProducts(
  phases: readonly Pick<Phase, 'choices'>[],
  tags: readonly Pick<Tag, 'slug' | 'name'>[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map(tags.map(({ slug, name }) => [slug, name]));
  const found = new Map<string, Set<string>>();
  for (const choice of phases.flatMap(({ choices }) => choices)) {
    for (const product of choice.products) {
      const known = found.get(product) ?? new Set();
      found.set(product, known);
      for (const slug of slugsOf(choice)) known.add(names.get(slug) ?? slug);
    }
  }
  return found;
}

const slugsOf = ({ visibilityConditions, recommendedConditions, priorities }: Choice): string[] => [
  ...visibilityConditions.flat(),
  ...recommendedConditions.flat(),
  ...priorities.flatMap(({ tags }) => tags),
];
