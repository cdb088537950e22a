import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { packSize } from '#shared/format/pack-size.ts';
import { textIn } from '#shared/format/text-in.ts';
import { parseStoredPrice } from '#shared/money/parse-stored-number.ts';
import { Alert } from '#web/components/alert.tsx';
import type { Preview } from './state/use-preview.ts';

type Props = { preview: Pick<Preview, 'otherPrices' | 'otherPricesCount'> };

/** More are folded: the preview is beneath. */
const mostOpen = 5;

const shown = (euro: number | null | undefined) => {
  const price = parseStoredPrice(euro);
  return price === undefined ? '—' : formatPrice(price);
};

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
          {otherPrices.map(({ product, range, um, packaging, pricelist, confirmed, now }) => {
            const what = [product, range].map((name) => textIn(name, i18n.language)).join(', ');
            const text = `${what}, ${packSize(packaging, um)}, ${pricelist}: ${shown(confirmed)} → ${shown(now)}`;
            return <li key={text}>{text}</li>;
          })}
        </ul>
        {left > 0 && <p>{t('otherPrices.more', { count: left, number: formatWhole(left) })}</p>}
      </details>
    </Alert>
  );
}
