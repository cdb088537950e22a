import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { faultRules, type HealthRule, textRules } from '#shared/catalogue/health/finding.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { Skeleton, useSkeleton } from '#web/components/skeleton.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { RuleCard } from './rule-card.tsx';
import { TestHealth } from './test-health.tsx';
import { type ShownFinding, useHealth } from './use-health.ts';
import { useTestHealth } from './use-test-health.ts';
import './health-page.css';

/** /catalogo: mistakes in products, price lists, colours, phases and the guided test. */
export default function HealthPage() {
  const { t } = useTranslation(['catalogue', 'common', 'guidedTestTools']);
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useHealth();
  const test = useTestHealth(data);
  const isChecking = isFetching || !test.isOver;
  const skeleton = useSkeleton(data === undefined);
  const checkAgain = () => {
    void refetch();
    test.again();
  };
  const again = (
    <Button icon="refresh" busy={isFetching} onClick={checkAgain}>
      {t('health.again')}
    </Button>
  );
  return (
    <PageFrame
      title={t('health.title')}
      breadcrumbs={[{ label: t('common:areas.products'), to: paths.products }, { label: t('health.title') }]}
      actions={again}
    >
      <p className="health-intro">{t('health.intro')}</p>
      {error && !data && <Alert tone="err">{failureText(error)}</Alert>}
      <div className="health" aria-busy={isFetching || undefined}>
        {data?.length === 0 && test.isGood && (
          <section className="card empty-card">
            <EmptyState illustration="bucket" title={t('health.good')} text={t('health.goodText')} />
          </section>
        )}
        {data && (
          <>
            <RuleCards rules={faultRules} all={data} />
            <TestHealth {...test} />
            <RuleCards rules={textRules} all={data} />
          </>
        )}
        {!data && !error && skeleton && (
          <section className="card health-card">
            <Skeleton width="40%" />
            <Skeleton width="80%" />
          </section>
        )}
      </div>
      <p className="vh" role="status">
        {isChecking
          ? t('health.checking')
          : data && t('health.count', { count: data.length + test.findings.length })}
      </p>
    </PageFrame>
  );
}

type CardsProps = { rules: readonly HealthRule[]; all: readonly ShownFinding[] };

const RuleCards = ({ rules, all }: CardsProps) =>
  rules.map((rule) => {
    const findings = all.filter((finding) => finding.rule === rule);
    return findings.length > 0 && <RuleCard key={rule} rule={rule} findings={findings} />;
  });
