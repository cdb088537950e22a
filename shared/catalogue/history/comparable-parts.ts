import type { Localised } from '#shared/schemas/localised.ts';
import type { Comparable } from './differences.ts';

export type Plain = string | number | boolean | null | undefined;

/** A single value as text; nothing, and an empty text, are not there. */
export const value = (content: Plain): string | undefined =>
  content === null || content === undefined || content === '' ? undefined : String(content);

/** A text by language; a plain one of older records is Italian. */
export function texts(text: Localised | string | null | undefined): Comparable {
  if (typeof text === 'string') return { it: value(text) };
  return { it: value(text?.it), en: value(text?.en), de: value(text?.de) };
}

/** The parts of a list by their place, which counts from 1. */
export const byPosition = <Part>(parts: readonly Part[], compared: (part: Part) => Comparable): Comparable =>
  Object.fromEntries(parts.map((part, index) => [String(index + 1), compared(part)]));
