import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useSaved } from '#web/components/use-saved.ts';
import { CreateOfferTemplateDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { OfferView } from '../use-offer-view.ts';

/** Keeps the offer as a template, without customer, materials and quantities (OFR-079). */
export default function TemplateDialog({ offer, onClose }: OfferView) {
  const { t } = useTranslation('offers');
  const failureText = useFailureText();
  const [name, setName] = useState(offer.draft.title.slice(0, 100));
  const keyOf = useAttemptKey(randomId);
  const saved = useSaved(['offerTemplate', 'list'], onClose);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const input = { name: name.trim(), offer: offer.draft.id };
      await request(CreateOfferTemplateDocument, { ...input, key: keyOf(input) });
    },
    onSuccess: () => saved(t('edit.template.saved', { name: name.trim() })),
  });
  return (
    <FormDialog
      title={t('edit.menu.template')}
      context={t('edit.template.keeps')}
      action={t('edit.template.action')}
      width={500}
      disabled={name.trim() === ''}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <TextField
        label={t('edit.template.name')}
        required
        longest={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
