import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { isStarted } from '#shared/guided-test/test-run.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu } from '#web/components/menu.tsx';
import { SaveBar } from '#web/components/save-bar.tsx';
import { type Primary, PrimaryButton } from '../selection/primary-button.tsx';
import { lastStep } from './last-step.ts';
import { byPhase, useMissingText, useRemains } from './missing-text.ts';
import type { StageHandle } from './product-stage.tsx';
import type { GuidedRun } from './run/use-guided-run.ts';
import type { TestProducts } from './use-test-products.ts';

type Props = {
  guided: GuidedRun;
  products: TestProducts;
  /** The product stage, while it is there. */
  last: RefObject<StageHandle | null>;
  /** The number of chosen products. */
  count: number;
  primary: Primary;
  backTo: string;
  onRestart: (what: 'everything' | 'stage') => void;
};

/** Back, start over, and the way on (WIZ-006, WIZ-007, WIZ-038 to WIZ-044). */
export function TestBar({ guided, products, last, count, primary, backTo, onRestart }: Props) {
  const { t } = useTranslation(['guidedTest', 'common']);
  const isLast = guided.test.run.currentStage === 'stage4';
  const lacks = useLacks(guided, count);
  return (
    <SaveBar
      start={
        <>
          <ButtonLink variant="text" icon="arrow-left" to={backTo}>
            {t(backTo === paths.quotations ? 'common:actions.backToList' : 'backToQuotation')}
          </ButtonLink>
          <Restart guided={guided} onRestart={onRestart} />
        </>
      }
      phoneStart={<Restart guided={guided} onRestart={onRestart} isSmall />}
      state={<span role="status">{lacks || t(isLast ? 'ready.products' : 'ready.stage', { count })}</span>}
    >
      {isLast ? (
        <Lead {...{ guided, products, last, lacks, primary }} />
      ) : (
        <GoOn guided={guided} lacks={lacks} />
      )}
    </SaveBar>
  );
}

type LeadProps = Pick<Props, 'guided' | 'products' | 'last' | 'primary'> & { lacks: string | false };

/** Leads on in the last stage, from the recommended choices to the quotation (OP62, OPW-69, OPW-71). */
function Lead({ guided, products, last, lacks, primary }: LeadProps) {
  const { t } = useTranslation('guidedTest');
  const remains = useRemains(guided, products);
  const step = lastStep(guided, products);
  const { count, left } = products.recommended;
  if (step === 'done')
    return <PrimaryButton primary={{ ...primary, disabledReason: lacks || primary.disabledReason }} />;
  const take = () => {
    const open = guided.missing.flatMap(({ phase, what }) => (what === 'choice' ? [phase] : []));
    const taken = [t('next.taken', { count }), ...remains].join(' · ');
    products.takeRecommended(taken, () => last.current?.lead(open, true));
    last.current?.lead(left, true);
  };
  const steps = {
    take: { label: t('next.takeAll'), icon: 'star-fill', run: take },
    choose: { label: t('next.phase'), icon: 'arrow-right', run: () => last.current?.lead(left, false) },
    read: { label: t('next.readAll'), icon: 'book', run: () => last.current?.readAll() },
  } as const;
  const { label, icon, run } = steps[step];
  // Which choices are taken depends on their colours.
  const busy = step === 'take' && products.isAsking;
  return <PrimaryButton primary={{ label, icon, busy, disabledReason: false, run }} saves={false} />;
}

function GoOn({ guided, lacks }: { guided: GuidedRun; lacks: string | false }) {
  const { t } = useTranslation('guidedTest');
  return (
    <Button
      variant="primary"
      iconAfter="arrow-right"
      disabledReason={!guided.stage?.complete && lacks}
      onClick={guided.goOn}
    >
      {t('continue')}
    </Button>
  );
}

/** Why the user cannot go on. */
function useLacks({ test, stage, missing }: GuidedRun, count: number): string | false {
  const { t } = useTranslation('guidedTest');
  const missingText = useMissingText();
  if (test.run.currentStage !== 'stage4') return !stage?.complete && t('missing.answers');
  const open = byPhase(missing);
  if (open.length > 1) return t('missing.several', { count: open.length });
  if (open[0]) return missingText(open[0]);
  return count === 0 && t('missing.product');
}

/** Restarts all, or the current stage after the first one. */
function Restart({
  guided,
  onRestart,
  isSmall,
}: Pick<Props, 'guided' | 'onRestart'> & { isSmall?: boolean }) {
  const { t } = useTranslation('guidedTest');
  const { run } = guided.test;
  const reason = !isStarted(run) && t('restart.notStarted');
  const everything = { label: t('restart.everything'), onSelect: () => onRestart('everything') };
  const stage = { label: t('restart.stage'), onSelect: () => onRestart('stage') };
  return (
    <Menu
      label={t('restart.label')}
      items={run.currentStage === 'stage1' ? [everything] : [stage, everything]}
      trigger={(props) =>
        isSmall ? (
          <IconButton icon="replay" label={t('restart.label')} disabledReason={reason} {...props} />
        ) : (
          <Button variant="text" icon="replay" iconAfter="angle-down" disabledReason={reason} {...props}>
            {t('restart.label')}
          </Button>
        )
      }
    />
  );
}
