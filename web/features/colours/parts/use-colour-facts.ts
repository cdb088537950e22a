import { useTranslation } from 'react-i18next';
import { italianNumber } from '#shared/format/format-number.ts';
import type { ColourValues } from '#shared/schemas/colour-folder.ts';

const reflectance = italianNumber(0, 2);

/** 'HBW 88,5 · 247 241 232'; without HBW when it is not known. */
export function useColourFacts() {
  const { t } = useTranslation('colours');
  return ({ hbw, r, g, b }: Omit<ColourValues, 'code'>): string => {
    const rgb = `${r} ${g} ${b}`;
    return typeof hbw === 'number' ? `${t('folder.hbw', { value: reflectance.format(hbw) })} · ${rgb}` : rgb;
  };
}
