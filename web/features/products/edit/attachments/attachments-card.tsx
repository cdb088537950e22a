import { memo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import {
  type AttachmentDraft,
  type EditingLanguage,
  nextKey,
  withEntriesBack,
} from '#shared/catalogue/product-form/draft.ts';
import { attachmentCategories } from '#shared/schemas/attachment.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useToast } from '#web/lib/use-toast.ts';
import { changeKeyed, type Edit } from '../parts/edit.ts';
import { TextInput } from '../parts/text-input.tsx';
import './attachments-card.css';

type Props = {
  language: EditingLanguage;
  attachments: readonly AttachmentDraft[];
  edit: Edit;
};

const emptyAttachment = (key: AttachmentDraft['key']): AttachmentDraft => ({
  key,
  category: 'scheda-tecnica',
  customCategory: '',
  name: '',
  url: '',
});

/** The attachments of the language of the switch (PRD-033, OPC-29). */
export const AttachmentsCard = memo(function AttachmentsCard({ language, attachments, edit }: Props) {
  const { t } = useTranslation('products');
  const toast = useToast();
  const set = (change: (entries: readonly AttachmentDraft[]) => readonly AttachmentDraft[]) =>
    edit((now) => ({
      ...now,
      attachments: { ...now.attachments, [language]: [...change(now.attachments[language])] },
    }));
  const list = useRef<HTMLUListElement>(null);
  const add = () => {
    flushSync(() => set((entries) => [...entries, emptyAttachment(nextKey(entries))]));
    list.current?.querySelector<HTMLElement>('li:last-child select')?.focus();
  };
  const remove = (entry: AttachmentDraft, index: number) => {
    set((entries) => entries.filter(({ key }) => key !== entry.key));
    const onUndo = () => set((entries) => withEntriesBack(entries, [entry], index));
    toast({ text: t('editView.attachments.removed'), onUndo });
  };
  const clear = () => {
    set(() => []);
    const onUndo = () => set((entries) => withEntriesBack(entries, attachments, 0));
    toast({ text: t('editView.attachments.cleared'), onUndo });
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
        <ul ref={list} className="attachment-rows">
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

type AttachmentRowProps = {
  attachment: AttachmentDraft;
  /** Path in the draft. */
  field: string;
  /** Counts from 1. */
  number: number;
  onChange: (change: Partial<AttachmentDraft>) => void;
  onRemove: () => void;
};

/** One attachment; a category of its own can be written for `altro` (PRD-049). */
function AttachmentRow({ attachment, field, number, onChange, onRemove }: AttachmentRowProps) {
  const { t } = useTranslation(['products', 'catalogue']);
  const { category, customCategory, name, url } = attachment;
  const called = name.trim() || t('catalogue:numberedAttachment', { number });
  return (
    <li className={category === 'altro' ? 'custom' : undefined}>
      <SelectField
        label={t('editView.attachments.category')}
        placeholder={category === '' ? t('editView.attachments.noCategory') : undefined}
        value={category}
        onChange={(event) => onChange({ category: event.target.value })}
        options={attachmentCategories.map((value) => ({
          value,
          label: t(`catalogue:attachmentCategories.${value}`),
        }))}
      />
      {category === 'altro' && (
        <TextInput
          label={t('editView.attachments.customCategory')}
          field={`${field}.customCategory`}
          value={customCategory}
          onChange={(typed) => onChange({ customCategory: typed })}
        />
      )}
      <TextInput
        label={t('editView.attachments.name')}
        field={`${field}.name`}
        value={name}
        onChange={(typed) => onChange({ name: typed })}
      />
      <TextInput
        label={t('editView.attachments.url')}
        field={`${field}.url`}
        inputMode="url"
        placeholder="https://"
        value={url}
        onChange={(typed) => onChange({ url: typed })}
      />
      <IconButton
        icon="trash"
        label={t('editView.attachments.remove', { name: called })}
        onClick={onRemove}
      />
    </li>
  );
}
