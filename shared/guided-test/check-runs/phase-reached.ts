import type { ConditionLine } from '#shared/schemas/phase.ts';
import { matchesLine } from '../matches-tags.ts';
import type { ChoiceSource, PhaseSource } from '../phase-sources.ts';
import { isChoosable, type RunPhase } from '../run-phases.ts';
import { aFinding, type RunFinding } from './run-finding.ts';
import { type RunState, runTo } from './run-state.ts';

const textOf = ({ include, exclude }: ConditionLine): string =>
  [...include, ...exclude.map((tag) => `−${tag}`)].join(' + ');
const isContradictory = ({ include, exclude }: ConditionLine): boolean =>
  include.some((tag) => exclude.includes(tag));

export const placeOf = ({ id, kind }: PhaseSource, choice?: string) =>
  kind === 'guidedTest'
    ? { place: { stage: 'stage4' as const, phase: id, ...(choice !== undefined && { choice }) } }
    : { cataloguePhase: id };

/** The ends of all runs, for one phase. */
export class PhaseReached {
  readonly choices = new Set<string>();
  readonly lines = new Set<ConditionLine>();
  withoutChoice: RunState | null = null;
  isReached = false;
  readonly source: PhaseSource;
  private readonly isAllowed: (product: string) => boolean;

  constructor(source: PhaseSource, isAllowed: (product: string) => boolean) {
    this.source = source;
    this.isAllowed = isAllowed;
  }

  look(end: RunState, phase: RunPhase) {
    const { rule, choices } = this.source;
    this.isReached = true;
    const isEmpty = !isChoosable(phase) && (phase.procedure === null || choices.length > 0);
    if (isEmpty) this.withoutChoice ??= end;
    for (const line of rule.lines) if (matchesLine(line, end.tags)) this.lines.add(line);
    const offered = new Set(phase.choices.filter(({ isWithheld }) => !isWithheld).map(({ key }) => key));
    for (const { key, recommended } of choices) {
      if (!offered.has(key)) continue;
      this.choices.add(key);
      if (typeof recommended === 'string') continue;
      for (const line of recommended) if (matchesLine(line, end.tags)) this.lines.add(line);
    }
  }

  /** Faults that runs come to, and conditions that contradict themselves. */
  wrong(): RunFinding[] {
    const { withoutChoice, source } = this;
    const of = { ...placeOf(source), title: source.name };
    return [
      ...(withoutChoice ? [aFinding('phase-without-choice', { ...of, run: runTo(withoutChoice) })] : []),
      ...source.rule.lines
        .filter(isContradictory)
        .map((line) => aFinding('line-contradictory', { ...of, about: textOf(line) })),
      ...source.choices.flatMap((choice, index) =>
        this.isBare(choice) ? [aFinding('choice-without-products', this.ofChoice(choice, index))] : [],
      ),
    ];
  }

  /** Parts that no run comes to, when all runs are known. */
  never(): RunFinding[] {
    const { source } = this;
    const title = source.name;
    const of = placeOf(source);
    if (!this.isReached) return [aFinding('phase-unreachable', { ...of, title })];
    const lines = source.rule.lines.filter((line) => !this.lines.has(line) && !isContradictory(line));
    return [
      ...lines.map((line) => aFinding('line-unreachable', { ...of, title, about: textOf(line) })),
      ...source.choices.flatMap((choice, index) => this.neverOf(choice, index)),
    ];
  }

  private isBare({ needsProducts, products }: ChoiceSource): boolean {
    return needsProducts && !products.some(this.isAllowed);
  }

  private ofChoice({ key, title }: ChoiceSource, index: number) {
    return {
      ...placeOf(this.source, key),
      title: title ?? this.source.name,
      about: String(index + 1),
    };
  }

  /** A choice without products is told as that alone. */
  private neverOf(choice: ChoiceSource, index: number): RunFinding[] {
    if (this.isBare(choice)) return [];
    const { key, recommended } = choice;
    const of = this.ofChoice(choice, index);
    if (!this.choices.has(key)) return [aFinding('choice-unreachable', of)];
    const lines = typeof recommended === 'string' ? [] : recommended;
    return lines
      .filter((line) => !this.lines.has(line))
      .map((line) => aFinding('recommendation-unreachable', { ...of, about: textOf(line) }));
  }
}
