import { useTranslation } from 'react-i18next';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Differences } from './differences.tsx';

type Props = {
  version: number;
  saved: GuidedTestConfig;
  edited: GuidedTestConfig;
  onAnswer: (yes: boolean) => void;
};

/** Asks before a version takes the place of edits that are not saved, and names them. */
export function RestoreQuestion({ version, saved, edited, onAnswer }: Props) {
  const { t } = useTranslation('guidedTestTools');
  return (
    <ConfirmDialog
      title={t('versions.restoreAsk', { version })}
      action={t('versions.restoreAnyway')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <div className="stack test-editor-lost">
        <p>{t('versions.lost')}</p>
        <Differences before={saved} after={edited} />
      </div>
    </ConfirmDialog>
  );
}
