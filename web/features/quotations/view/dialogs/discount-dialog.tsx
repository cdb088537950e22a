import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { setQuotationDiscounts } from '#shared/editing/set-quotation-discounts.ts';
import { setRowDiscounts } from '#shared/editing/set-row-discounts.ts';
import { nonBreakingSpace } from '#shared/format/format-number.ts';
import { formatPercent } from '#shared/format/format-percent.ts';
import { combinedDiscount, type Discounts, discountFactor } from '#shared/money/discount-factor.ts';
import { typedPercent } from '#shared/money/parse-discount-chain.ts';
import { discountSteps } from '#shared/pricing/discount-steps.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Money } from '#web/components/amount.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { LiveRegion } from '#web/components/live-region.tsx';
import { NumberField } from '#web/components/number-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import type { EditDialogProps } from '../open-dialog.ts';
import { ApplyNumbers } from './apply-numbers.tsx';
import { type DiscountForm, useDiscountForm } from './use-discount-form.ts';
import './figures.css';
import './discount-dialog.css';

/** `rows` left out: the discounts of the quotation, for every row. */
type Props = EditDialogProps & { rows?: readonly PricedRow[] };

const none: Discounts = { discount: 0, discountExtra: 0, discountAccounting: 0 };

/** The discounts that all rows have; zero when they differ. */
function commonDiscounts([first, ...others]: readonly PricedRow[]): Discounts {
  const isCommon = (field: keyof Discounts) => others.every(({ row }) => row[field] === first?.row[field]);
  const fields: (keyof Discounts)[] = ['discount', 'discountExtra', 'discountAccounting'];
  return first && fields.every(isCommon) ? first.row : none;
}

function useTitle(rows: readonly PricedRow[] | undefined): string {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const [first] = rows ?? [];
  if (!rows || !first) return t('discount.globalTitle');
  if (rows.length > 1) return t('discount.rowsTitle', { count: rows.length });
  return t('discount.rowTitle', { product: text(first.row.name).text });
}

/** Coding, extra and accounting discount of rows, or of the quotation and every row (QVW-047, QCA-019, OP15). */
export function DiscountDialog({ quotation, rows, edit, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const title = useTitle(rows);
  const form = useDiscountForm(rows ? commonDiscounts(rows) : quotation);
  const priced = useMemo(() => rows ?? priceQuotation(quotation).rows, [rows, quotation]);
  const submit = () =>
    form.submit((discounts) => {
      const setRow = (now: Quotation, { sId }: PricedRow) => setRowDiscounts(now, sId, discounts);
      edit((now) => (rows ? rows.reduce(setRow, now) : setQuotationDiscounts(now, discounts)));
    });
  const percent = form.discounts && formatPercent(combinedDiscount(discountFactor(form.discounts)));
  const together = percent ? t('discount.together', { discount: percent }) : '';
  return (
    <Dialog
      title={title}
      context={t('discount.order')}
      unsaved={form.changed}
      onSubmit={submit}
      onClose={onClose}
      footerStart={<span className="muted s">{together}</span>}
      footer={<ApplyNumbers {...form} />}
    >
      <div className="stack">
        {rows?.length !== 1 && <Alert tone="info">{t('discount.replaces', { count: priced.length })}</Alert>}
        {rows?.every(({ cost }) => cost === null) && <Alert tone="info">{t('discount.noEffect')}</Alert>}
        <Fields form={form} />
        <LiveRegion text={form.spoken || together} />
        {form.discounts && <Steps rows={priced} discounts={form.discounts} />}
      </div>
    </Dialog>
  );
}

/** The three discounts in the order they apply (QCA-019), and the chain they make. */
function Fields({ form }: { form: DiscountForm }) {
  const { t } = useTranslation('quotations');
  const { onChange, ...chain } = form.chainField;
  return (
    <>
      <div className="grid3">
        <NumberField label={t('discount.coding')} {...form.discountField('discount')} />
        <NumberField label={t('discount.extra')} {...form.discountField('discountExtra')} />
        <NumberField label={t('discount.accounting')} {...form.discountField('discountAccounting')} />
      </div>
      <TextField
        label={t('discount.chain')}
        hint={t('discount.chainHint')}
        placeholder="10+5+2"
        autoComplete="off"
        unit="%"
        {...chain}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

/** The list price and its rest after each discount; nothing without a discount or a price. */
function Steps({ rows, discounts }: { rows: readonly PricedRow[]; discounts: Discounts }) {
  const { t } = useTranslation('quotations');
  const found = discountSteps(rows, discounts);
  if (!found || found.steps.length === 0) return null;
  return (
    <dl className="figures discount-steps" aria-label={t('discount.steps')}>
      <div>
        <dt>{t('discount.list')}</dt>
        <dd>
          <Money amount={found.list} />
        </dd>
      </div>
      {found.steps.map(({ discount, fraction, net }) => (
        <div key={discount}>
          <dt>
            {t(`discount.step.${discount}`, { percent: `${typedPercent(fraction)}${nonBreakingSpace}%` })}
          </dt>
          <dd>
            <Money amount={net} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
