import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { ConflictDialog } from '#web/components/conflict-dialog.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { codeOf, GraphqlFailure } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { SettingsDraft } from './use-settings.ts';

type Props = { settings: SettingsDraft };

/** That they were saved, or why they were not. */
export function SettingsAlerts({ settings }: Props) {
  const { t } = useTranslation('offerList');
  return (
    <div className="settings-alerts">
      {settings.saved && (
        <Alert tone="ok" onDismiss={settings.dismissSaved}>
          {t('settings.saved')}
        </Alert>
      )}
      <SaveProblem settings={settings} />
    </div>
  );
}

/** After a save in another window, its version is taken or overwritten, or both are kept (decision 8). */
function SaveProblem({ settings: { editing, overwrite, keepBoth } }: Props) {
  const failureText = useFailureText();
  const { failure, conflict, saving, takeTheirs, keepEditing, dismissFailure } = editing;
  if (!failure) return null;
  const params = failure instanceof GraphqlFailure ? failure.params : undefined;
  if (codeOf(failure) === 'conflict' && conflict) {
    const theirs = { updatedBy: String(params?.by ?? ''), updatedAt: String(params?.at ?? '') };
    return (
      <ConflictDialog
        theirs={theirs}
        busy={saving}
        onBoth={editing.clashes.length === 0 ? keepBoth : undefined}
        onReload={takeTheirs}
        onOverwrite={overwrite}
        onClose={keepEditing}
      />
    );
  }
  return <SaveFailure failure={failure} text={failureText(failure, 'save')} onDismiss={dismissFailure} />;
}
