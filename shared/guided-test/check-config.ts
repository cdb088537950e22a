import { slugPattern } from '#shared/catalogue/tags/slug-pattern.ts';
import type { ConfigChoice, GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { isDrawing } from './drawings.ts';
import { questionStagesOf } from './evaluate.ts';
import { type HintFault, hintFault } from './hint-fault.ts';
import { type ConfigItem, itemsOf, type Place, pairsOf } from './items-of.ts';

/** Errors keep a configuration from being published; warnings are only told (OPW-16). */
export type ConfigFinding = {
  level: 'error' | 'warning';
  rule: ConfigRule;
  place: Place;
  /** The id, slug or text that it is about. */
  about: string;
};
type ConfigRule =
  | 'question-twice'
  | 'answer-twice'
  | 'phase-twice'
  | 'choice-twice'
  | 'product-twice'
  | 'answers-missing'
  | 'condition-unknown'
  | 'condition-later'
  | 'tag-malformed'
  | 'tag-unknown'
  | 'product-unknown'
  | 'phase-unknown'
  | 'title-missing'
  | 'title-short'
  | 'title-long'
  | HintFault
  | 'drawing-unknown';

/** The catalogue beside the guided test; parts that are left out are not looked at. */
export type Known = {
  tags?: ReadonlySet<string>;
  products?: ReadonlySet<string>;
  phases?: ReadonlySet<string>;
};

type Limits = { least: number; most: number; needed: boolean };
/** Letters of the Italian title (WED-041 to WED-047). */
export const titleLimits = {
  question: { least: 3, most: 200, needed: true },
  answer: { least: 1, most: 100, needed: true },
  phase: { least: 3, most: 100, needed: true },
  choice: { least: 3, most: 100, needed: false },
} satisfies Record<ConfigItem['kind'], Limits>;

/** The fault of a title, if any. A phase of the catalogue brings its own name. */
export function titleFault(title: string, { least, most, needed }: Limits) {
  const { length } = title.trim();
  if (length === 0) return needed ? 'title-missing' : undefined;
  if (length < least) return 'title-short';
  return length > most ? 'title-long' : undefined;
}

function ofTitle({ kind, place, item }: ConfigItem): ConfigFinding[] {
  const title = item.title?.it ?? '';
  if (kind === 'phase' && item.catalogPhaseId && !item.title) return [];
  const rule = titleFault(title, titleLimits[kind]);
  return rule ? [{ level: 'error', rule, place, about: title }] : [];
}

function ofHint({ kind, place, item }: ConfigItem): ConfigFinding[] {
  if (kind !== 'question' && kind !== 'answer') return [];
  const rule = hintFault(kind, item.hint);
  return rule ? [{ level: 'error', rule, place, about: item.hint?.it ?? '' }] : [];
}

const ofDrawing = ({ kind, place, item }: ConfigItem): ConfigFinding[] =>
  kind === 'answer' && item.drawing && !isDrawing(item.drawing)
    ? [{ level: 'error', rule: 'drawing-unknown', place, about: item.drawing }]
    : [];

/** A question that nobody could answer: no user would ever see it (OPW-09). */
const ofAnswers = ({ kind, place, item }: ConfigItem): ConfigFinding[] =>
  kind === 'question' && item.answers.length === 0
    ? [{ level: 'error', rule: 'answers-missing', place, about: item.id }]
    : [];

/** Ids that an earlier item of the same kind has; answers and choices are told apart within theirs. */
function twice(items: readonly ConfigItem[]): ConfigFinding[] {
  const seen = new Set<string>();
  let parents = 0;
  return items.flatMap(({ kind, place, item }): ConfigFinding[] => {
    const isParent = kind === 'question' || kind === 'phase';
    if (isParent) parents += 1;
    const key = JSON.stringify([kind, isParent ? 0 : parents, item.id]);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ level: 'error', rule: `${kind}-twice`, place, about: item.id }];
  });
}

/** Conditions on what does not exist, or is asked later or at the same time (WED-110, WED-111, OPW-17). */
function ofConditions(config: GuidedTestConfig, items: readonly ConfigItem[]): ConfigFinding[] {
  const questions = questionStagesOf(config).flatMap((stage) => stage.questions);
  const answers = new Map(questions.map(({ id, answers }) => [id, new Set(answers.map((one) => one.id))]));
  const position = new Map(questions.map(({ id }, index) => [id, index]));
  return items.flatMap((found) => {
    const own = position.get(found.place.question ?? '') ?? questions.length;
    return pairsOf(found).flatMap(({ questionId, answerId }): ConfigFinding[] => {
      const about = `${questionId}/${answerId}`;
      const { place } = found;
      if (!answers.get(questionId)?.has(answerId))
        return [{ level: 'error', rule: 'condition-unknown', place, about }];
      return (position.get(questionId) ?? 0) < own
        ? []
        : [{ level: 'error', rule: 'condition-later', place, about }];
    });
  });
}

const linesOf = (choice: ConfigChoice) => [
  ...choice.visibilityConditions.flat(),
  ...choice.recommendedConditions.flat(),
  ...choice.priorities.flatMap(({ tags }) => tags),
];

/** Every tag that the rules of an item look at. */
export function lookedTagsOf({ kind, item }: ConfigItem): string[] {
  if (kind === 'phase') return item.tagConditions.flatMap(({ include, exclude }) => [...include, ...exclude]);
  if (kind === 'choice') return linesOf(item);
  return [
    ...(Array.isArray(item.visible) ? item.visible : []),
    ...item.hidden.filter((hides) => typeof hides === 'string'),
  ];
}

/** Every tag that an item adds or looks at. */
export const tagsOf = (found: ConfigItem): string[] =>
  found.kind === 'answer' ? [...found.item.tag, ...lookedTagsOf(found)] : lookedTagsOf(found);

const ofTags = (found: ConfigItem, { tags }: Known): ConfigFinding[] =>
  [...new Set(tagsOf(found))].flatMap((slug): ConfigFinding[] => {
    const { place } = found;
    if (!slugPattern.test(slug)) return [{ level: 'error', rule: 'tag-malformed', place, about: slug }];
    return tags && !tags.has(slug) ? [{ level: 'warning', rule: 'tag-unknown', place, about: slug }] : [];
  });

function ofCatalogue({ kind, place, item }: ConfigItem, { products, phases }: Known): ConfigFinding[] {
  if (kind === 'phase') {
    const id = item.catalogPhaseId;
    return id && phases && !phases.has(id)
      ? [{ level: 'warning', rule: 'phase-unknown', place, about: id }]
      : [];
  }
  if (kind !== 'choice') return [];
  return item.products.flatMap((id, index): ConfigFinding[] => {
    if (item.products.indexOf(id) < index)
      return [{ level: 'error', rule: 'product-twice', place, about: id }];
    return products && !products.has(id)
      ? [{ level: 'warning', rule: 'product-unknown', place, about: id }]
      : [];
  });
}

/** The faults of a configuration, in the order in which a run meets them (OPW-16, OPW-17). */
export function checkConfig(config: GuidedTestConfig, known: Known = {}): ConfigFinding[] {
  const items = itemsOf(config);
  return [
    ...twice(items),
    ...ofConditions(config, items),
    ...items.flatMap((found) => [
      ...ofTitle(found),
      ...ofHint(found),
      ...ofDrawing(found),
      ...ofAnswers(found),
      ...ofTags(found, known),
      ...ofCatalogue(found, known),
    ]),
  ];
}
