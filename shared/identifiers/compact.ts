/**
 * An identifier without the signs that people write between its characters, in capitals (F15). undefined when anything else
 * than letters and digits of the Latin alphabet is left.
 */
export function compact(typed: string): string | undefined {
  const characters = typed.replace(/[\s.\-\u2010\u2011:/]/g, '');
  return /^[A-Za-z\d]*$/.test(characters) ? characters.toUpperCase() : undefined;
}
