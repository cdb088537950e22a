import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import type { SentLink } from './use-sent-offer.ts';

/** For whom a link is; those without a recipient are told apart by when they were made (SND-031). */
export function useLinkName() {
  const { t } = useTranslation('sentOffer');
  return ({ recipient, inPerson, createdAt }: SentLink): string =>
    recipient ?? t(inPerson ? 'links.here' : 'links.anybody', { at: formatDateTime(createdAt) });
}
