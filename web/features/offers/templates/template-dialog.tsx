import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SearchSelect } from '#web/components/search-select.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useSaved } from '#web/components/use-saved.ts';
import { UpdateOfferTemplateDocument } from '#web/graphql/offers.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useOffers } from '../use-offers.ts';
import type { ListedTemplate } from '../use-templates.ts';

type Props = { template: ListedTemplate; onClose: () => void };

/** Another name for a template, or the content of an offer in place of its own (OFR-080). */
export default function TemplateDialog({ template, onClose }: Props) {
  const { t } = useTranslation('offerList');
  const [name, setName] = useState(template.name);
  const [offer, setOffer] = useState('');
  const { save, isPending, failure } = useSave(template, onClose);
  return (
    <FormDialog
      title={t('templates.edit')}
      context={template.title}
      action={t('templates.save')}
      disabled={name.trim() === ''}
      failure={failure}
      busy={isPending}
      unsaved={name !== template.name || offer !== ''}
      onSubmit={() => save({ name: name.trim(), offer: offer || null })}
      onClose={onClose}
    >
      <TextField
        label={t('templates.name')}
        required
        longest={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <SearchSelect
        label={t('templates.replace')}
        hint={t('templates.replaceHint')}
        placeholder={t('templates.replaceNone')}
        clearable
        options={useOfferOptions()}
        value={offer}
        onChange={setOffer}
      />
    </FormDialog>
  );
}

type Content = { name: string; offer: string | null };

/** Saves the template; after a conflict the list is read again, and the next save takes its place. */
function useSave({ id, revision }: ListedTemplate, onClose: () => void) {
  const { t } = useTranslation('offerList');
  const failureText = useFailureText({ conflict: t('templates.conflict') });
  const queries = useQueryClient();
  const queryKey = ['offerTemplate', 'list'];
  const saved = useSaved(queryKey, onClose);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (content: Content) => request(UpdateOfferTemplateDocument, { id, revision, ...content }),
    onSuccess: (_, { name }) => saved(t('templates.saved', { name })),
    onError: (cause) => {
      if (codeOf(cause) === 'conflict') void queries.invalidateQueries({ queryKey });
    },
  });
  return { save: mutate, isPending, failure: error ? failureText(error) : undefined };
}

/** The offers whose content a template may take, the newest first. */
function useOfferOptions() {
  const { data = [] } = useOffers();
  return data
    .toSorted((a, b) => b.year - a.year || b.number - a.number)
    .map((offer) => ({
      value: offer.id,
      label: [offerNumber(offer), offer.title, offer.customerName].filter(Boolean).join(' · '),
    }));
}
