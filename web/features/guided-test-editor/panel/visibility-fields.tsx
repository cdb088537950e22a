import { useTranslation } from 'react-i18next';
import type { PairRule } from '#shared/guided-test/is-shown.ts';
import type { ConfigItem } from '#shared/guided-test/items-of.ts';
import { itemVisibilities } from '#shared/schemas/guided-test-rules.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { ConditionsField } from './conditions-field.tsx';
import type { FieldsProps } from './fields-props.ts';

type Props = FieldsProps & {
  item: ConfigItem;
  rule: PairRule;
  onEdit: (change: (now: PairRule) => Partial<PairRule>) => void;
};

/** Whether an element shows while none of its conditions holds, and those conditions (WED-105 to WED-111). */
export function VisibilityFields({ item, rule, onEdit, ...props }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  return (
    <div className="part">
      <SelectField
        label={t('fields.visibility')}
        options={itemVisibilities.map((value) => ({ value, label: t(`fields.visibilities.${value}`) }))}
        value={rule.visibility}
        hint={
          rule.visibility === 'always_hidden' && rule.conditions.length === 0
            ? t('fields.noCondition')
            : undefined
        }
        onChange={({ target }) =>
          onEdit((now) => ({
            visibility: itemVisibilities.find((one) => one === target.value) ?? now.visibility,
          }))
        }
      />
      <ConditionsField
        label={t(`fields.conditions.${rule.visibility}`)}
        of="conditions"
        item={item}
        pairs={rule.conditions}
        onChange={(change) => onEdit((now) => ({ conditions: change(now.conditions) }))}
        {...props}
      />
    </div>
  );
}
