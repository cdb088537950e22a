import { useTranslation } from 'react-i18next';
import { consumptionRangeOf } from '#shared/pricing/product-facts.ts';
import { Badge } from '#web/components/badge.tsx';
import { Swatch } from '#web/components/swatch.tsx';
import { useForeign, useProductText } from '#web/lib/product-text.ts';
import { CellEdit } from './cell-edit.tsx';
import type { CellProps } from './row-props.ts';

type NameProps = CellProps<'combined' | 'requirers' | 'priceRangeIndex' | 'missingColour'>;

/** Name and badges, in their fixed order: consumption, combined, price range, colour (ux §6). */
export function ProductCell({ priced, product, commands }: NameProps) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const foreign = useForeign();
  const { row, combined, requirers, priceRangeIndex } = priced;
  const consumption = consumptionRangeOf(row);
  // Fixed and width have no price range to choose (QCA-009): none to tell.
  const range = row.priceType === 'colors' ? row.priceranges[priceRangeIndex] : undefined;
  const rangeName = range && text(range.name_i18n ?? range.name).text;
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
        {consumption && <Badge>{text(consumption.name_i18n ?? consumption.name).text}</Badge>}
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
    </>
  );
}

/** The chosen colour, or that it is missing (QVW-025, QVW-026); both open the selector. */
function ColourBadge({ priced: { row, missingColour }, product, commands }: CellProps<'missingColour'>) {
  const { t } = useTranslation('quotations');
  const choose = () => commands.open({ kind: 'colour', sId: row.sId });
  if (missingColour) {
    return (
      <CellEdit className="badge-button" label={t('view.table.chooseColour', { product })} onClick={choose}>
        <Badge tone="err" icon="palette">
          {t('view.table.missingColour')}
        </Badge>
      </CellEdit>
    );
  }
  if (!row.color) return null;
  const colour = row.colorlist ? `${row.color.code} · ${row.colorlist}` : row.color.code;
  return (
    <CellEdit
      className="badge-button"
      label={t('view.table.changeColour', { colour, product })}
      onClick={choose}
    >
      <Badge>
        <Swatch colour={row.color} size="badge" />
        {colour}
      </Badge>
    </CellEdit>
  );
}
