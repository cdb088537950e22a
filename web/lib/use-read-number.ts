import { useTranslation } from 'react-i18next';
import { isLanguage } from '#shared/languages.ts';
import { readTypedNumber, type TypedUnit } from '#shared/money/read-typed-number.ts';

/** Reads numbers as readers of the interface's language type them. Nobody typed the text of a stored one. */
export function useReadNumber(unit: TypedUnit) {
  const { language } = useTranslation().i18n;
  return (text: string, stored?: string) =>
    readTypedNumber(text, unit, isLanguage(language) && text !== stored ? language : 'it');
}
