import { useTranslation } from 'react-i18next';
import { NoPermission } from '#web/components/no-permission.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { Skeleton, useSkeleton } from '#web/components/skeleton.tsx';
import { useUser } from '#web/lib/session.ts';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import { WizardEditor } from './frame/wizard-editor.tsx';
import { useStoredWizard } from './state/use-stored-wizard.ts';
import './frame/frame.css';
import './panel/panel.css';
import './stages/rows.css';
import './stages/stages.css';

type Props = { timer?: Timer };

/** /test: the editor of the guided test, for super users alone (WED-001, WED-002). */
export default function WizardPage({ timer = browserTimer }: Props) {
  // With the texts of the editor: what is shown does not wait again.
  const { t } = useTranslation(['wizard', 'wizardTools', 'phases', 'catalogue']);
  return useUser().superUser ? <LoadedWizard timer={timer} /> : <NoPermission title={t('title')} />;
}

function LoadedWizard({ timer }: Required<Props>) {
  const { t } = useTranslation('wizard');
  const { wizard, failed } = useStoredWizard();
  const skeleton = useSkeleton(!wizard);
  if (wizard) return <WizardEditor loaded={wizard} loadFailed={failed} timer={timer} />;
  return (
    <PageFrame title={t('title')} wide>
      {skeleton && <Skeleton height="220px" />}
    </PageFrame>
  );
}
