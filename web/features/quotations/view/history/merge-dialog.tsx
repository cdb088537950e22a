import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mixVersions } from '#shared/editing/mix-versions.ts';
import { differingParts, partKey, type VersionPart } from '#shared/editing/version-parts.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { useSaver } from '#web/features/quotations/parts/use-saver.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { useVersionTexts } from './use-version-texts.ts';
import './merge-dialog.css';

type Props = {
  /** The version that the own edits started from. */
  base: Quotation;
  mine: Quotation;
  theirs: Quotation;
  /** `merged` has the chosen side of each difference. */
  onChoose: (merged: Quotation) => void;
  onClose: () => void;
};

/** A part in which two versions differ; `key` is its `partKey`. */
type Difference = { key: string; what: string; mine: string; theirs: string };

/** The differences of the header, then of the rows in the order of the own version. */
function useDifferences(mine: Quotation, theirs: Quotation): Difference[] {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const { headerText, placeText, rowText } = useVersionTexts();
  const [ownRows, theirRows] = [priceQuotation(mine).rows, priceQuotation(theirs).rows];
  const difference = (part: VersionPart): Difference => {
    const key = partKey(part);
    const shown = (what: string, own: string, other: string) => {
      const absent = t('view.conflict.absent');
      return { key, what, mine: own || absent, theirs: other || absent };
    };
    if (part.of === 'quotation')
      return shown(
        t(`view.compare.${part.what}`),
        headerText(part.what, mine),
        headerText(part.what, theirs),
      );
    if (part.of === 'place') {
      const place = [mine, theirs]
        .flatMap(({ measures }) => measures.places)
        .find(({ id }) => id === part.id);
      const what = t('view.conflict.place', { place: place?.name });
      return shown(what, placeText(part.id, mine), placeText(part.id, theirs));
    }
    const [own, other] = [ownRows, theirRows].map((rows) => rows.find(({ sId }) => sId === part.sId));
    const product = text((own ?? other)?.row.name).text;
    const what = t('view.conflict.row', { product, what: t(`view.compare.row.${part.what}`) });
    return shown(what, rowText(part.what, own), rowText(part.what, other));
  };
  return differingParts(mine, theirs).map(difference);
}

const sides = ['mine', 'theirs'] as const;
type Side = (typeof sides)[number];

/** The parts that the user changed; a row that they changed in any part counts as one they want. */
function changedKeys(base: Quotation, mine: Quotation): ReadonlySet<string> {
  const keysOf = (part: VersionPart) =>
    part.of === 'row' ? [partKey(part), partKey({ ...part, what: 'presence' })] : [partKey(part)];
  return new Set(differingParts(base, mine).flatMap(keysOf));
}

/** The chosen side of each difference: at first the own one where the user changed something, else the other. */
function useChoices(base: Quotation, mine: Quotation) {
  const [changed] = useState(() => changedKeys(base, mine));
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const sideOf = (key: string): Side => chosen.get(key) ?? (changed.has(key) ? 'mine' : 'theirs');
  const choose = (keys: readonly string[], side: Side) =>
    setChosen((now) => new Map([...now, ...keys.map((key) => [key, side] as const)]));
  return { sideOf, choose };
}

/** The differences of two versions, to choose a side of each. */
export default function MergeDialog({ base, mine, theirs, onChoose, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const by = useSaver()(theirs.updatedBy, theirs.updatedAt);
  const differences = useDifferences(mine, theirs);
  const { sideOf, choose } = useChoices(base, mine);
  const keys = differences.map(({ key }) => key);
  const submit = () =>
    onChoose(mixVersions({ base, mine, theirs }, new Set(keys.filter((key) => sideOf(key) === 'mine'))));
  return (
    <DialogFrame
      title={t('view.conflict.title')}
      context={t('view.conflict.context', by)}
      width={800}
      onSubmit={submit}
      onClose={onClose}
      footer={<SubmitButtons>{t('view.conflict.goOn')}</SubmitButtons>}
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
              {t('view.conflict.useTheirs', { context: by.context })}
            </Button>
          </div>
          <div>
            <div className="merge-difference heads" aria-hidden="true">
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
    <div className="merge-difference" role="radiogroup" aria-labelledby={id}>
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
