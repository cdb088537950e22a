import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import type { PhaseTranslation } from '#shared/catalogue/translation/phase-translation.ts';
import { phaseTextsInput } from '#shared/schemas/translation-input.ts';
import { openTranslation } from './translation.ts';

/** The texts of a phase in English (TRA-007, TRA-008); nothing is saved. */
export const translatePhase = operation({
  allow: 'catalogue.write',
  limit: 'translation',
  input: z.strictObject({ phaseData: phaseTextsInput }),
  async run({ phaseData }): Promise<PhaseTranslation> {
    const { words, markup } = openTranslation();
    const [name, procedure, choices] = await Promise.all([
      words(phaseData.name),
      markup(phaseData.procedure),
      Promise.all(
        phaseData.choices.map(async ({ index, procedure: text }) => ({
          index,
          procedure: await markup(text),
        })),
      ),
    ]);
    return { success: true, translations: { name, procedure, choices } };
  },
});
