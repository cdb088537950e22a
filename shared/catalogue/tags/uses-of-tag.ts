import { tagsOfChoice, tagsOfConditions } from '#shared/catalogue/phase-form/tags-of.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import { phaseName } from '#shared/visibility/phase-name.ts';

/** Where a slug stands: in the conditions of a phase, or in one of its choices (by its place). */
export type TagUse =
  | { kind: 'PHASE'; id: string; name: Localised }
  | { kind: 'CHOICE'; id: string; name: Localised; choice: number };

function usesInPhase(slug: string, phase: Phase): TagUse[] {
  const { id } = phase;
  const name = phaseName(phase.name);
  const inConditions = tagsOfConditions(phase).includes(slug);
  return [
    ...(inConditions ? [{ kind: 'PHASE', id, name } as const] : []),
    ...phase.choices.flatMap((choice, index) =>
      tagsOfChoice(choice).includes(slug) ? [{ kind: 'CHOICE', id, name, choice: index } as const] : [],
    ),
  ];
}

/** Every place that names a tag by its slug, phase by phase (OPC-14, OPC-15). */
export const usesOfTag = (slug: string, phases: readonly Phase[]): TagUse[] =>
  phases.flatMap((phase) => usesInPhase(slug, phase));
