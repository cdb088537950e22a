import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AttachmentDraft, type EditingLanguage, nextKey } from '#shared/catalogue/product-form/draft.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { changeKeyed, type Edit, insertAt } from '../parts/edit.ts';
import { useRemoval } from '../parts/use-removal.ts';
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
  const removed = useRemoval();
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
    removed(t('editView.attachments.removed'), () => set((entries) => insertAt(entries, index, entry)));
  };
  const clear = () => {
    set(() => []);
    removed(t('editView.attachments.cleared'), () => set(() => attachments));
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
