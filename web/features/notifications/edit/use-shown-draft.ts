import { useTranslation } from 'react-i18next';
import type { ShownField } from '#web/components/form-conflict.tsx';
import { useTextOf } from '#web/lib/use-text-of.ts';
import { fileIn, type WholeDraft } from './draft.ts';

/** Every field of a notification by its name, in words. */
export function useShownDraft() {
  const { t } = useTranslation(['notifications', 'person', 'catalogue']);
  const typeText = useTextOf('person:types');
  const yesOrNo = (value: boolean) => t(`catalogue:history.values.${value}`);
  return (draft: WholeDraft): ShownField[] => [
    { path: 'title', name: t('form.title'), value: draft.title },
    { path: 'body', name: t('form.body'), value: draft.body },
    {
      path: 'recipients',
      name: t('form.recipients'),
      // Their order says nothing.
      value: draft.recipients
        .map((type) => typeText(type) ?? type)
        .toSorted()
        .join(', '),
    },
    { path: 'cta', name: t('form.cta'), value: yesOrNo(draft.cta) },
    { path: 'ctaText', name: t('form.buttonText'), value: draft.ctaText },
    { path: 'ctaUrl', name: t('form.ctaUrl'), value: draft.ctaUrl },
    { path: 'attachment', name: t('form.attachment'), value: yesOrNo(draft.attachment) },
    { path: 'file', name: t('form.file.label'), value: fileIn(draft)?.name ?? '' },
    {
      path: 'attachmentText',
      name: t('form.attachmentButtonText'),
      value: draft.attachmentText,
    },
    { path: 'planned', name: t('form.plan'), value: yesOrNo(draft.planned) },
    { path: 'sendAt', name: t('form.sendAt'), value: draft.sendAt.replace('T', ' ') },
  ];
}
