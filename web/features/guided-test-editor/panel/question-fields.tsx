import { useTranslation } from 'react-i18next';
import { type Change, editQuestion } from '#shared/guided-test/edit-place.ts';
import { withHint, withText } from '#shared/guided-test/edit-text.ts';
import { type ConfigQuestion, questionTypes } from '#shared/schemas/guided-test.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import type { FieldsProps, ItemOf } from './fields-props.ts';
import { HintField } from './hint-field.tsx';
import { ShownFields } from './shown-fields.tsx';
import { TitleField } from './title-field.tsx';

/** Title, hint, type and rules of a question (WED-016, OPW-18). */
export function QuestionFields({ question, ...props }: FieldsProps & { question: ItemOf<'question'> }) {
  const { t } = useTranslation('guidedTestEditor');
  const { language, setConfig } = props;
  const { item, place } = question;
  const edit = (change: Change<ConfigQuestion>) =>
    setConfig((now) => now && editQuestion(now, place, change));
  return (
    <>
      <div className="part">
        <TitleField
          kind="question"
          language={language}
          value={item.title[language] ?? ''}
          onChange={(text) => edit((now) => ({ ...now, title: withText(now.title, language, text) }))}
        />
        <HintField
          kind="question"
          hint={item.hint}
          language={language}
          onWrite={(...written) => edit((now) => withHint(now, ...written))}
        />
        <SelectField
          label={t('fields.type')}
          options={questionTypes.map((value) => ({ value, label: t(`questions.types.${value}`) }))}
          value={item.type}
          onChange={({ target }) =>
            edit((now) => ({ ...now, type: questionTypes.find((one) => one === target.value) ?? now.type }))
          }
        />
        <Checkbox
          label={t('fields.last')}
          checked={item.last}
          onChange={({ target }) => edit((now) => ({ ...now, last: target.checked }))}
        />
      </div>
      <ShownFields
        item={question}
        onEdit={(change) => edit((now) => ({ ...now, ...change(now) }))}
        {...props}
      />
    </>
  );
}
