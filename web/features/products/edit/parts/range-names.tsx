import { useTranslation } from 'react-i18next';
import type { NamedDraft } from '#shared/catalogue/product-form/draft.ts';
import { TextInput } from './text-input.tsx';

type Names = Pick<NamedDraft, 'name' | 'name_i18n'>;
type Props = {
  range: Names;
  /** Path in the draft. */
  field: string;
  onChange: (names: Partial<Names>) => void;
};

/** The name of a range in Italian and English. */
export function RangeNames({ range: { name, name_i18n }, field, onChange }: Props) {
  const { t } = useTranslation('products');
  return (
    <>
      <TextInput
        label={t('editView.rangeName.it')}
        field={`${field}.name`}
        value={name}
        onChange={(it) => onChange({ name: it, name_i18n: name_i18n && { ...name_i18n, it } })}
      />
      <TextInput
        label={t('editView.rangeName.en')}
        field={`${field}.name_i18n.en`}
        lang="en"
        placeholder={name}
        value={name_i18n?.en ?? ''}
        onChange={(en) => onChange({ name_i18n: { it: name, en: en || null } })}
      />
    </>
  );
}
