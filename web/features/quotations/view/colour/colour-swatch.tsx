import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedColour } from '#shared/schemas/product.ts';
import { paint } from '#web/components/swatch.tsx';
import './colour-swatch.css';

type Props = {
  colour: PublishedColour;
  index: number;
  /** A radio of the grid, or a button for a colour that the grid has too. */
  as: 'radio' | 'button';
  isPicked: boolean;
  isAvailable: boolean;
  isTabbable: boolean;
  /** 'ΔE 2,3': the difference from the typed colour. */
  difference?: string;
};

// A native radio would choose with every arrow key.
const pickedAs = {
  radio: (isPicked: boolean) => ({
    role: 'radio',
    'aria-checked': isPicked,
    'data-autofocus': isPicked || undefined,
  }),
  button: (isPicked: boolean) => ({ 'aria-pressed': isPicked }),
};

/** A colour to pick, its code below it. */
export const ColourSwatch = memo((props: Props) => {
  const { colour, index, as, isPicked, isAvailable, isTabbable, difference } = props;
  const { t } = useTranslation('quotations');
  const name = difference ? `${colour.code}, ${difference}` : colour.code;
  const reason = isAvailable ? undefined : t('view.colours.unavailable', { colour: name });
  return (
    <button
      type="button"
      {...pickedAs[as](isPicked)}
      className={`swatch${isPicked ? ' on' : ''}${isAvailable ? '' : ' na'}`}
      aria-label={reason ?? (difference && name)}
      title={reason}
      tabIndex={isTabbable ? 0 : -1}
      data-index={index}
      style={paint(colour)}
    >
      <i aria-hidden="true" />
      {colour.code}
      {difference && <small>{difference}</small>}
    </button>
  );
});
ColourSwatch.displayName = 'ColourSwatch';
