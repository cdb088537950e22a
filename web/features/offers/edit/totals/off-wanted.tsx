import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { isOffWanted, wantedTotal } from '#shared/offers/wanted-total.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import type { OfferView } from '../use-offer-view.ts';

/** The total is no longer the wanted one: round again, or leave the rounding (OFR-050). */
export default function OffWanted({ offer: { draft, edit } }: OfferView) {
  const { t } = useTranslation('offers');
  const { rounding } = draft;
  if (!rounding || !isOffWanted(draft)) return null;
  const again = wantedTotal(draft, rounding.wanted, rounding.basis);
  return (
    <Alert
      tone="warn"
      action={
        <div className="row wrap">
          {typeof again !== 'string' && (
            <Button small onClick={() => edit((now) => ({ ...now, rounding: again.rounding }))}>
              {t('edit.round.again')}
            </Button>
          )}
          <Button small onClick={() => edit((now) => ({ ...now, rounding: null }))}>
            {t('edit.round.remove')}
          </Button>
        </div>
      }
    >
      {t(`edit.round.off.${rounding.basis}`, { amount: formatMoney(cents(rounding.wanted)) })}
    </Alert>
  );
}
