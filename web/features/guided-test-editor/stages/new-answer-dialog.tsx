import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
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
    <Dialog
      title={t('newAnswer.title')}
      context={question}
      width={500}
      unsaved={title.trim() !== ''}
      onSubmit={add}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button variant="primary" type="submit" icon="plus" disabledReason={fault}>
            {t('newAnswer.add')}
          </Button>
        </>
      }
    >
      <TitleField kind="answer" value={title} onChange={setTitle} quiet />
    </Dialog>
  );
}
