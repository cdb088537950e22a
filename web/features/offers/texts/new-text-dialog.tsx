import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaved } from '#web/components/use-saved.ts';
import { CreateOfferTextDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { emptyForm, inputOf, type TextForm } from './text-form.ts';
import { TextFormDialog } from './text-form-dialog.tsx';
import { textsKey } from './use-texts.ts';

/** A new text block. */
export default function NewTextDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('offerList');
  const [form, setForm] = useState<TextForm>(emptyForm);
  const keyOf = useAttemptKey(randomId);
  const saved = useSaved(textsKey, onClose);
  const saving = useMutation({
    mutationFn: (text: ReturnType<typeof inputOf>) =>
      request(CreateOfferTextDocument, { key: keyOf(text), text }),
    onSuccess: (_, { name }) => saved(t('texts.created', { name })),
  });
  return (
    <TextFormDialog
      title={t('texts.new')}
      action={t('texts.create')}
      {...{ form, saving, onClose }}
      isChanged={JSON.stringify(form) !== JSON.stringify(emptyForm)}
      edit={setForm}
      onSave={() => saving.mutate(inputOf(form))}
    />
  );
}
