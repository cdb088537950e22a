import { useTranslation } from 'react-i18next';
import { formatRate } from '#shared/format/format-rate.ts';
import { Icon } from '#web/components/icon.tsx';
import { ValueButton } from '../parts/value-button.tsx';
import type { OfferView } from '../use-offer-view.ts';

/** Withholding, stamp and split payment: one line that names what is on, and opens them. */
export function Regimes({ offer: { draft }, onOpen }: OfferView) {
  const { t, i18n } = useTranslation('offers');
  const { withholding, stamp, splitPayment } = draft;
  const on = [
    withholding !== null && t('edit.totals.withheld', { rate: formatRate(withholding) }),
    stamp && t('edit.regimes.stampShort'),
    splitPayment && t('edit.regimes.splitShort'),
  ].filter((name) => name !== false);
  return (
    <ValueButton className="offer-regimes" onClick={() => onOpen({ kind: 'regimes' })}>
      <span>
        <span>{t('edit.regimes.title')}</span>
        <span className="muted">
          {on.length > 0 ? new Intl.ListFormat(i18n.language).format(on) : t('edit.regimes.none')}
        </span>
      </span>
      <Icon name="angle-right" small />
    </ValueButton>
  );
}
