import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AttachmentDraft, type EditingLanguage, nextKey } from '#shared/catalogue/product-form/draft.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { useToast } from '#web/components/toast.tsx';
import { changeKeyed, type Edit } from '../parts/edit.ts';
import { AttachmentRow } from './attachment-row.tsx';
import './attachments-card.css';

type Props = {
  language: EditingLanguage;
  attachments: readonly AttachmentDraft[];
  edit: Edit;
};

/** The attachments of the language of the switch (PRD-033, OPC-29). */
export const AttachmentsCard = memo(function AttachmentsCard({ language, attachments, edit }: Props) {
  const { t } = useTranslation('products');
  const toast = useToast();
  const set = (change: (entries: readonly AttachmentDraft[]) => readonly AttachmentDraft[]) =>
    edit((now) => ({
      ...now,
      attachments: { ...now.attachments, [language]: [...change(now.attachments[language])] },
    }));
  const add = () =>
    set((entries) => [
      ...entries,
      { key: nextKey(entries), category: 'scheda-tecnica', customCategory: '', name: '', url: '' },
    ]);
  const remove = (entry: AttachmentDraft, index: number) => {
    set((entries) => entries.filter(({ key }) => key !== entry.key));
    const onUndo = () => set((entries) => entries.toSpliced(index, 0, entry));
    toast({ text: t('editView.attachments.removed'), onUndo });
  };
  const clear = () => {
    set(() => []);
    toast({ text: t('editView.attachments.cleared'), onUndo: () => set(() => attachments) });
  };
  return (
    <Card
      title={t('editView.attachments.title')}
      end={
        <>
          <Button small variant="text" icon="trash" disabled={attachments.length === 0} onClick={clear}>
            {t('editView.attachments.clear')}
          </Button>
          <Button small icon="plus" onClick={add}>
            {t('editView.attachments.add')}
          </Button>
        </>
      }
    >
      {attachments.length === 0 ? (
        <p className="muted">{t(`editView.attachments.none.${language}`)}</p>
      ) : (
        <ul className="attachment-rows">
          {attachments.map((attachment, index) => (
            <AttachmentRow
              key={attachment.key}
              attachment={attachment}
              field={`attachments.${language}.${index}`}
              number={index + 1}
              onChange={(change) =>
                set((entries) => changeKeyed(entries, attachment.key, (entry) => ({ ...entry, ...change })))
              }
              onRemove={() => remove(attachment, index)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
});
