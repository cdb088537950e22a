import { useTranslation } from 'react-i18next';
import { isSameConfig } from '#shared/guided-test/same-config.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Scrolling } from '#web/components/scrolling.tsx';
import { useMoment } from '#web/lib/use-moment.ts';
import type { DialogSlotProps } from '../frame/slot-props.ts';
import { ChangeCounts } from './change-counts.tsx';
import { Differences } from './differences.tsx';
import type { Restored } from './use-restore.ts';

type Props = Pick<DialogSlotProps, 'config' | 'saved' | 'published' | 'draft'> & {
  restored: Restored;
  onAnswer: (yes: boolean) => void;
};

/** Asks before a version takes the place of a draft, which stays, and of edits that are not saved, which do not. */
export function RestoreQuestion({ restored, config, saved, published, draft, onAnswer }: Props) {
  const { t } = useTranslation('guidedTestTools');
  const moment = useMoment();
  const isVersion = typeof restored === 'number';
  return (
    <ConfirmDialog
      title={
        isVersion
          ? t('versions.restoreAsk', { version: restored })
          : t('versions.restoreDraftAsk', { name: restored.savedBy })
      }
      action={t(isVersion ? 'versions.restoreAnyway' : 'versions.restoreDraft')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <div className="stack">
        {draft && (
          <div>
            <p>{t('versions.draftThere', { name: draft.updatedBy, time: moment(draft.updatedAt) })}</p>
            <ChangeCounts before={published} after={saved} />
            <p>{t('versions.draftKept')}</p>
          </div>
        )}
        {config && !isSameConfig(config, saved) && (
          <>
            <p>{t('versions.lost')}</p>
            <Scrolling className="test-editor-lost" label={t('versions.compared')}>
              <Differences before={saved} after={config} />
            </Scrolling>
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
