import { useTranslation } from 'react-i18next';
import { CatalogueConflict } from '#web/components/catalogue-history/catalogue-conflict.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useToast } from '#web/components/toast.tsx';
import type { PhaseEntity } from './use-phase-draft.ts';
import type { TranslationToEnglish } from './use-translation-to-english.ts';

type Props = {
  entity: PhaseEntity;
  translation: TranslationToEnglish;
  /** What the changes of others name by id or slug. */
  names: ReadonlyMap<string, string>;
};

/** What asks over the screen: somebody else saved (OPC-50), English would be written over (OPC-51). */
export function PhaseDialogs({ entity, translation, names }: Props) {
  const { t } = useTranslation('phases');
  const toast = useToast();
  const overwrite = async () => {
    if (await entity.overwrite()) toast({ text: t('edit.saved') });
  };
  return (
    <>
      <CatalogueConflict entity="PHASE" draft={entity} names={names} onOverwrite={() => void overwrite()} />
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
