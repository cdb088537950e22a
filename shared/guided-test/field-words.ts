import { isRecord } from '#shared/is-record.ts';
import { plainText } from '#shared/rich-text/plain-text.ts';
import type { ChangedField } from './config-differences.ts';

/** The texts of a language for the values of a field. */
export type FieldTexts = {
  language: string;
  /** A word of the configuration: `radio`. */
  word: (word: string) => string | undefined;
  flag: (value: boolean) => string;
  /** The titles of a question and of its answer. */
  pair: (question: string, answer: string) => string;
};

/** Letters of a value that are told. */
const mostLetters = 200;

/** A changed field in words, before and after; undefined where words show no difference. */
export function fieldWords({ before, after }: ChangedField, texts: FieldTexts) {
  for (const language of [texts.language, 'it', 'en', 'de']) {
    const told = [before, after].map((value) => shortened(inWords(value, { ...texts, language }, ', ')));
    const [was = '', is = ''] = told;
    if (was !== is) return { before: was, after: is };
  }
  return undefined;
}

const shortened = (text: string) => (text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text);

function inWords(value: unknown, texts: FieldTexts, between: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return texts.flag(value);
  if (typeof value === 'string') return texts.word(value) ?? plain(value);
  if (Array.isArray(value)) return joined(value, texts, between);
  return isRecord(value) ? recordInWords(value, texts) : String(value);
}

const plain = (text: string) => (text.startsWith('<') ? plainText(text) : text);

const joined = (values: readonly unknown[], texts: FieldTexts, between: string): string =>
  values
    .map((value) => inWords(value, texts, ' + '))
    .filter(Boolean)
    .join(between);

/** Texts by language, given answers, lines of conditions, and what else is there, part by part. */
function recordInWords(value: Record<string, unknown>, texts: FieldTexts): string {
  if ('it' in value) return plain(String(value[texts.language] ?? ''));
  if ('questionId' in value) return texts.pair(String(value.questionId), String(value.answerId));
  const { id, exclude, ...parts } = value;
  const excluded = Array.isArray(exclude) ? exclude.map((tag) => `− ${tag}`) : [];
  return joined([...Object.values(parts), ...excluded], texts, ' · ');
}
