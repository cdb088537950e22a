import { tokensOf, withoutBlanks } from './formula-tokens.ts';
import { readFormula } from './read-formula.ts';

/**
 * A formula as the screen shows it after typing: commas, and one sign for each operation (MEA-008). Its value stays. What
 * cannot be read stays as it was typed.
 */
export function shownFormula(typed: string): string {
  const { start, end } = withoutBlanks(typed);
  if (readFormula(typed).fault?.reason === 'unreadable') return typed;
  const first = typed.charAt(start) === '=' ? start + 1 : start;
  const shown = tokensOf(typed, first, end).map((token, index, all) => {
    const before = typed.slice(all[index - 1]?.end ?? token.at, token.at);
    const own = token.is === 'number' ? typed.slice(token.at, token.end).replace('.', ',') : token.is;
    return (before ? ' ' : '') + own;
  });
  return shown.join('');
}
