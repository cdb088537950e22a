import { useTranslation } from 'react-i18next';
import { typedFactor } from '#shared/catalogue/typed-factor.ts';
import { formatCatalogueNumber } from '#shared/format/format-catalogue-number.ts';
import { perUnit } from '#shared/money/units.ts';
import { longestPriceListName } from '#shared/schemas/price-list-input.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { PriceList } from '#web/lib/use-price-lists.ts';
import { type Copy, useDuplication } from './use-duplication.ts';
import { useSaveFailure } from './use-price-list-form.ts';

type Props = { list: PriceList; onMade: (copy: Copy) => void; onClose: () => void };

/** Asks for the name of a copy, and whether it has the products and prices of the list. */
export function DuplicatePriceListDialog({ list, onMade, onClose }: Props) {
  const { t } = useTranslation(['priceLists', 'common']);
  const { wanted, priced, isReady, isChanged, busy, error, change, submit } = useDuplication(list, onMade);
  const { nameTaken, failure } = useSaveFailure(error);
  const isNamed = wanted.name.trim() !== '';
  return (
    <FormDialog
      title={t('duplicate.title')}
      context={list.name}
      action={t('duplicate.action')}
      icon="copy"
      disabled={!isReady}
      disabledReason={!isNamed && t('dialog.nameMissing')}
      failure={failure}
      unsaved={isChanged}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('dialog.name')}
        required
        data-autofocus
        autoComplete="off"
        longest={longestPriceListName}
        hint={t('duplicate.scope', { name: list.name })}
        error={isNamed ? nameTaken : t('common:nameRequired')}
        value={wanted.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Contents {...{ list, wanted, priced, change }} />
    </FormDialog>
  );
}

type ContentsProps = Pick<ReturnType<typeof useDuplication>, 'wanted' | 'priced' | 'change'> &
  Pick<Props, 'list'>;

/** Whether the copy has the products, their prices, and by which factor. */
function Contents({ list: { name, productCount }, wanted, priced, change }: ContentsProps) {
  const { t } = useTranslation('priceLists');
  if (productCount === 0) return <p className="muted">{t('duplicate.noProducts', { name })}</p>;
  return (
    <>
      <Checkbox
        label={t('duplicate.withProducts', { count: productCount })}
        checked={wanted.withProducts}
        onChange={({ target }) => change({ withProducts: target.checked })}
      />
      <Checkbox
        label={t('duplicate.withPrices')}
        checked={priced}
        disabled={!wanted.withProducts}
        onChange={({ target }) => change({ withPrices: target.checked })}
      />
      <FactorField value={wanted.factor} disabled={!priced} onChange={(factor) => change({ factor })} />
    </>
  );
}

type FactorFieldProps = { value: string; disabled: boolean; onChange: (typed: string) => void };

/** The factor of the prices of a copy, with its meaning in percent. */
function FactorField({ value, disabled, onChange }: FactorFieldProps) {
  const { t } = useTranslation('priceLists');
  const factor = typedFactor(value);
  const hint = useFactorText(factor);
  return (
    <TextField
      label={t('duplicate.factor')}
      inputMode="decimal"
      autoComplete="off"
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
