import type { Localised } from '#shared/schemas/localised.ts';

/** The name of a phase; a plain string is read as Italian (QDA-035), a missing name as an empty one. */
export function phaseName(name: Localised | string | null | undefined): Localised {
  return typeof name === 'string' ? { it: name } : (name ?? { it: '' });
}
