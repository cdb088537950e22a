import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDimension } from '#shared/format/format-measure.ts';
import { suggestedCoefficients } from '#shared/measuring/new-measures.ts';
import { parseCatalogueQuantity } from '#shared/money/parse-catalogue-number.ts';
import { FieldError } from '#web/components/form-field.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu } from '#web/components/menu.tsx';

type Props = { name: string; value: number; onChange: (thousandths: number) => void };

/** Above 0 and at most 10, with up to three decimals (MEA-021); undefined for anything else. */
function readCoefficient(text: string): number | undefined {
  const millionths = parseCatalogueQuantity(text) ?? 0;
  const thousandths = millionths / 1000;
  return Number.isInteger(thousandths) && thousandths >= 1 && thousandths <= 10_000 ? thousandths : undefined;
}

const suggestions = Object.entries(suggestedCoefficients) as [keyof typeof suggestedCoefficients, number][];

/** The factor of the net; the usual values are a press away (MEA-022). */
export function CoefficientField({ name, value, onChange }: Props) {
  const { t } = useTranslation('measures');
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const shown = typed ?? formatDimension(value);
  const isWrong = isLeft && readCoefficient(shown) === undefined;
  const type = (text: string) => {
    const read = readCoefficient(text);
    setTyped(text);
    if (read !== undefined) onChange(read);
  };
  const leave = () => {
    setLeft(true);
    if (readCoefficient(shown) !== undefined) setTyped(undefined);
  };
  const label = t('coefficient.of', { name });
  return (
    <div className={`coefficient${value === 1000 ? '' : ' other'}`}>
      <span className="lab" aria-hidden="true">
        {t('column.coefficient')}
      </span>
      <div className="input num">
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={isWrong || undefined}
          value={shown}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
        <Menu
          label={t('coefficient.suggestions')}
          items={suggestions.map(([of, thousandths]) => ({
            label: `${t(`coefficient.${of}`)} ${formatDimension(thousandths)}`,
            chosen: thousandths === value,
            onSelect: () => {
              setTyped(undefined);
              onChange(thousandths);
            },
          }))}
          trigger={(props) => (
            <IconButton icon="angle-down" small label={t('coefficient.suggest', { name })} {...props} />
          )}
        />
      </div>
      {isWrong && <FieldError>{t('coefficient.wrong')}</FieldError>}
    </div>
  );
}
