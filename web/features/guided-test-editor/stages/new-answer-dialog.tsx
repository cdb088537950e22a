import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { TitleField, useTitleFault } from '../panel/title-field.tsx';

type Props = { question: string; onAdd: (title: string) => void; onClose: () => void };

/** The title of a new answer (WED-047). */
export function NewAnswerDialog({ question, onAdd, onClose }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const [title, setTitle] = useState('');
  const fault = useTitleFault('answer', title);
  const add = () => {
    if (fault) return;
    onAdd(title.trim());
    onClose();
  };
  return (
    <FormDialog
      title={t('newAnswer.title')}
      context={question}
      width={500}
      action={t('newAnswer.add')}
      icon="plus"
      disabledReason={fault}
      unsaved={title.trim() !== ''}
      onSubmit={add}
      onClose={onClose}
    >
      <TitleField kind="answer" value={title} onChange={setTitle} quiet />
    </FormDialog>
  );
}
