import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type QuestionType, questionTypes } from '#shared/schemas/guided-test.ts';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
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
    <Dialog
      title={t('newQuestion.title')}
      width={500}
      unsaved={title.trim() !== ''}
      onSubmit={add}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button variant="primary" type="submit" icon="plus" disabledReason={fault}>
            {t('newQuestion.add')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <TitleField kind="question" value={title} onChange={setTitle} quiet />
        <SelectField
          label={t('fields.type')}
          options={questionTypes.map((value) => ({ value, label: t(`questions.types.${value}`) }))}
          value={type}
          onChange={({ target }) => setType(questionTypes.find((one) => one === target.value) ?? type)}
        />
      </div>
    </Dialog>
  );
}
