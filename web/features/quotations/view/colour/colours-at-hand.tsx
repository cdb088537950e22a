import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isColourAvailable } from '#shared/pricing/price-range-of-colour.ts';
import type { PublishedColour } from '#shared/schemas/product.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { type SwatchCommands, useSwatchHandlers } from '#web/components/use-swatch-handlers.ts';
import { useUser } from '#web/lib/session.ts';
import { ColourSwatch } from './colour-swatch.tsx';
import { type ColouredRow, type ColourKey, keyOf } from './find-colours.ts';
import { recentColours } from './recent-colours.ts';
import './colours-at-hand.css';

type Source = {
  quotation: Pick<Quotation, 'selectedProducts'>;
  row: ColouredRow;
  colours: readonly PublishedColour[];
};
type Picking = SwatchCommands & { picked: PublishedColour | undefined };

/** The colours of the quotation, then those chosen lately, as far as the row may have them. */
function useColoursAtHand({ quotation: { selectedProducts }, row, colours }: Source) {
  const { id } = useUser();
  const [chosenLately] = useState(() => recentColours(id));
  return useMemo(() => {
    const published = new Map(colours.map((colour) => [keyOf(colour), colour]));
    const offered = (keys: readonly ColourKey[]) => {
      const found = new Set(keys.map((key) => published.get(keyOf(key))));
      return [...found].flatMap((colour) => (colour && isColourAvailable(row, colour.code) ? [colour] : []));
    };
    const used = offered(
      selectedProducts.flatMap(({ color, colorlist }) =>
        color ? [{ code: color.code, colorlist: colorlist ?? '' }] : [],
      ),
    );
    return { used, recent: offered(chosenLately).filter((colour) => !used.includes(colour)) };
  }, [selectedProducts, row, colours, chosenLately]);
}

/** Colours chosen before, in one line: a tap picks one from any folder. */
export function ColoursAtHand({ quotation, row, colours, ...picking }: Source & Picking) {
  const { t } = useTranslation('quotations');
  const { used, recent } = useColoursAtHand({ quotation, row, colours });
  if (used.length + recent.length === 0) return null;
  return (
    <div className="at-hand">
      {used.length > 0 && <Group label={t('view.colours.used')} colours={used} {...picking} />}
      {recent.length > 0 && <Group label={t('view.colours.recent')} colours={recent} {...picking} />}
    </div>
  );
}

type GroupProps = Picking & { label: string; colours: readonly PublishedColour[] };

function Group({ label, colours, picked, ...commands }: GroupProps) {
  const id = useId();
  const { tabbable, handlers } = useSwatchHandlers(colours, 1, commands);
  return (
    <div>
      <p id={id} className="muted s">
        {label}
      </p>
      <div className="line" role="toolbar" aria-labelledby={id} {...handlers}>
        {colours.map((colour, index) => (
          <ColourSwatch
            key={keyOf(colour)}
            as="button"
            colour={colour}
            index={index}
            isPicked={picked !== undefined && keyOf(colour) === keyOf(picked)}
            isAvailable
            isTabbable={index === tabbable(0)}
          />
        ))}
      </div>
    </div>
  );
}
