import { useState } from 'react';
import { documentLanguage } from '#shared/document/document-options.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import type { ShareLink } from '#web/features/quotations/parts/request-share-links.ts';
import { type LinkWish, useCreateShareLink } from './use-share-links.ts';

const usualDays = 30;

/** The form of a new link, and its making; the wish stays for the next one. */
export function useNewLink({ id, user }: Pick<Quotation, 'id' | 'user'>, hasMoney: boolean) {
  const { mutate, isPending, error } = useCreateShareLink(id);
  const [wish, setWish] = useState<LinkWish>({
    audience: hasMoney ? 'CUSTOMER' : 'SITE',
    days: usualDays,
    language: documentLanguage(user.language),
    showPrices: false,
    showSpecs: true,
  });
  return {
    wish,
    change: (changes: Partial<LinkWish>) => setWish((now) => ({ ...now, ...changes })),
    submit: (onMade: (link: ShareLink) => void) => mutate(wish, { onSuccess: onMade }),
    isPending,
    error,
  };
}
export type NewLink = ReturnType<typeof useNewLink>;
