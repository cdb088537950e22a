import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { isColourAvailable } from '#shared/pricing/price-range-of-colour.ts';
import { consumptionRangeOf } from '#shared/pricing/product-facts.ts';
import { Badge } from '#web/components/badge.tsx';
import { Swatch } from '#web/components/swatch.tsx';
import { useForeign, useProductText, useRangeName } from '#web/lib/product-text.ts';
import { AnsweredColourContext } from './answered-colour.ts';
import { CellEdit } from './cell-edit.tsx';
import type { CellProps } from './cell-props.ts';

type NameProps = CellProps<'combined' | 'requirers' | 'priceRangeIndex' | 'missingColour'>;

/** Name and badges, in their fixed order: consumption, combined, price range, colour (ux §6). */
export function ProductCell({ priced, product, commands }: NameProps) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const foreign = useForeign();
  const nameOf = useRangeName();
  const { row, combined, requirers, priceRangeIndex } = priced;
  const consumption = consumptionRangeOf(row);
  // Rows priced otherwise have no price range to choose (QCA-009).
  const range = row.priceType === 'colors' ? row.priceranges[priceRangeIndex] : undefined;
  const rangeName = nameOf(range);
  const requiredBy = requirers.map(({ row: requirer }) => text(requirer.name).text);
  return (
    <>
      <button
        type="button"
        className="name"
        lang={foreign(text(row.name))}
        onClick={() => commands.open({ kind: 'product', sId: row.sId })}
      >
        {product}
      </button>
      <div className="badges">
        {consumption && <Badge>{nameOf(consumption)}</Badge>}
        {combined && (
          <Badge tone="acc" icon="link">
            {requiredBy.length > 0
              ? t('view.table.combinedWith', { name: requiredBy.join(', ') })
              : t('view.table.combined')}
          </Badge>
        )}
        {rangeName && <Badge tone="line">{rangeName}</Badge>}
        <ColourBadge priced={priced} product={product} commands={commands} />
      </div>
      <WhyNoColour priced={priced} />
    </>
  );
}

/** The chosen colour, or a notice that it is missing (QVW-025, QVW-026); both open the selector. */
function ColourBadge({ priced: { row, missingColour }, product, commands }: CellProps<'missingColour'>) {
  const { t } = useTranslation('quotations');
  if (!row.color && !missingColour) return null;
  const colour = [row.color?.code, row.colorlist].filter(Boolean).join(' · ');
  return (
    <CellEdit
      className="badge-button"
      label={t(row.color ? 'view.table.changeColour' : 'view.table.chooseColour', { colour, product })}
      onClick={() => commands.open({ kind: 'colour', sId: row.sId })}
    >
      {row.color ? (
        <Badge>
          <Swatch colour={row.color} size="badge" />
          {colour}
        </Badge>
      ) : (
        <Badge tone="err" icon="palette">
          {t('view.table.missingColour')}
        </Badge>
      )}
    </CellEdit>
  );
}

/** Why a row lacks the colour of the guided test: its product does not come in it (OPW-67). */
function WhyNoColour({ priced: { row, missingColour } }: Pick<CellProps<'missingColour'>, 'priced'>) {
  const { t } = useTranslation('quotations');
  const colour = useContext(AnsweredColourContext);
  if (!missingColour || colour === undefined || isColourAvailable(row, colour)) return null;
  return <p className="muted s">{t('view.table.notInColour', { colour })}</p>;
}
