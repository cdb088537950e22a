import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { nextKey, type RequiredDraft } from '#shared/catalogue/product-form/draft.ts';
import { units } from '#shared/schemas/product.ts';
import { Button } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { SearchSelect } from '#web/components/search-select.tsx';
import { type Option, SelectField } from '#web/components/select-field.tsx';
import { changeKeyed } from '../parts/edit.ts';
import { IssuesContext, useIssueText } from '../parts/field-issues.ts';
import { NumberInput } from '../parts/number-input.tsx';

type Props = {
  required: readonly RequiredDraft[];
  /** Path in the draft. */
  field: string;
  productOptions: readonly Option[];
  onChange: (required: RequiredDraft[]) => void;
};

/** Products that come along with a range (CDA-025). */
export function RequiredProducts({ required, field, productOptions, onChange }: Props) {
  const { t } = useTranslation('products');
  const issues = useContext(IssuesContext);
  const issueText = useIssueText();
  const change = (key: number, next: Partial<RequiredDraft>) =>
    onChange(changeKeyed(required, key, (entry) => ({ ...entry, ...next })));
  const add = () =>
    onChange([...required, { key: nextKey(required), product: '', consumption: '', um: 'kg' }]);
  const nameOf = (id: string) => productOptions.find(({ value }) => value === id)?.label ?? id;
  return (
    <div className="stack-s">
      {required.map(({ key, product, consumption, um }, index) => (
        <div className="required-product" key={key}>
          <div data-field={`${field}.${index}.product`}>
            <SearchSelect
              label={t('editView.required.product')}
              options={productOptions}
              value={product}
              placeholder={product}
              error={issueText(issues.get(`${field}.${index}.product`))}
              onChange={(chosen) => change(key, { product: chosen })}
            />
          </div>
          <NumberInput
            label={t('editView.required.consumption')}
            field={`${field}.${index}.consumption`}
            value={consumption}
            onChange={(typed) => change(key, { consumption: typed })}
          />
          <SelectField
            label={t('editView.required.um')}
            placeholder={um === null ? t('editView.required.noUnit') : undefined}
            value={um ?? ''}
            options={units.map((value) => ({ value, label: t(`editView.units.${value}`) }))}
            onChange={({ target }) => change(key, { um: target.value || null })}
          />
          <IconButton
            icon="trash"
            label={t('editView.required.remove', { name: nameOf(product) })}
            onClick={() => onChange(required.filter((entry) => entry.key !== key))}
          />
        </div>
      ))}
      <div>
        <Button small variant="text" tone="accent" icon="plus" onClick={add}>
          {t('editView.required.add')}
        </Button>
      </div>
    </div>
  );
}
