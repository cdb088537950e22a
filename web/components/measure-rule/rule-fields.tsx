import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { italianNumber } from '#shared/format/format-number.ts';
import { parseCatalogueQuantity } from '#shared/money/parse-catalogue-number.ts';
import { type MeasureRule, measureModes } from '#shared/schemas/measure-rule.ts';
import { largestArea } from '#shared/schemas/quotation-bounds.ts';
import { RadioCard, RadioCards } from '#web/components/radio-card.tsx';
import { TextField } from '#web/components/text-field.tsx';

/** A rule as it is typed; `quotation` follows that of the quotation. */
export type TypedRule = { mode: MeasureRule['mode'] | 'quotation'; threshold: string };

const upToTwoDecimals = italianNumber(0, 2);
/** Millionths of a square metre in a hundredth of one. */
const perHundredth = 10_000;

export const typedRule = (rule: MeasureRule | null, whenNone: MeasureRule): TypedRule => ({
  mode: rule?.mode ?? 'quotation',
  threshold: textOf((rule ?? whenNone).threshold),
});

const textOf = (threshold: number | null) =>
  threshold === null ? '' : upToTwoDecimals.format(threshold / 100);

/** In hundredths; null for an empty field, undefined for what is no area of up to two decimals. */
function readThreshold(text: string): number | null | undefined {
  const read = parseCatalogueQuantity(text);
  if (read === null || read === undefined) return read;
  const hundredths = read / perHundredth;
  return Number.isInteger(hundredths) && hundredths <= largestArea * 100 ? hundredths : undefined;
}

/** The rule that was typed; null follows the quotation's, undefined where the threshold is none. */
export function readRule({ mode, threshold }: TypedRule): MeasureRule | null | undefined {
  if (mode === 'quotation') return null;
  if (mode === 'exact') return { mode, threshold: null };
  const read = readThreshold(threshold);
  return read === undefined ? undefined : { mode, threshold: read };
}

type Props = {
  value: TypedRule;
  /** A place may follow the rule of its quotation (MEA-018). */
  mayFollow?: boolean;
  onChange: (value: TypedRule) => void;
};

/** Which openings are deducted (MEA-013, MEA-015, MEA-016). */
export function RuleFields({ value, mayFollow, onChange }: Props) {
  const { t } = useTranslation('measures');
  const name = useId();
  const modes = mayFollow ? (['quotation', ...measureModes] as const) : measureModes;
  const isWrong = readRule(value) === undefined;
  return (
    <div className="stack">
      <RadioCards legend={t('rule.legend')}>
        {modes.map((mode) => (
          <RadioCard
            key={mode}
            name={name}
            label={t(`rule.mode.${mode}`)}
            checked={value.mode === mode}
            onChoose={() => onChange({ ...value, mode })}
          >
            {t(`rule.means.${mode}`)}
          </RadioCard>
        ))}
      </RadioCards>
      {value.mode === 'vuotoPerPieno' && (
        <TextField
          label={t('rule.threshold')}
          hint={t('rule.thresholdHint')}
          error={isWrong ? t('rule.wrong') : undefined}
          inputMode="decimal"
          autoComplete="off"
          className="num"
          unit="m²"
          value={value.threshold}
          onChange={({ target }) => onChange({ ...value, threshold: target.value })}
        />
      )}
    </div>
  );
}
