import './price-card.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceRangeDraft } from '#shared/catalogue/product-form/draft.ts';
import type { Colour } from '#shared/schemas/product.ts';
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

/** The colours of a range: the first ones and how many more; pressing them chooses others. */
export function RangeColours({ range, taken, onChange }: Props) {
  const { t } = useTranslation('products');
  const [picking, setPicking] = useState(false);
  const { key, name, colors } = range;
  const more = colors.length - shownColours;
  const elsewhere = new Map(
    taken.filter((colour) => colour.key !== key).map((colour) => [colour.code, colour.name]),
  );
  return (
    <>
      <button
        type="button"
        className="range-colours"
        aria-label={t('editView.prices.colours', { name, count: colors.length })}
        title={t('editView.prices.colours', { name, count: colors.length })}
        aria-haspopup="dialog"
        onClick={() => setPicking(true)}
      >
        {colors.slice(0, shownColours).map((colour) => (
          <Swatch key={colour.code} colour={colour} />
        ))}
        <span className="xs muted">
          {colors.length === 0 && t('editView.prices.chooseColours')}
          {more > 0 && t('editView.prices.moreColours', { count: more })}
        </span>
      </button>
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
