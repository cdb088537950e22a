import { textIn } from '#shared/format/text-in.ts';
import type { Label } from '#shared/label.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import { phaseName } from './phase-name.ts';

/** The key of the text 'Fase senza nome' (QER-017). */
export const unnamedPhase = 'catalogue.unnamedPhase';

/** The name of a phase in a language, else in Italian; the key of 'Fase senza nome' without a name (QER-017). */
export function phaseLabel(name: Localised | string | null | undefined, language: string): Label {
  const text = textIn(phaseName(name), language).trim();
  return text ? { text } : { key: unnamedPhase };
}
