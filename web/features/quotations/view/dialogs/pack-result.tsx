import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { PackOptimiser } from './pack-optimiser.tsx';
import { PackTotal } from './pack-summary.tsx';
import type { PackTrial } from './use-pack-trial.ts';

/** What the counts come to, the way back to the automatic ones (OP7), and the proposals that may be better. */
export function PackResult({ trial }: { trial: PackTrial }) {
  const { t } = useTranslation('quotations');
  const [optimising, setOptimising] = useState(false);
  const proposals = useId();
  const { row, compared, hasMoney } = trial;
  return (
    <>
      <PackTotal row={row} hasMoney={hasMoney}>
        <Button
          variant="text"
          tone="accent"
          small
          icon="sort-numeric-down"
          aria-expanded={optimising}
          aria-controls={proposals}
          onClick={() => setOptimising(!optimising)}
        >
          {t('packaging.optimise')}
        </Button>
        <Button variant="text" tone="accent" small icon="replay" onClick={trial.recalculate}>
          {t('packaging.recalculate')}
        </Button>
      </PackTotal>
      <div id={proposals}>
        {optimising && <PackOptimiser row={row} cost={compared.cost} onChoose={trial.choose} />}
      </div>
    </>
  );
}
