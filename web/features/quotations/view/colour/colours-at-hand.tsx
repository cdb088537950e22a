import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedColour } from '#shared/schemas/product.ts';
import { type SwatchCommands, useSwatchHandlers } from '#web/components/use-swatch-handlers.ts';
import { keyOf } from './colour-choices.ts';
import { ColourSwatch } from './colour-swatch.tsx';
import type { ColoursAtHand as Groups } from './use-colours-at-hand.ts';
import './colours-at-hand.css';

type Picking = SwatchCommands & { picked: PublishedColour | undefined };

/** What was chosen before, in one line: a tap picks it whatever the folder. */
export function ColoursAtHand({ used, recent, ...picking }: Groups & Picking) {
  const { t } = useTranslation('quotations');
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
