import './price-card.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceRangeDraft } from '#shared/catalogue/product-form/draft.ts';
import type { Colour } from '#shared/schemas/product.ts';
import { Button } from '#web/components/button.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { Swatch } from '#web/components/swatch.tsx';

/** The codes of the colours of every range, with its name. */
export type TakenColours = readonly { key: number; name: string; code: string }[];

/** The folders with their colours come when the first range is opened. */
const ColourRangePicker = lazyDialog(
  () => import('#web/components/colour-range-picker/colour-range-picker.tsx'),
);

/** Colours that the heading shows. */
const shownColours = 5;

type Props = {
  range: PriceRangeDraft;
  taken: TakenColours;
  onChange: (colors: Colour[]) => void;
};

/** The colours of a range: the first ones and how many; pressing them chooses others. */
export function RangeColours({ range, taken, onChange }: Props) {
  const { t } = useTranslation('products');
  const [picking, setPicking] = useState(false);
  const { key, name, colors } = range;
  const { length: count } = colors;
  const called =
    count > 0
      ? t('editView.prices.coloursIn', { name, count })
      : t('editView.prices.chooseColoursOf', { name });
  const elsewhere = new Map(
    taken.filter((colour) => colour.key !== key).map((colour) => [colour.code, colour.name]),
  );
  return (
    <>
      <Button
        small
        className="range-colours"
        aria-label={called}
        title={called}
        aria-haspopup="dialog"
        onClick={() => setPicking(true)}
      >
        {colors.slice(0, shownColours).map((colour) => (
          <Swatch key={colour.code} colour={colour} />
        ))}
        {count > 0 ? t('editView.prices.colours', { count }) : t('editView.prices.chooseColours')}
      </Button>
      {picking && (
        <DialogPlace>
          <ColourRangePicker
            title={t('editView.prices.coloursOf', { name })}
            chosen={colors}
            elsewhere={elsewhere}
            onApply={onChange}
            onClose={() => setPicking(false)}
          />
        </DialogPlace>
      )}
    </>
  );
}
