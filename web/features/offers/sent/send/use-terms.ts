import { useState } from 'react';
import { processingTerms } from '#shared/offers/sending/processing-terms.ts';
import type { OfferOwner } from '#web/features/offers/edit/use-offer-owner.ts';

/** The terms of processing, which the first sending accepts (ACC-053). `version`: what is sent; nothing once accepted. */
export function useTerms({ acceptedTerms }: OfferOwner) {
  const [isTicked, setTicked] = useState(false);
  const isAsked = acceptedTerms === null;
  return {
    isAsked,
    isTicked,
    setTicked,
    isReady: !isAsked || isTicked,
    version: isAsked ? processingTerms : undefined,
  };
}
export type Terms = ReturnType<typeof useTerms>;
