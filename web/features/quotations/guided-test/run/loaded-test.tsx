import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { ScreenLoading } from '#web/components/screen-loading.tsx';
import { type GuidedTest, type TestGround, useGuidedTest, useTestGround } from './use-guided-test.ts';

type Props = {
  /** The version of the guided test; the newest when left out. */
  version: number | undefined;
  children: (started: GuidedTest, ground: TestGround) => ReactNode;
};

/** Loads all that a test needs: it asks the server for nothing while the user answers. */
export function LoadedTest({ version, children }: Props) {
  const { t } = useTranslation('guidedTest');
  const guidedTest = useGuidedTest(version);
  const { ground, error, retry } = useTestGround();
  const [started, setStarted] = useState(guidedTest.data);
  if (!started && guidedTest.data) setStarted(guidedTest.data);
  if (started && ground) return children(started, ground);
  const failure = error ?? guidedTest.error;
  if (!failure) return <ScreenLoading />;
  const again = () => {
    retry();
    void guidedTest.refetch();
  };
  return (
    <PageFrame title={t('title')}>
      <LoadFailure error={failure} onRetry={again} />
    </PageFrame>
  );
}
