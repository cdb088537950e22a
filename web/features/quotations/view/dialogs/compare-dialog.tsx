import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mixVersions } from '#shared/editing/mix-versions.ts';
import { differingParts, partKey } from '#shared/editing/version-parts.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { useSaver } from '#web/features/quotations/parts/use-saver.ts';
import { DialogActions } from './dialog-actions.tsx';
import { type Difference, useDifferences } from './use-differences.ts';
import './compare-dialog.css';

type Props = {
  /** What the own edits started from. */
  base: Quotation;
  mine: Quotation;
  theirs: Quotation;
  /** The version one goes on with: of each difference the side that was chosen. */
  onChoose: (mixed: Quotation) => void;
  onClose: () => void;
};

const sides = ['mine', 'theirs'] as const;
type Side = (typeof sides)[number];

/** Which side of each difference is chosen: at first one's own where one changed something, else the other's. */
function useChoices(base: Quotation, mine: Quotation) {
  const [changed] = useState(() => new Set(differingParts(base, mine).map(partKey)));
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const sideOf = (key: string): Side => chosen.get(key) ?? (changed.has(key) ? 'mine' : 'theirs');
  const choose = (keys: readonly string[], side: Side) =>
    setChosen((now) => new Map([...now, ...keys.map((key) => [key, side] as const)]));
  return { sideOf, choose };
}

/** What two versions say differently, and of each difference which one to go on with. */
export default function CompareDialog({ base, mine, theirs, onChoose, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const saver = useSaver();
  const differences = useDifferences(mine, theirs);
  const { sideOf, choose } = useChoices(base, mine);
  const keys = differences.map(({ key }) => key);
  const submit = () =>
    onChoose(mixVersions({ base, mine, theirs }, new Set(keys.filter((key) => sideOf(key) === 'mine'))));
  return (
    <DialogFrame
      title={t('view.conflict.title')}
      context={t('view.conflict.context', saver(theirs.updatedBy, theirs.updatedAt))}
      width={800}
      onSubmit={submit}
      onClose={onClose}
      footer={<DialogActions label={t('view.conflict.goOn')} />}
    >
      {differences.length === 0 ? (
        <p>{t('view.conflict.same')}</p>
      ) : (
        <div className="stack">
          <div className="row wrap">
            <p className="grow muted">{t('view.conflict.hint')}</p>
            <Button small onClick={() => choose(keys, 'mine')}>
              {t('view.conflict.useMine')}
            </Button>
            <Button small onClick={() => choose(keys, 'theirs')}>
              {t('view.conflict.useTheirs')}
            </Button>
          </div>
          <div className="differences">
            <div className="difference heads" aria-hidden="true">
              <span>{t('view.conflict.what')}</span>
              {sides.map((side) => (
                <span key={side}>{t(`view.conflict.${side}`)}</span>
              ))}
            </div>
            {differences.map((difference) => (
              <DifferenceLine
                key={difference.key}
                difference={difference}
                chosen={sideOf(difference.key)}
                onChoose={(side) => choose([difference.key], side)}
              />
            ))}
          </div>
        </div>
      )}
    </DialogFrame>
  );
}

type LineProps = { difference: Difference; chosen: Side; onChoose: (side: Side) => void };

function DifferenceLine({ difference, chosen, onChoose }: LineProps) {
  const { t } = useTranslation('quotations');
  const id = useId();
  return (
    <div className="difference" role="radiogroup" aria-labelledby={id}>
      <span className="what" id={id}>
        {difference.what}
      </span>
      {sides.map((side) => (
        <label key={side}>
          <input
            type="radio"
            name={id}
            aria-label={t('view.conflict.choice', {
              side: t(`view.conflict.${side}`),
              value: difference[side],
            })}
            checked={side === chosen}
            onChange={() => onChoose(side)}
          />
          <span>{difference[side]}</span>
        </label>
      ))}
    </div>
  );
}
