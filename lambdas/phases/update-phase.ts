import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { sanitise } from '#lambdas/runtime/sanitise.ts';
import { phases } from '#lambdas/store/catalogue/phase-store.ts';
import { cleanPhase, type PhaseContent } from '#shared/catalogue/phase-form/clean-phase.ts';
import { type PhaseInput, phaseInput } from '#shared/schemas/phase-input.ts';
import { editablePhase } from './editable-phase.ts';
import { knownReferences } from './known-references.ts';
import { savePhase } from './save-phase.ts';

/** Saves a whole phase, from the revision the edits started from (PHA-073, PHA-074). */
export const updatePhase = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ phase: phaseInput }),
  async run({ phase: input }, { user, now }) {
    const stored = await phases.editable(input.id, input.revision);
    const content = await knownReferences(stored, cleanPhase(contentOf(input)));
    return editablePhase(await savePhase({ ...stored, ...content }, user, now));
  },
});

type Text = { it: string; en?: string | null | undefined };
const safe = (text: Text | null | undefined) =>
  text ? { it: sanitise(text.it), en: sanitise(text.en ?? '') } : null;

/** The content of the input with safe procedures; choices stand in the order of their index. */
function contentOf({ id, revision, ...input }: PhaseInput): PhaseContent {
  const choices = input.choices
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, ...choice }) => ({ ...choice, procedure: safe(choice.procedure) }));
  return { ...input, procedure: safe(input.procedure), choices };
}
