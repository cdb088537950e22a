import { useTranslation } from 'react-i18next';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { type Crumb, PageFrame } from '#web/components/page-frame.tsx';
import type { KeptTest } from './kept-test.ts';

type Props = {
  kept: KeptTest;
  breadcrumbs: readonly Crumb[];
  /** What is done instead of going on. */
  restart: string;
  onResume: () => void;
  onRestart: () => void;
};

/** A test that was under way: go on with it, or begin anew. */
export function ResumeQuestion({ kept, breadcrumbs, restart, onResume, onRestart }: Props) {
  const { t } = useTranslation('guidedTest');
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
            <Button variant="primary" icon="arrow-right" onClick={onResume}>
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
