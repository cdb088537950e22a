import type { ConfigAnswer, GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { tagsOf } from '../check-config.ts';
import { questionStagesOf } from '../evaluate.ts';
import { itemsOf } from '../items-of.ts';
import { type PhaseSource, phaseSources } from '../phase-sources.ts';
import type { CataloguePhase } from '../run-phases.ts';
import { lookedAtByPhase, lookedAtByQuestion } from './looked-at.ts';
import { placeOf } from './phase-reached.ts';
import { aFinding, type RunFinding } from './run-finding.ts';
import { type RunState, runTo } from './run-state.ts';

/** Tags that answers add and no rule or alert looks at. */
function unused(
  config: GuidedTestConfig,
  looked: ReadonlySet<string>,
  reached: ReadonlyMap<ConfigAnswer, RunState>,
): RunFinding[] {
  const told = new Set<string>();
  return itemsOf(config).flatMap((found) => {
    if (found.kind !== 'answer') return [];
    const { place, item } = found;
    const tags = item.tag.filter((tag) => !looked.has(tag) && !told.has(tag));
    for (const tag of tags) told.add(tag);
    const state = reached.get(item);
    return tags.map((about) =>
      aFinding('tag-unused', { place, title: item.title, about, run: state ? runTo(state) : null }),
    );
  });
}

/** Tags that the lines of a phase and its choices ask for. */
const askedBy = ({ rule, choices }: PhaseSource): string[] =>
  [
    ...rule.lines,
    ...choices.flatMap(({ shown, recommended }) => [
      ...shown.lines,
      ...(typeof recommended === 'string' ? [] : recommended),
    ]),
  ].flatMap(({ include }) => include);

/** Tags that rules look at and no answer adds; a line that asks for one never holds. */
export function checkTags(
  config: GuidedTestConfig,
  catalogue: readonly CataloguePhase[],
  reached: ReadonlyMap<ConfigAnswer, RunState>,
): RunFinding[] {
  const stages = questionStagesOf(config);
  const questions = stages.flatMap((stage) => stage.questions);
  const added = new Set(questions.flatMap(({ answers }) => answers.flatMap(({ tag }) => tag)));
  const sources = phaseSources(config, catalogue);
  const looked = new Set([
    ...questions.flatMap((question) => lookedAtByQuestion(question).tags),
    ...stages.flatMap(({ alerts }) => alerts.flatMap(({ allTags }) => allTags)),
    ...sources.flatMap((source) => lookedAtByPhase(source).tags),
  ]);
  const missing = (tags: readonly string[]) => [...new Set(tags)].filter((tag) => !added.has(tag));
  const ofItems = itemsOf(config).flatMap((found) =>
    missing(tagsOf(found)).map((about) =>
      aFinding('tag-never-added', { place: found.place, title: found.item.title, about }),
    ),
  );
  const ofCatalogue = sources
    .filter(({ kind }) => kind === 'catalogue')
    .flatMap((source) =>
      missing(lookedAtByPhase(source).tags).map((about) =>
        aFinding('tag-never-added', { cataloguePhase: source.id, title: source.name, about }),
      ),
    );
  const notGiven = sources.flatMap((source) =>
    missing(askedBy(source)).map((about) =>
      aFinding('tag-not-given', { ...placeOf(source), title: source.name, about }),
    ),
  );
  return [...notGiven, ...unused(config, looked, reached), ...ofItems, ...ofCatalogue];
}
