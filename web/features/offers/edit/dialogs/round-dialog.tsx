import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatSignedMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { largestAmount } from '#shared/offers/offer-bounds.ts';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import { wantedTotal } from '#shared/offers/wanted-total.ts';
import type { OfferRounding, RoundingBasis } from '#shared/schemas/offer.ts';
import { Button } from '#web/components/button.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { NumberInput, typedOf } from '../parts/number-input.tsx';
import { centsNotation } from '../parts/numbers.ts';
import { useNumberFault } from '../parts/use-number-fault.ts';
import type { OfferView } from '../use-offer-view.ts';

const notation = centsNotation(largestAmount);

/** The wanted taxable amount or total; the difference is stored once, as a rounding (OFR-047 to OFR-049). */
export default function RoundDialog({ offer, onClose }: OfferView) {
  const { t } = useTranslation('offers');
  const { draft, edit, evaluated } = offer;
  const { basis, setBasis, typed, setTyped, reached, hint, error } = useWanted(draft);
  const put = (rounding: OfferRounding | null) => {
    onClose();
    edit((now) => ({ ...now, rounding }));
  };
  return (
    <FormDialog
      title={t('edit.round.title')}
      context={t('edit.round.now', {
        taxable: formatMoney(cents(evaluated.taxable)),
        total: formatMoney(cents(evaluated.total)),
      })}
      action={t('edit.round.apply')}
      width={500}
      disabled={!reached}
      secondary={draft.rounding && <Button onClick={() => put(null)}>{t('edit.round.remove')}</Button>}
      onSubmit={() => reached && put(reached.rounding)}
      onClose={onClose}
    >
      <Segmented
        label={t('edit.round.basis')}
        options={[
          { value: 'gross', label: t('edit.round.gross') },
          { value: 'net', label: t('edit.round.net') },
        ]}
        value={basis}
        onChange={setBasis}
      />
      <NumberInput
        label={t('edit.round.wanted')}
        unit="€"
        {...{ hint, error, notation }}
        value={typed}
        onType={setTyped}
      />
    </FormDialog>
  );
}

/** The wanted amount as it is typed, and the rounding that leads to it or near it (OFR-048). */
function useWanted(draft: OfferDraft) {
  const { t } = useTranslation(['offers', 'errors']);
  const faultOf = useNumberFault();
  const { rounding } = draft;
  const [basis, setBasis] = useState<RoundingBasis>(rounding?.basis ?? 'gross');
  const [typed, setTyped] = useState(() => typedOf(rounding?.wanted ?? null, notation));
  const wanted = notation.read(typed);
  const found = wanted == null ? undefined : wantedTotal(draft, wanted, basis);
  const reached = typeof found === 'object' ? found : undefined;
  const refused = typeof found === 'string' ? t(`errors:${found}`) : undefined;
  const by = reached && formatSignedMoney(cents(reached.rounding.amount));
  return {
    ...{ basis, setBasis, typed, setTyped, reached },
    error: faultOf(notation, typed) ?? refused,
    hint:
      reached &&
      (reached.reached === wanted
        ? t('edit.round.by', { amount: by })
        : t('edit.round.nearest', { amount: formatMoney(cents(reached.reached)) })),
  };
}
