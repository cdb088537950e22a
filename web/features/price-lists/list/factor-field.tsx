import { useTranslation } from 'react-i18next';
import { typedFactor } from '#shared/catalogue/typed-factor.ts';
import { formatCatalogueNumber } from '#shared/format/format-catalogue-number.ts';
import { perUnit } from '#shared/money/units.ts';
import { TextField } from '#web/components/text-field.tsx';

type Props = { value: string; disabled: boolean; onChange: (typed: string) => void };

/** The factor of the prices of a copy, with its meaning in percent. */
export function FactorField({ value, disabled, onChange }: Props) {
  const { t } = useTranslation('priceLists');
  const factor = typedFactor(value);
  const hint = useFactorText(factor);
  return (
    <TextField
      label={t('duplicate.factor')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={value}
      disabled={disabled}
      hint={hint}
      error={disabled || factor !== undefined ? undefined : t('duplicate.range')}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => factor !== undefined && onChange(formatCatalogueNumber(factor / perUnit))}
    />
  );
}

function useFactorText(factor: number | undefined): string | undefined {
  const { t } = useTranslation('priceLists');
  if (factor === undefined) return undefined;
  // Millionths of one are ten-thousandths of a percent.
  const percent = formatCatalogueNumber(Math.abs(factor - perUnit) / 10_000);
  if (factor === perUnit) return t('duplicate.same');
  return t(factor > perUnit ? 'duplicate.up' : 'duplicate.down', { percent });
}
