import { readTypedNumber, type TypedUnit } from '#shared/money/read-typed-number.ts';
import { useNumberLanguage } from './use-number-language.ts';

/** Reads numbers as readers of the interface's language type them. Nobody typed the text of a stored one. */
export function useReadNumber(unit: TypedUnit) {
  const language = useNumberLanguage();
  return (text: string, stored?: string) => readTypedNumber(text, unit, text !== stored ? language : 'it');
}
