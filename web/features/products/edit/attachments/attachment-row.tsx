import { useTranslation } from 'react-i18next';
import type { AttachmentDraft } from '#shared/catalogue/product-form/draft.ts';
import { attachmentCategories } from '#shared/schemas/attachment.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextInput } from '../parts/text-input.tsx';

type Props = {
  attachment: AttachmentDraft;
  /** Path in the draft. */
  field: string;
  /** Counts from 1. */
  number: number;
  onChange: (change: Partial<AttachmentDraft>) => void;
  onRemove: () => void;
};

/** One attachment; a category of its own can be written for `altro` (PRD-049). */
export function AttachmentRow({ attachment, field, number, onChange, onRemove }: Props) {
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
