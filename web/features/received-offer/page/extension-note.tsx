import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import type { Extension } from './state/use-extension.ts';

/** Why it was not asked to extend the offer, or that nobody knows. */
export function ExtensionNote({ extension: { failure, isUnknown } }: { extension: Extension }) {
  const { t } = useTranslation('receivedOffer');
  return isUnknown ? <Alert tone="warn">{t('ask.unknown')}</Alert> : <FailureNote failure={failure} />;
}
