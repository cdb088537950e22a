import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { CreateOfferDocument } from '#web/graphql/offers.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** The choices of the dialog; an empty one is none. */
export type Chosen = {
  title: string;
  quotation: string;
  /** Absent: those of the quotation. */
  customerId?: string | null;
  siteId?: string | null;
  contactId: string;
  template: string;
};

const orNull = (text: string) => text || null;

/** Makes the offer and opens it; a retry with the same choices makes it once. */
export function useCreation(onClose: () => void) {
  const { t } = useTranslation('offerList');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const keyOf = useAttemptKey(randomId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ title, quotation, contactId, template, ...people }: Chosen) => {
      const typed = {
        ...people,
        title: orNull(title.trim()),
        quotation: orNull(quotation),
        contactId: orNull(contactId),
        template: orNull(template),
      };
      return (await request(CreateOfferDocument, { input: { key: keyOf(typed), ...typed } })).createOffer;
    },
    onSuccess: async ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['offer', 'list'] });
      onClose();
      await navigate(paths.offer(id));
    },
  });
  const lacksVat = error instanceof GraphqlFailure && error.params?.field === 'defaultVat';
  return {
    create: mutate,
    isPending,
    error,
    failure: lacksVat ? t('new.vatMissing') : error ? failureText(error) : undefined,
  };
}
