import { useTranslation } from 'react-i18next';
import { settingsForm } from '#shared/offers/settings-form.ts';
import { Alert } from '#web/components/alert.tsx';
import { FormConflict } from '#web/components/form-conflict.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { codeOf, savedMeanwhile } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { SettingsDraft } from './use-settings.ts';
import { useShownSettings } from './use-shown-settings.ts';

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

/** After a save in another window, its changes are shown: they are taken, kept beside the own ones, or overwritten (decision 8). */
function SaveProblem({ settings: { editing, overwrite } }: Props) {
  const failureText = useFailureText();
  const shown = useShownSettings();
  const { failure, conflict, saving, takeTheirs, keepEditing, dismissFailure } = editing;
  if (!failure) return null;
  if (codeOf(failure) === 'conflict' && conflict) {
    return (
      <FormConflict
        forms={{ base: settingsForm(editing.base), mine: editing.draft, theirs: settingsForm(conflict) }}
        theirs={savedMeanwhile(failure)}
        shown={shown}
        busy={saving}
        onSave={overwrite}
        onReload={takeTheirs}
        onClose={keepEditing}
      />
    );
  }
  return <SaveFailure failure={failure} text={failureText(failure, 'save')} onDismiss={dismissFailure} />;
}
