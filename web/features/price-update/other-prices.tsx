import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { otherPriceText } from '#shared/price-update/other-price-text.ts';
import { Alert } from '#web/components/alert.tsx';
import type { Preview } from './state/use-preview.ts';

type Props = { preview: Pick<Preview, 'otherPrices' | 'otherPricesCount'> };

/** More are folded: the preview is beneath. */
const mostOpen = 5;

/** The prices that are others than when the update was confirmed: as they were then, and as they are (PRG-034). */
export function OtherPrices({ preview: { otherPrices, otherPricesCount: count } }: Props) {
  const { t, i18n } = useTranslation('priceUpdate');
  if (count === 0) return null;
  const left = count - otherPrices.length;
  return (
    <Alert tone="warn">
      <details className="other-prices" open={count <= mostOpen}>
        <summary>{t('otherPrices.count', { count, number: formatWhole(count) })}</summary>
        <ul>
          {otherPrices.map((other) => {
            const text = otherPriceText(other, i18n.language);
            return <li key={text}>{text}</li>;
          })}
        </ul>
        {left > 0 && <p>{t('otherPrices.more', { count: left, number: formatWhole(left) })}</p>}
      </details>
    </Alert>
  );
}
