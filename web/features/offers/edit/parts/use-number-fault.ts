import { useTranslation } from 'react-i18next';
import type { Notation } from './numbers.ts';

/** Why a typed text is no number that a field takes; nothing for one that is. */
export function useNumberFault() {
  const { t } = useTranslation('offers');
  return (notation: Notation, typed: string, mayBeEmpty = true): string | undefined => {
    const { read, fault, most } = notation;
    const value = read(typed);
    const isWrong = value === undefined || (value === null && !mayBeEmpty);
    return isWrong ? t(`edit.invalid.${fault(typed)}`, { most }) : undefined;
  };
}
