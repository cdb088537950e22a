import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatMeasure } from '#shared/format/format-measure.ts';
import { mostAddedColours } from '#shared/schemas/colour-card.ts';
import { Button } from '#web/components/button.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { RowMenu } from '#web/components/row-menu.tsx';
import { Swatch } from '#web/components/swatch.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import { RowsCard } from '../page/rows-card.tsx';
import { ColoursPdf } from './colours-pdf.tsx';
import { type ColourCard, type ColourLine, useColourChanges } from './use-colour-card.ts';

const ColourLineDialog = lazyDialog(() => import('./colour-line-dialog.tsx'));

/** The colour card: lines are added by hand, and hidden where they were not carried out (CUS-033, CUS-035). */
export function ColoursCard({ card }: { card: ColourCard }) {
  const { t } = useTranslation('customers');
  const [isAdding, setAdding] = useState(false);
  const [showsHidden, setShowsHidden] = useState(false);
  const changes = useColourChanges(card);
  const { lines } = card;
  const isFull = lines.filter(({ added }) => added).length >= mostAddedColours;
  return (
    <>
      <RowsCard
        title={t('page.colours')}
        empty={t('colours.none')}
        end={
          <>
            {lines.some(({ hidden }) => hidden) && (
              <SwitchField
                label={t('colours.showHidden')}
                checked={showsHidden}
                onChange={({ target }) => setShowsHidden(target.checked)}
              />
            )}
            {lines.length > 0 && <ColoursPdf customer={card.customer} />}
            {!isFull && (
              <Button small variant="text" tone="accent" icon="plus" onClick={() => setAdding(true)}>
                {t('colours.add')}
              </Button>
            )}
          </>
        }
      >
        {lines
          .filter(({ hidden }) => showsHidden || !hidden)
          .map((line) => (
            <ColourRow key={line.key} line={line} changes={changes} />
          ))}
      </RowsCard>
      <DialogPlace>
        {isAdding && <ColourLineDialog add={changes.add} onClose={() => setAdding(false)} />}
      </DialogPlace>
    </>
  );
}

type RowProps = { line: ColourLine; changes?: ReturnType<typeof useColourChanges> };

/** A colour, its code before the product, and where it is. */
export function ColourRow({ line, changes }: RowProps) {
  const { t } = useTranslation('customers');
  const textOf = useProductText();
  const { r, g, b, colour, folder, place, area, added, hidden, quotation, quotationName, day, key } = line;
  const product = textOf(line.product).text;
  const where = place ?? t('colours.wholeSite');
  const size = area === null ? undefined : formatMeasure(Math.round(area * 100), 'mq');
  return (
    <li className={hidden ? 'hidden-line' : undefined}>
      {r !== null && g !== null && b !== null ? (
        <Swatch colour={{ r, g, b }} size="big" />
      ) : (
        <span className="place-mark" aria-hidden="true" />
      )}
      <span className="grow">
        <b>{colour}</b> {folder && <span className="muted">{folder}</span>}
        <small>
          {[where, size, product, added && t('colours.byHand'), hidden && t('colours.hidden')]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <span className="colour-day">
        {quotation && <Link to={paths.quotation(quotation)}>{quotationName}</Link>}
        <small>{formatDate(day)}</small>
      </span>
      {changes && (
        <RowMenu
          name={`${colour}, ${where}`}
          busy={changes.busy}
          items={[
            added
              ? {
                  label: t('colours.remove'),
                  icon: 'trash' as const,
                  danger: true,
                  onSelect: () => changes.remove(key),
                }
              : {
                  label: t(hidden ? 'colours.show' : 'colours.hide'),
                  icon: hidden ? ('eye' as const) : ('eye-slash' as const),
                  onSelect: () => changes.setHidden(key, !hidden),
                },
          ]}
        />
      )}
    </li>
  );
}
