import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#shared/format/format-percent.ts';
import { parseCatalogueQuantity } from '#shared/money/parse-catalogue-number.ts';
import { fraction, perUnit } from '#shared/money/units.ts';
import { orderedWorks } from '#shared/works/order-works.ts';
import { percentLimits, priceChanges } from '#shared/works/price-change.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { ListedWork } from '../use-works.ts';
import { PricesPreview } from './prices-preview.tsx';
import { type NewPrice, usePriceChange } from './use-price-change.ts';
import './prices-dialog.css';

type Props = { works: readonly ListedWork[]; onDone: () => void; onClose: () => void };

const directions = ['raise', 'lower'] as const;
type Direction = (typeof directions)[number];

/** Millionths of one in a hundredth of a percent. */
const perHundredth = perUnit / 10_000;

/** Hundredths of a percent, signed; null for nothing typed, undefined for what cannot be taken. */
function percentOf(typed: string, direction: Direction): number | null | undefined {
  const value = parseCatalogueQuantity(typed);
  if (typeof value !== 'number') return value;
  // '5,00' are five percent: hundredths of them.
  const hundredths = Math.round(value / (perUnit / 100));
  const percent = direction === 'raise' ? hundredths : -hundredths;
  return percent >= percentLimits.least && percent <= percentLimits.most ? percent : undefined;
}

const changedOf = (works: readonly ListedWork[], percent: number): NewPrice[] =>
  priceChanges(works, percent).flatMap(({ work: { id, revision }, change }) =>
    'after' in change ? [{ id, revision, ...change }] : [],
  );

/** Raises or lowers the prices of ticked works, and shows each before and after (WRK-015). */
export default function PricesDialog({ works: chosen, onDone, onClose }: Props) {
  const { t } = useTranslation('works');
  const failureText = useFailureText();
  const [direction, setDirection] = useState<Direction>('raise');
  const [typed, setTyped] = useState('');
  const percent = percentOf(typed, direction);
  const works = useMemo(() => orderedWorks(chosen), [chosen]);
  const changed = percent ? changedOf(works, percent) : [];
  const { mutate, isPending, error } = usePriceChange(() => {
    onClose();
    onDone();
  });
  return (
    <FormDialog
      title={t('prices.title')}
      context={t('list.count', { count: works.length })}
      width={800}
      action={t('prices.action', { count: changed.length })}
      disabled={!percent}
      disabledReason={Boolean(percent) && changed.length === 0 && t('prices.nothing')}
      failure={error ? failureText(error) : undefined}
      busy={isPending}
      onSubmit={() => changed.length > 0 && mutate(changed)}
      onClose={onClose}
    >
      <div className="prices-change">
        <Segmented
          label={t('prices.direction')}
          options={directions.map((value) => ({ value, label: t(`prices.${value}`) }))}
          value={direction}
          onChange={setDirection}
        />
        <PercentField
          direction={direction}
          isWrong={percent === undefined}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <PricesPreview changes={priceChanges(works, percent ?? 0)} />
    </FormDialog>
  );
}

type FieldProps = {
  direction: Direction;
  isWrong: boolean;
  value: string;
  onChange: (typed: string) => void;
};

function PercentField({ direction, isWrong, value, onChange }: FieldProps) {
  const { t } = useTranslation('works');
  const most = direction === 'raise' ? percentLimits.most : -percentLimits.least;
  const range = t('prices.range', { most: formatPercent(fraction(most * perHundredth)) });
  return (
    <TextField
      label={t('prices.percent')}
      unit="%"
      inputMode="decimal"
      autoComplete="off"
      className="num"
      data-autofocus
      hint={t('prices.rounded')}
      error={isWrong ? range : undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
