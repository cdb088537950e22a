import type { Phase } from '#shared/schemas/phase.ts';
import type { WorkUnit } from '#shared/schemas/work.ts';
import type { WorkContent } from '#shared/schemas/work-input.ts';
import { foldedWords } from '#shared/search/folded-words.ts';
import starterList from './starter-works.json' with { type: 'json' };
import { comparedCode } from './work-code.ts';

type StarterWork = Pick<WorkContent, 'code' | 'description' | 'group'> & {
  unit: WorkUnit;
  /** Words of the Italian name of a phase (WRK-023). */
  phase: string | null;
};

// The file is checked by a test.
const starters = starterList as readonly StarterWork[];

type Named = Pick<Phase, 'id' | 'name'>;

const italianName = ({ name }: Named): string => (typeof name === 'string' ? name : name.it);

/** Between blanks, words are found whole. */
const padded = (text: string): string => ` ${foldedWords(text).join(' ')} `;

/** The first phase whose Italian name has the words, whatever their case and accents (WRK-023). */
const phaseNamed = (words: string, phases: readonly Named[]): Named | undefined =>
  phases.find((phase) => padded(italianName(phase)).includes(padded(words)));

const nothingElse = {
  longText: null,
  ...{ price: null, vat: null, hours: null, hourlyCost: null, unitCost: null },
  finished: false,
};

/**
 * The works of the starter list whose codes a library lacks (WRK-021, WRK-022), tied to the phases of the catalogue that
 * their words name. `phases` are in their order.
 */
export function missingStarters(codes: Iterable<string>, phases: readonly Named[]): WorkContent[] {
  const known = new Set([...codes].map(comparedCode));
  return starters
    .filter(({ code }) => !known.has(comparedCode(code)))
    .map(({ phase, ...work }) => {
      const found = phase === null ? undefined : phaseNamed(phase, phases);
      return { ...work, ...nothingElse, phases: found ? [found.id] : [] };
    });
}
