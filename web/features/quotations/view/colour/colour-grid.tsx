import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hexOf } from '#shared/colour/rgb.ts';
import { differenceOf } from '#shared/colour/similar-colours.ts';
import { formatColourDifference } from '#shared/format/format-colour-difference.ts';
import { isColourAvailable } from '#shared/pricing/price-range-of-colour.ts';
import type { PublishedColour } from '#shared/schemas/product.ts';
import { Swatch } from '#web/components/swatch.tsx';
import { type SwatchCommands, useSwatchHandlers } from '#web/components/use-swatch-handlers.ts';
import { ColourSwatch } from './colour-swatch.tsx';
import { type ColouredRow, type FoundColours, keyOf } from './find-colours.ts';

type Props = SwatchCommands & {
  found: FoundColours;
  picked: PublishedColour | undefined;
  row: ColouredRow;
  search: string;
};

const columns = 6;

/** Enter picks a colour; on the picked one it confirms it, as in the search. The one that picked it does not when held. */
function confirmPicked(event: KeyboardEvent<HTMLElement>) {
  const { key, target, repeat, currentTarget } = event;
  if (key !== 'Enter' || !(target instanceof Element)) return;
  const isPicked = target.matches('[aria-checked="true"]:not([aria-disabled="true"], :disabled)');
  if (!isPicked) return;
  event.preventDefault();
  if (!repeat) currentTarget.closest('form')?.requestSubmit();
}

/** Six swatches in a row. One is in the tab order; one handler listens for all (ux §12, §15). */
export function ColourGrid({ found, picked, row, search, ...commands }: Props) {
  const { t } = useTranslation('quotations');
  const { shown, typed } = found;
  const { tabbable, handlers } = useSwatchHandlers(shown, columns, commands);
  const pickedIndex = picked ? shown.findIndex((colour) => keyOf(colour) === keyOf(picked)) : -1;
  if (shown.length === 0) return <NothingFound search={search} />;
  return (
    <div className="colour-results">
      <div className="colour-found muted s" role="status">
        {found.elsewhere && t('view.colours.elsewhere', { search, folder: found.folder })}
        {typed && <Swatch colour={typed} />}
        {typed && t('view.colours.similar', { hex: hexOf(typed) })}
      </div>
      <div
        className="swatches"
        role="radiogroup"
        aria-label={t('view.colours.grid')}
        {...handlers}
        onKeyDown={(event) => {
          confirmPicked(event);
          handlers.onKeyDown(event);
        }}
      >
        {shown.map((colour, index) => (
          <ColourSwatch
            key={keyOf(colour)}
            as="radio"
            colour={colour}
            index={index}
            isPicked={index === pickedIndex}
            isAvailable={isColourAvailable(row, colour.code)}
            isTabbable={index === tabbable(pickedIndex)}
            difference={typed && formatColourDifference(differenceOf(colour, typed))}
          />
        ))}
      </div>
    </div>
  );
}

function NothingFound({ search }: { search: string }) {
  const { t } = useTranslation('quotations');
  return (
    <div className="muted" role="status">
      <p>{t('view.colours.noMatch', { search })}</p>
      {search.includes('#') && <p className="s">{t('view.colours.hexHint')}</p>}
    </div>
  );
}
