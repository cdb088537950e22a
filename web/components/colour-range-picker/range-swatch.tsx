import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedColour } from '#shared/schemas/product.ts';
import { Icon } from '../icon.tsx';
import { paint } from '../swatch.tsx';

type Props = {
  colour: PublishedColour;
  index: number;
  isChosen: boolean;
  /** The other range of the product that has it. */
  elsewhere: string | undefined;
  isTabbable: boolean;
};

/** A colour to choose or to leave out, its code below it. */
export const RangeSwatch = memo(({ colour, index, isChosen, elsewhere, isTabbable }: Props) => {
  const { t } = useTranslation('colours');
  const hint = elsewhere && t('rangePicker.inRange', { code: colour.code, range: elsewhere });
  return (
    <button
      type="button"
      className={`range-swatch${isChosen ? ' on' : ''}`}
      aria-pressed={isChosen}
      aria-label={hint}
      title={hint}
      tabIndex={isTabbable ? 0 : -1}
      data-index={index}
    >
      <span className="tile" style={paint(colour)} aria-hidden="true">
        {isChosen && <Icon name="check" />}
        {elsewhere !== undefined && <i className="elsewhere" />}
      </span>
      {colour.code}
    </button>
  );
});
RangeSwatch.displayName = 'RangeSwatch';
