import { useTranslation } from 'react-i18next';
import type { CustomerForm } from '#shared/schemas/customer-form.ts';
import type { ShownField } from '#web/components/form-conflict.tsx';
import { countryName } from '#web/lib/country-name.ts';

/** Every field of the form by its name, in words. */
export function useShownFields() {
  const { t } = useTranslation('customers');
  const shown = useShownField();
  return (form: CustomerForm): ShownField[] =>
    // The names are those of the fields.
    (Object.keys(form) as (keyof CustomerForm)[]).map((path) => ({
      path,
      name: t(`fields.${path}`),
      value: shown(form, path),
    }));
}

/** The value of a field in words. */
export function useShownField() {
  const { t, i18n } = useTranslation('customers');
  return (form: CustomerForm, name: keyof CustomerForm): string => {
    switch (name) {
      case 'kind':
        return t(`kinds.${form.kind}`);
      case 'language':
        return t(`languages.${form.language}`);
      case 'country':
        return countryName(form.country, i18n.language);
      case 'paysByTaxTransfer':
        return t(form.paysByTaxTransfer ? 'conflict.yes' : 'conflict.no');
      default:
        return form[name];
    }
  };
}
