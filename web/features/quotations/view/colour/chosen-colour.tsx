import { useTranslation } from 'react-i18next';
import { italianNumber } from '#shared/format/format-number.ts';
import { colourNotAvailable, priceRangeOfColour } from '#shared/pricing/price-range-of-colour.ts';
import type { PublishedColour } from '#shared/schemas/product.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { Badge } from '#web/components/badge.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Swatch } from '#web/components/swatch.tsx';
import { useMessage } from '#web/lib/use-message.ts';
import { useProductText } from '../product-text.ts';

type Props = {
  row: QuotationRow;
  colour: PublishedColour | undefined;
  isAvailable: boolean;
  product: string;
};

const reflectance = italianNumber(0, 1);

/** The picked colour with its folder, price range and HBW, or why it cannot be had (QCO-004). */
export function ChosenColour({ row, colour, isAvailable, product }: Props) {
  const { t } = useTranslation('quotations');
  const message = useMessage();
  const text = useProductText();
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
  const facts = [colour.colorlist, range && text(range.name_i18n ?? range.name).text].filter(Boolean);
  return (
    <div>
      <div className="chosen-colour">
        <Swatch colour={colour} size="big" />
        <div className="grow">
          <b>{colour.code}</b>
          <p className="muted s">{facts.join(' · ')}</p>
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
