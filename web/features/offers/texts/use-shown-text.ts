import { useTranslation } from 'react-i18next';
import { plainText } from '#shared/rich-text/plain-text.ts';
import { documentLanguages } from '#shared/schemas/customer-input.ts';
import type { ShownField } from '#web/components/form-conflict.tsx';
import type { TextForm } from './text-form.ts';

/** Every field of a text block by its name, in words. */
export function useShownText() {
  const { t } = useTranslation('offerList');
  return (form: TextForm): ShownField[] => [
    { path: 'name', name: t('texts.name'), value: form.name },
    { path: 'kind', name: t('texts.kind'), value: t(`texts.kinds.${form.kind}`) },
    ...documentLanguages.map((language) => ({
      path: language,
      name: t(`texts.textIn.${language}`),
      value: plainText(form[language]),
    })),
  ];
}
