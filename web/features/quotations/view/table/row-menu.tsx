import { useTranslation } from 'react-i18next';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import type { CellProps } from './row-props.ts';

/** Priced by colour, or a paint that may be tinted all the same (OP11); not what is sold by piece or surface. */
const takesColour = ({ priceType, um }: Pick<QuotationRow, 'priceType' | 'um'>) =>
  priceType === 'colors' || um === 'l' || um === 'kg';

export function RowMenu({ priced, product, commands, hasMoney }: CellProps & { hasMoney: boolean }) {
  const { t } = useTranslation('quotations');
  const { row, packs, sId } = priced;
  const label = t('view.table.actionsOn', { product });
  const open = (kind: 'packs' | 'area' | 'discount' | 'colour' | 'product') => () =>
    commands.open({ kind, sId });
  const items: (MenuItem | false)[] = [
    packs.length > 0 && { label: t('view.table.packsAction'), icon: 'box', onSelect: open('packs') },
    { label: t('view.table.areaAction'), icon: 'expand', onSelect: open('area') },
    hasMoney && { label: t('view.table.discountAction'), icon: 'percentage', onSelect: open('discount') },
    takesColour(row) && { label: t('view.table.colourAction'), icon: 'palette', onSelect: open('colour') },
    {
      label: t('view.table.detailsAction'),
      icon: 'info-circle',
      line: true,
      onSelect: open('product'),
    },
  ];
  return (
    <Menu
      label={label}
      items={items.filter((item) => item !== false)}
      trigger={(props) => <IconButton icon="ellipsis-v" small label={label} {...props} />}
    />
  );
}
