import { useTranslation } from 'react-i18next';
import { administers } from '#shared/access/super-user.ts';
import { NoPermission } from '#web/components/no-permission.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { Skeleton, useSkeleton } from '#web/components/skeleton.tsx';
import { useUser } from '#web/lib/session.ts';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import { GuidedTestEditor } from './frame/guided-test-editor.tsx';
import { TestTube } from './frame/test-tube.tsx';
import { useStoredGuidedTest } from './state/use-stored-guided-test.ts';
import './frame/frame.css';
import './panel/panel.css';
import './stages/rows.css';
import './stages/stages.css';

type Props = { timer?: Timer };

/** /test: the editor of the guided test, for super users alone (WED-001, WED-002). */
export default function GuidedTestEditorPage({ timer = browserTimer }: Props) {
  // With the texts of the editor: what is shown does not wait again.
  const { t } = useTranslation(['guidedTestEditor', 'guidedTestTools', 'phases', 'catalogue', 'common']);
  const title = t('common:areas.guidedTestEditor');
  return administers(useUser()) ? (
    <LoadedEditor title={title} timer={timer} />
  ) : (
    <NoPermission title={title} />
  );
}

function LoadedEditor({ title, timer }: Required<Props> & { title: string }) {
  const { guidedTest, failed } = useStoredGuidedTest();
  const skeleton = useSkeleton(!guidedTest);
  if (guidedTest) return <GuidedTestEditor loaded={guidedTest} loadFailed={failed} timer={timer} />;
  return (
    <PageFrame
      wide
      area="guidedTestEditor"
      title={title}
      breadcrumbs={[{ label: title, icon: <TestTube /> }]}
    >
      {skeleton && <Skeleton height="220px" />}
    </PageFrame>
  );
}
