import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import { foldedWords } from '#shared/search/folded-words.ts';
import type { RowReader } from './row-reader.ts';
import type { Known } from './rows-of-product.ts';

const keyOf = (name: string): string => foldedWords(name).join(' ');

/** Codes of phases by their names in every language. */
export function phasesByName(phases: readonly Pick<Phase, 'id' | 'name'>[]): Map<string, Set<string>> {
  const codes = new Map<string, Set<string>>();
  for (const { id, name } of phases)
    for (const one of typeof name === 'string' ? [name] : [name.it, name.en, name.de])
      if (one) codes.set(keyOf(one), (codes.get(keyOf(one)) ?? new Set()).add(id));
  return codes;
}

/** The phases of a row by their codes, or by a name that one phase alone has. */
export function readPhases(
  row: RowReader,
  stored: Pick<EditableProduct, 'phases'> | undefined,
  { phases, phaseNames }: Known,
): string[] {
  const kept = stored?.phases ?? [];
  const read = row.list('phases', kept).flatMap((typed) => {
    if (phases.has(typed)) return [typed];
    const named = [...(phaseNames.get(keyOf(typed)) ?? [])];
    if (named.length === 0) row.refuse('phases', 'unknown', typed);
    if (named.length > 1) row.refuse('phases', 'several-phases', typed, named);
    return named;
  });
  // Their order says nothing.
  const all = new Set(read);
  return all.size === kept.length && kept.every((id) => all.has(id)) ? [...kept] : [...all];
}
