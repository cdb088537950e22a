import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { ConflictDialog } from '#web/components/conflict-dialog.tsx';
import { useToast } from '#web/components/toast.tsx';
import type { PhaseEntity } from './use-phase-draft.ts';
import type { TranslationToEnglish } from './use-translation-to-english.ts';

type Props = { entity: PhaseEntity; translation: TranslationToEnglish };

/** What asks over the screen: somebody else saved (OPC-50), English would be written over (OPC-51). */
export function PhaseDialogs({ entity, translation }: Props) {
  const { t } = useTranslation('phases');
  const toast = useToast();
  const overwrite = async () => {
    if (await entity.overwrite()) toast({ text: t('edit.saved') });
  };
  return (
    <>
      {entity.conflict && (
        <ConflictDialog
          theirs={entity.conflict}
          busy={entity.saving}
          onReload={entity.takeTheirs}
          onOverwrite={() => void overwrite()}
          onClose={entity.keepEditing}
        />
      )}
      {translation.asking && (
        <ConfirmDialog
          title={t('edit.overwriteTitle')}
          action={t('edit.overwrite')}
          onConfirm={translation.confirm}
          onCancel={translation.cancel}
        >
          {t('edit.overwriteText')}
        </ConfirmDialog>
      )}
    </>
  );
}
