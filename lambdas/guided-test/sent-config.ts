import { DomainError } from '#shared/errors.ts';
import { parseConfig } from '#shared/guided-test/parse-config.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { textOfLines } from '#shared/schemas/text.ts';
import { safeConfig } from './safe-config.ts';

const plain = textOfLines();

/** Texts without forbidden characters; everything else as it is. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') {
    const { success, data } = plain.safeParse(value);
    if (!success) throw new DomainError('invalid-input', { field: 'config' });
    return data;
  }
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, cleaned(held)]));
}

/** The configuration that the editor sent; `none` is the error where it sent none (WED-073, WED-074). */
export function sentConfig(
  text: string | null | undefined,
  none: 'no-config-to-save' | 'no-config-to-publish',
): GuidedTestConfig {
  const parsed = parseConfig(text ?? '');
  if ('problem' in parsed) {
    const field = parsed.problem === 'field' ? `config.${parsed.path}` : 'config';
    throw new DomainError('invalid-input', { field });
  }
  if (!parsed.config) throw new DomainError(none);
  // Cleaning changes texts alone.
  return safeConfig(cleaned(parsed.config) as GuidedTestConfig);
}
