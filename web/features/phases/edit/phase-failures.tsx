import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { usePhaseFailure } from '../parts/use-phase-failure.ts';
import type { PhaseEntity } from './use-phase-draft.ts';
import type { TranslationToEnglish } from './use-translation-to-english.ts';

type Props = { entity: PhaseEntity; translation: TranslationToEnglish; isDeleted: boolean };

/** Why the phase was not saved or translated; the edits are still there (OPC-49). A conflict has its own dialog. */
export function PhaseFailures({ entity, translation, isDeleted }: Props) {
  const { t } = useTranslation('phases');
  const failureText = usePhaseFailure();
  const { failure, conflict } = entity;
  return (
    <>
      {isDeleted && <Alert tone="err">{t('edit.deleted')}</Alert>}
      {failure !== undefined && !conflict && !isDeleted && (
        <SaveFailure
          failure={failure}
          text={t('edit.saveFailed', { reason: failureText(failure, 'save'), code: codeOf(failure) })}
          onDismiss={entity.dismissFailure}
        />
      )}
      {translation.failure !== null && (
        <Alert tone="err" onDismiss={translation.dismissFailure}>
          {failureText(translation.failure, (reason) => t('edit.translationError', { reason }))}
        </Alert>
      )}
    </>
  );
}
