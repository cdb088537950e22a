import { useTranslation } from 'react-i18next';
import type { CustomerForm } from '#shared/schemas/customer-form.ts';
import { countryName } from '#web/lib/country-name.ts';
import './differences.css';

type Props = { mine: CustomerForm; theirs: CustomerForm };

/** The fields in which the version of the other window differs, each with its value there. */
export function Differences({ mine, theirs }: Props) {
  const { t } = useTranslation('customers');
  const shown = useShownField();
  // The names are those of the fields.
  const names = Object.keys(theirs) as (keyof CustomerForm)[];
  const different = names.filter((name) => mine[name] !== theirs[name]);
  if (different.length === 0) return null;
  return (
    <div className="customer-differences">
      <p>{t('conflict.differences')}</p>
      <dl>
        {different.map((name) => (
          <div key={name}>
            <dt>{t(`fields.${name}`)}</dt>
            <dd>{t('conflict.theirs', { value: shown(theirs, name) || t('conflict.none') })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
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
