import { useTranslation } from 'react-i18next';
import { CatalogueConflict } from '#web/components/catalogue-history/catalogue-conflict.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import type { PhaseEntity } from './use-phase-draft.ts';
import type { TranslationToEnglish } from './use-translation-to-english.ts';

type Props = {
  entity: PhaseEntity;
  translation: TranslationToEnglish;
  /** Names, by id or slug, of all that the changes of others mention. */
  names: ReadonlyMap<string, string>;
  /** Sends what may be saved. */
  send: (attempt: () => Promise<boolean>) => void;
};

/** Asks after a conflict (OPC-50), and before English texts are overwritten (OPC-51). */
export function PhaseDialogs({ entity, translation, names, send }: Props) {
  const { t } = useTranslation('phases');
  return (
    <>
      <CatalogueConflict
        entity="PHASE"
        draft={entity}
        names={names}
        onBoth={() => send(entity.keepBoth)}
        onOverwrite={() => send(entity.overwrite)}
      />
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
