import { useTranslation } from 'react-i18next';
import type { WizardConfig } from '#shared/schemas/wizard.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Differences } from './differences.tsx';

type Props = {
  version: number;
  saved: WizardConfig;
  edited: WizardConfig;
  onAnswer: (yes: boolean) => void;
};

/** Asks before a version takes the place of edits that are not saved, and names them. */
export function RestoreQuestion({ version, saved, edited, onAnswer }: Props) {
  const { t } = useTranslation('wizardTools');
  return (
    <ConfirmDialog
      title={t('versions.restoreAsk', { version })}
      action={t('versions.restoreAnyway')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <div className="stack wizard-lost">
        <p>{t('versions.lost')}</p>
        <Differences before={saved} after={edited} />
      </div>
    </ConfirmDialog>
  );
}
