import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { largestAmount, wholePercent } from '#shared/offers/offer-bounds.ts';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { NumberInput, typedOf } from '../parts/number-input.tsx';
import { centsNotation, percentNotation } from '../parts/numbers.ts';
import { useNumberFault } from '../parts/use-number-fault.ts';
import type { OfferView } from '../use-offer-view.ts';

const notations = { percent: percentNotation(wholePercent), amount: centsNotation(largestAmount) };
type Kind = keyof typeof notations;

const kindOf = (discount: Offer['discount']): Kind =>
  discount && 'amount' in discount ? 'amount' : 'percent';
const numberOf = (discount: Offer['discount']) =>
  discount === null ? null : 'amount' in discount ? discount.amount : discount.percent;

/** A percentage or an amount on the sum of the counted lines (OFR-046); an empty field is none. */
export default function DiscountDialog({ offer, onClose }: OfferView) {
  const { t } = useTranslation('offers');
  const { draft, edit } = offer;
  const { kind, typed, choose, setTyped, discount, tried, error } = useDiscount(draft);
  const submit = () => {
    onClose();
    edit((now) => ({ ...now, discount }));
  };
  return (
    <FormDialog
      title={t('edit.totals.discount')}
      context={t('edit.discount.on', { amount: formatMoney(cents(tried.sum)) })}
      action={t('edit.line.apply')}
      width={500}
      disabled={error !== undefined}
      onSubmit={() => error === undefined && submit()}
      onClose={onClose}
    >
      <Segmented
        label={t('edit.discount.kind')}
        options={[
          { value: 'percent', label: t('edit.discount.percent') },
          { value: 'amount', label: t('edit.discount.amount') },
        ]}
        value={kind}
        onChange={choose}
      />
      <NumberInput
        label={t('edit.totals.discount')}
        unit={kind === 'percent' ? '%' : '€'}
        hint={t('edit.discount.taxable', { amount: formatMoney(cents(tried.taxable)) })}
        error={error}
        notation={notations[kind]}
        value={typed}
        onType={setTyped}
      />
    </FormDialog>
  );
}

/** The discount as it is typed, and the numbers that it leads to. */
function useDiscount(draft: OfferDraft) {
  const { t } = useTranslation('offers');
  const faultOf = useNumberFault();
  const [kind, setKind] = useState(() => kindOf(draft.discount));
  const [typed, setTyped] = useState(() => typedOf(numberOf(draft.discount), notations[kind]));
  const value = notations[kind].read(typed);
  const discount = discountOf(kind, value ?? null);
  const tried = evaluateOffer({ ...draft, discount });
  const isTooLarge = tried.fault === 'discount-too-large';
  const error = faultOf(notations[kind], typed) ?? (isTooLarge ? t('edit.discount.tooLarge') : undefined);
  const choose = (next: Kind) => {
    setKind(next);
    setTyped('');
  };
  return { kind, typed, choose, setTyped, discount, tried, error };
}

function discountOf(kind: Kind, value: number | null): Offer['discount'] {
  if (!value) return null;
  return kind === 'percent' ? { percent: value } : { amount: value };
}
