import en from '#locales/en/registers.json' with { type: 'json' };
import it from '#locales/it/registers.json' with { type: 'json' };
import { formatTypedNumber } from '#shared/format/format-typed-number.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import type { Language } from '#shared/languages.ts';
import type { ColumnKind, Register, RegisterCell } from '#shared/registers/register.ts';

const languages = { it, en } satisfies Record<Language, object>;
type Words = Readonly<Partial<Record<string, string>>>;

const plain = (text: string) => text.trim().toLowerCase();
const wordsOf = (register: Register, language: Language) => {
  const { sheets, columns, words } = languages[language][register];
  const choices: Readonly<Partial<Record<string, Words>>> = words;
  return { sheets: sheets as Words, columns: columns as Words, choices };
};

/** The texts of a register in one language. */
export function registerTexts(register: Register, language: Language) {
  const { sheets, columns, choices } = wordsOf(register, language);
  const { yes, no } = languages[language].flags;
  return {
    fileName: languages[language][register].fileName,
    sheet: (key: string) => sheets[key] ?? key,
    column: (key: string) => columns[key] ?? key,
    // Signs of measures are the same in every language.
    word: (column: string, key: string) => choices[column]?.[key] ?? unitLabel(key),
    flag: (is: boolean) => (is ? yes : no),
  };
}

const inAny = (title: string, say: (texts: ReturnType<typeof registerTexts>) => string, register: Register) =>
  (['it', 'en'] as const).some((language) => plain(say(registerTexts(register, language))) === plain(title));

/** The one of some keys that a title means, in any language; its key means it too. */
const meant = (keys: readonly string[], title: string, isSaid: (key: string) => boolean) =>
  keys.find((key) => plain(key) === plain(title) || isSaid(key));

/** The meanings of the words of a file, whatever language they are in. */
export const meaningsOf = (register: Register) => ({
  sheet: (keys: readonly string[], title: string) =>
    meant(keys, title, (key) => inAny(title, (texts) => texts.sheet(key), register)),
  column: (keys: readonly string[], title: string) =>
    meant(keys, title, (key) => inAny(title, (texts) => texts.column(key), register)),
  word: (column: string, keys: readonly string[], typed: string) =>
    meant(keys, typed, (key) => inAny(typed, (texts) => texts.word(column, key), register)),
  flag: (typed: string): boolean | undefined => {
    if (['true', '1', 'x'].includes(plain(typed))) return true;
    if (['false', '0'].includes(plain(typed))) return false;
    return [true, false].find((is) => inAny(typed, (texts) => texts.flag(is), register));
  },
});

/** A cell in words, as the check of an import shows it; an empty one is null. */
export function cellText(
  register: Register,
  language: Language,
  { column, kind, cell }: { column: string; kind: ColumnKind | undefined; cell: RegisterCell },
): string | null {
  const texts = registerTexts(register, language);
  if (cell === null) return null;
  if (typeof cell === 'boolean') return texts.flag(cell);
  if (typeof cell === 'number') return formatTypedNumber(cell);
  return typeof kind === 'object' ? texts.word(column, cell) : cell;
}
