import { useTranslation } from 'react-i18next';
import { differenceDegree } from '#shared/colour/difference-degree.ts';
import { hexOf, type Rgb } from '#shared/colour/rgb.ts';
import { differenceOf } from '#shared/colour/similar-colours.ts';
import { formatColourDifference } from '#shared/format/format-colour-difference.ts';
import { italianNumber } from '#shared/format/format-number.ts';
import { colourNotAvailable, priceRangeOfColour } from '#shared/pricing/price-range-of-colour.ts';
import type { PublishedColour } from '#shared/schemas/product.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { Badge } from '#web/components/badge.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Swatch } from '#web/components/swatch.tsx';
import { useRangeName } from '#web/lib/product-text.ts';
import { useMessage } from '#web/lib/use-message.ts';

type Props = {
  row: QuotationRow;
  colour: PublishedColour | undefined;
  isAvailable: boolean;
  product: string;
  /** The typed colour, shown beside the picked one. */
  typed: Rgb | undefined;
};

const reflectance = italianNumber(0, 1);

/** The picked colour with folder, price range and HBW, or why the product does not come in it (QCO-004). */
export function ChosenColour({ row, colour, isAvailable, product, typed }: Props) {
  const { t } = useTranslation('quotations');
  const message = useMessage(['colorSelector']);
  const rangeName = useRangeName();
  if (!colour) {
    return (
      <div className="chosen-colour none">
        <div>
          <b>{t('view.colours.none')}</b>
          <p className="muted s">{t('view.colours.noneHint')}</p>
        </div>
      </div>
    );
  }
  const range =
    row.priceType === 'colors'
      ? row.priceranges[priceRangeOfColour(row.priceranges, colour.code) ?? -1]
      : undefined;
  const facts = [colour.colorlist, rangeName(range)].filter(Boolean);
  return (
    <div>
      <div className="chosen-colour">
        <span className="compared">
          <Swatch colour={colour} size="big" />
          {typed && <Swatch colour={typed} size="big" />}
        </span>
        <div className="grow">
          <b>{colour.code}</b>
          <p className="muted s">{facts.join(' · ')}</p>
          {typed && <Difference colour={colour} typed={typed} />}
        </div>
        {colour.hbw !== null && (
          <Badge tone="line">{t('view.colours.hbw', { value: reflectance.format(colour.hbw) })}</Badge>
        )}
      </div>
      {!isAvailable && (
        <p className="error" role="alert">
          <Icon name="exclamation-circle" />
          {message(colourNotAvailable, { colour: colour.code, product })}
        </p>
      )}
    </div>
  );
}

function Difference({ colour, typed }: { colour: Rgb; typed: Rgb }) {
  const { t } = useTranslation('quotations');
  const difference = differenceOf(colour, typed);
  const degree = t(`view.colours.degree.${differenceDegree(difference)}`);
  return (
    <p className="s">
      {formatColourDifference(difference)} · {degree}{' '}
      <span className="vh">{t('view.colours.comparedWith', { hex: hexOf(typed) })}</span>
    </p>
  );
}
