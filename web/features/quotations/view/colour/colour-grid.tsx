import { type KeyboardEvent, memo, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isColourAvailable } from '#shared/pricing/price-range-of-colour.ts';
import type { PublishedColour } from '#shared/schemas/product.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { paint } from '#web/components/swatch.tsx';
import { keyOf } from './colour-choices.ts';

type Props = {
  colours: readonly PublishedColour[];
  picked: PublishedColour | undefined;
  row: QuotationRow;
  search: string;
  /** The chosen folder when it has no such code: the colours are of the others. */
  missingIn: string | undefined;
  onPick: (colour: PublishedColour) => void;
  /** Under the pointer or the focus; undefined when left. */
  onPreview: (colour: PublishedColour | undefined) => void;
  /** A letter or digit: it goes to the search of codes. */
  onType: () => void;
};

const columns = 6;
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
};

/** Where the focus goes from a swatch; undefined when the key moves nothing. */
function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const target = index + step;
  return target >= 0 && target < count ? target : index;
}

const indexOf = ({ target }: SyntheticEvent): number | undefined => {
  const swatch = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return swatch ? Number(swatch.dataset.index) : undefined;
};

/** One set of handlers for all swatches: they find theirs by its index. */
function useGridHandlers({ colours, onPick, onPreview, onType }: Props) {
  const [focused, setFocused] = useState<number>();
  const colourAt = (event: SyntheticEvent) => colours[indexOf(event) ?? -1];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = indexOf(event);
    const target = index === undefined ? undefined : targetOf(event.key, index, colours.length);
    if (target !== undefined) {
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-index="${target}"]`)?.focus();
    } else if (/^[\p{L}\d]$/u.test(event.key)) onType();
  };
  const handlers = {
    onKeyDown,
    onClick: (event: SyntheticEvent) => {
      const colour = colourAt(event);
      if (colour) onPick(colour);
    },
    onMouseOver: (event: SyntheticEvent) => onPreview(colourAt(event)),
    onMouseLeave: () => onPreview(undefined),
    onFocus: (event: SyntheticEvent) => {
      setFocused(indexOf(event));
      onPreview(colourAt(event));
    },
    onBlur: () => onPreview(undefined),
  };
  return { focused, handlers };
}

/** Six to a row, one of them in the tab order; one handler listens for all (ux.md §12, §15). */
export function ColourGrid(props: Props) {
  const { colours, picked, row, search, missingIn } = props;
  const { t } = useTranslation('quotations');
  const { focused, handlers } = useGridHandlers(props);
  const pickedIndex = picked ? colours.findIndex((colour) => keyOf(colour) === keyOf(picked)) : -1;
  const tabbable = Math.min(Math.max(0, focused ?? pickedIndex), Math.max(0, colours.length - 1));
  if (colours.length === 0) {
    return (
      <p className="muted" role="status">
        {t('view.colours.noMatch', { search })}
      </p>
    );
  }
  return (
    <div className="colour-results">
      <p className="muted s" role="status">
        {missingIn && t('view.colours.elsewhere', { search, folder: missingIn })}
      </p>
      <div className="swatches" role="radiogroup" aria-label={t('view.colours.grid')} {...handlers}>
        {colours.map((colour, index) => (
          <ColourSwatch
            key={keyOf(colour)}
            colour={colour}
            index={index}
            isPicked={index === pickedIndex}
            isAvailable={isColourAvailable(row, colour.code)}
            isTabbable={index === tabbable}
          />
        ))}
      </div>
    </div>
  );
}

type SwatchProps = {
  colour: PublishedColour;
  index: number;
  isPicked: boolean;
  isAvailable: boolean;
  isTabbable: boolean;
};

const ColourSwatch = memo(({ colour, index, isPicked, isAvailable, isTabbable }: SwatchProps) => {
  const { t } = useTranslation('quotations');
  const reason = isAvailable ? undefined : t('view.colours.unavailable', { colour: colour.code });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native radio would choose with every arrow key
    <button
      type="button"
      role="radio"
      className={`swatch${isPicked ? ' on' : ''}${isAvailable ? '' : ' na'}`}
      aria-checked={isPicked}
      aria-label={reason}
      title={reason}
      tabIndex={isTabbable ? 0 : -1}
      data-index={index}
      data-autofocus={isPicked || undefined}
      style={paint(colour)}
    >
      <i aria-hidden="true" />
      {colour.code}
    </button>
  );
});
ColourSwatch.displayName = 'ColourSwatch';
