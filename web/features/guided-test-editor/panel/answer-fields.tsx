import { useTranslation } from 'react-i18next';
import { type Change, editAnswer } from '#shared/guided-test/edit-place.ts';
import { withHint, withText } from '#shared/guided-test/edit-text.ts';
import { answerActions, type ConfigAnswer } from '#shared/schemas/guided-test.ts';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { DrawingField } from './drawing-field.tsx';
import type { FieldsProps, ItemOf } from './fields-props.ts';
import { HintField } from './hint-field.tsx';
import { ShownFields } from './shown-fields.tsx';
import { TitleField } from './title-field.tsx';

/** Title, hint, drawing, added tags, colour and rules of an answer (WED-017, OPW-18). */
export function AnswerFields({ answer, ...props }: FieldsProps & { answer: ItemOf<'answer'> }) {
  const { t } = useTranslation('guidedTestEditor');
  const { language, setConfig, references, readOnly } = props;
  const { item, place } = answer;
  const edit = (change: Change<ConfigAnswer>) => setConfig((now) => now && editAnswer(now, place, change));
  return (
    <>
      <div className="part">
        <TitleField
          kind="answer"
          language={language}
          value={item.title[language] ?? ''}
          onChange={(text) => edit((now) => ({ ...now, title: withText(now.title, language, text) }))}
        />
        <HintField
          kind="answer"
          hint={item.hint}
          language={language}
          onWrite={(...written) => edit((now) => withHint(now, ...written))}
        />
        <DrawingField
          value={item.drawing}
          onChange={(drawing) => edit(({ drawing: _, ...now }) => (drawing ? { ...now, drawing } : now))}
        />
      </div>
      <div className="part">
        <MultiSelect
          label={t('fields.tag')}
          options={references.tags}
          values={item.tag}
          disabled={readOnly}
          onChange={(tag) => edit((now) => ({ ...now, tag }))}
        />
        <SelectField
          label={t('fields.action')}
          placeholder={t('fields.actions.none')}
          options={answerActions.map((value) => ({ value, label: t(`fields.actions.${value}`) }))}
          value={item.action ?? ''}
          onChange={({ target }) =>
            edit(({ action: _, ...now }) => {
              const action = answerActions.find((one) => one === target.value);
              return action ? { ...now, action } : now;
            })
          }
        />
      </div>
      <ShownFields
        item={answer}
        onEdit={(change) => edit((now) => ({ ...now, ...change(now) }))}
        {...props}
      />
    </>
  );
}
