import type { WorkRow } from '#shared/schemas/work.ts';
import { foldedWords } from '#shared/search/folded-words.ts';

type Searched = Pick<WorkRow, 'code' | 'description' | 'group'>;

const wordsOf = ({ code, description: { it, en, de }, group }: Searched): string =>
  foldedWords([code, it, en, de, group].join(' ')).join(' ');

/**
 * Finds works by code, description in any language and group. Every typed part is inside some word, whatever its case and
 * accents; nothing typed finds all (WRK-010). Made once for many searches.
 */
export function workSearch<Row extends Searched>(works: readonly Row[]): (typed: string) => Row[] {
  const searched = works.map((work) => ({ work, words: wordsOf(work) }));
  return (typed) => {
    const parts = foldedWords(typed);
    return searched
      .filter(({ words }) => parts.every((part) => words.includes(part)))
      .map(({ work }) => work);
  };
}
