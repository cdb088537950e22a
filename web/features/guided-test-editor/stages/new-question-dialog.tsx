import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type QuestionType, questionTypes } from '#shared/schemas/guided-test.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TitleField, useTitleFault } from '../panel/title-field.tsx';

type Props = {
  onAdd: (question: { title: string; type: QuestionType }) => void;
  onClose: () => void;
};

/** Title and type of a new question (WED-046). */
export function NewQuestionDialog({ onAdd, onClose }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const [title, setTitle] = useState('');
  const [type, setType] = useState<QuestionType>('buttons');
  const fault = useTitleFault('question', title);
  const add = () => {
    if (fault) return;
    onAdd({ title: title.trim(), type });
    onClose();
  };
  return (
    <FormDialog
      title={t('newQuestion.title')}
      width={500}
      action={t('newQuestion.add')}
      icon="plus"
      disabledReason={fault}
      unsaved={title.trim() !== ''}
      onSubmit={add}
      onClose={onClose}
    >
      <TitleField kind="question" value={title} onChange={setTitle} quiet />
      <SelectField
        label={t('fields.type')}
        options={questionTypes.map((value) => ({ value, label: t(`questions.types.${value}`) }))}
        value={type}
        onChange={({ target }) => setType(questionTypes.find((one) => one === target.value) ?? type)}
      />
    </FormDialog>
  );
}
