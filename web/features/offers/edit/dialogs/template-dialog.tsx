import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleWithoutCustomer } from '#shared/offers/title-without-customer.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useSaved } from '#web/components/use-saved.ts';
import { type ListedTemplate, useTemplates } from '#web/features/offers/use-templates.ts';
import { CreateOfferTemplateDocument, UpdateOfferTemplateDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { OfferView } from '../use-offer-view.ts';

/** Keeps the offer as a template, a new one or over another, without customer, materials and quantities (OFR-079, OFR-080). */
export default function TemplateDialog({ offer, onClose }: OfferView) {
  const { t } = useTranslation('offers');
  const failureText = useFailureText();
  const templates = useTemplates().data ?? [];
  const [name, setName] = useState(titleWithoutCustomer(offer.draft).slice(0, 100));
  const [over, setOver] = useState('');
  const replaced = templates.find(({ id }) => id === over);
  const { mutate, isPending, error } = useKeeping(offer.draft.id, onClose);
  return (
    <FormDialog
      title={t('edit.menu.template')}
      context={t('edit.template.keeps')}
      action={t(replaced ? 'edit.template.replace' : 'edit.template.action')}
      width={500}
      disabled={name.trim() === ''}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onSubmit={() => mutate({ name: name.trim(), replaced })}
      onClose={onClose}
    >
      <TextField
        label={t('edit.template.name')}
        required
        longest={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {templates.length > 0 && (
        <SelectField
          label={t('edit.template.over')}
          placeholder={t('edit.template.new')}
          options={templates.map((template) => ({ value: template.id, label: template.name }))}
          value={over}
          onChange={({ target }) => {
            const chosen = templates.find(({ id }) => id === target.value);
            setOver(target.value);
            if (chosen) setName(chosen.name);
          }}
        />
      )}
    </FormDialog>
  );
}

type Kept = { name: string; replaced: ListedTemplate | undefined };

function useKeeping(offer: string, onClose: () => void) {
  const { t } = useTranslation('offers');
  const keyOf = useAttemptKey(randomId);
  const saved = useSaved(['offerTemplate', 'list'], onClose);
  return useMutation({
    mutationFn: async ({ name, replaced }: Kept) => {
      if (replaced) {
        const { id, revision } = replaced;
        return request(UpdateOfferTemplateDocument, { id, revision, name, offer });
      }
      const input = { name, offer };
      return request(CreateOfferTemplateDocument, { ...input, key: keyOf(input) });
    },
    onSuccess: (_, { name }) => saved(t('edit.template.saved', { name })),
  });
}
