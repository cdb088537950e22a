import type { CSSProperties, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedColour } from '#shared/schemas/product.ts';
import { Badge } from '#web/components/badge.tsx';
import { Facade } from './facade.tsx';
import { Room } from './room.tsx';

type Props = { ref: Ref<HTMLDivElement>; colour: PublishedColour | undefined; isRoom: boolean };

/** The colour on a wall. Moving over the swatches repaints it through `--facade`. */
export function ColourPreview({ ref, colour, isRoom }: Props) {
  const { t } = useTranslation('quotations');
  const wall = colour && ({ '--facade': `rgb(${colour.r} ${colour.g} ${colour.b})` } as CSSProperties);
  const name = t(isRoom ? 'view.colours.room' : 'view.colours.facade', { colour: colour?.code ?? '' });
  return (
    <div ref={ref} className="colour-preview" style={wall}>
      {isRoom ? <Room name={name} /> : <Facade name={name} />}
      <Badge>{t('view.colours.indicative')}</Badge>
    </div>
  );
}
