import { useTranslation } from 'react-i18next';
import type { ShownRule } from '#shared/guided-test/is-shown.ts';
import type { Pair } from '#shared/schemas/guided-test-rules.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { ConditionsField } from './conditions-field.tsx';
import type { FieldsProps, ItemOf } from './fields-props.ts';
import { VisibilityFields } from './visibility-fields.tsx';

type Props = FieldsProps & {
  item: ItemOf<'question'> | ItemOf<'answer'>;
  onEdit: (change: (now: ShownRule) => Partial<ShownRule>) => void;
};

const tagsOf = (hidden: ShownRule['hidden']) => hidden.filter((hides) => typeof hides === 'string');
const pairsOf = (hidden: ShownRule['hidden']) =>
  hidden.filter((hides): hides is Exclude<typeof hides, string> => typeof hides !== 'string');

/** When a question or an answer is shown: by given answers and by tags (OPW-18). */
export function ShownFields({ item, onEdit, ...props }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const { references, readOnly } = props;
  const { visible, hidden } = item.item;
  const setPairs = (change: (now: Pair[]) => Pair[]) =>
    onEdit((now) => ({ hidden: [...tagsOf(now.hidden), ...change(pairsOf(now.hidden))] }));
  return (
    <>
      <VisibilityFields item={item} rule={item.item} onEdit={onEdit} {...props} />
      <div className="part">
        <Checkbox
          label={t('fields.neverShown')}
          checked={visible === false}
          onChange={({ target }) => onEdit(() => ({ visible: !target.checked }))}
        />
        {visible !== false && (
          <MultiSelect
            label={t('fields.visible')}
            hint={t('fields.visibleHint')}
            options={references.tags}
            values={visible === true ? [] : visible}
            disabled={readOnly}
            onChange={(tags) => onEdit(() => ({ visible: tags.length > 0 ? tags : true }))}
          />
        )}
        <MultiSelect
          label={t('fields.hidden')}
          options={references.tags}
          values={tagsOf(hidden)}
          disabled={readOnly}
          onChange={(tags) => onEdit((now) => ({ hidden: [...tags, ...pairsOf(now.hidden)] }))}
        />
        <ConditionsField
          label={t('fields.hiddenPairs')}
          of="hidden"
          item={item}
          pairs={pairsOf(hidden)}
          onChange={setPairs}
          {...props}
        />
      </div>
    </>
  );
}
