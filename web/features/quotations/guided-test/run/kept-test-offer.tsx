import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { type Crumb, PageFrame } from '#web/components/page-frame.tsx';
import { useUser } from '#web/lib/session.ts';
import { forgetTest, type KeptTest, readKeptTest } from './kept-test.ts';

type Props = {
  /** The quotation whose test it is; left out for a new quotation. */
  quotation?: { id: string; revision: number };
  breadcrumbs: readonly Crumb[];
  /** The label of the button that begins anew. */
  restart: string;
  onResume?: (kept: KeptTest) => void;
  /** The test; `resumed` is undefined when it begins anew. */
  children: (resumed: KeptTest | undefined) => ReactNode;
};

/** Offers a test that was under way on this device first; one of an older revision is left alone. */
export function KeptTestOffer({ quotation, breadcrumbs, restart, onResume, children }: Props) {
  const { t } = useTranslation('guidedTest');
  const { id: userId } = useUser();
  const [kept, setKept] = useState(() => {
    const found = readKeptTest(userId, quotation?.id);
    return found?.revision === quotation?.revision ? found : undefined;
  });
  const [resumed, setResumed] = useState<KeptTest>();
  if (resumed || !kept) return children(resumed);
  const onRestart = () => {
    forgetTest(userId, quotation?.id);
    setKept(undefined);
  };
  const resume = () => {
    setResumed(kept);
    onResume?.(kept);
  };
  const count = Object.keys(kept.state.run.answers).length;
  const { name, location, province = null } = kept.details;
  return (
    <PageFrame title={t('title')} breadcrumbs={breadcrumbs}>
      <EmptyState
        illustration="roller"
        title={t('resume.title')}
        text={t('resume.text', { quotation: quotationTitle({ name, location, province }), count })}
        action={
          <div className="row wrap">
            <Button variant="primary" icon="arrow-right" onClick={resume}>
              {t('resume.resume')}
            </Button>
            <Button icon="replay" onClick={onRestart}>
              {restart}
            </Button>
          </div>
        }
      />
    </PageFrame>
  );
}
