import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import type { CellProps } from './row-props.ts';

/** Priced by colour, or a paint that may be tinted all the same (OP11); not what is sold by piece or surface. */
export const takesColour = ({ priceType, um }: Pick<QuotationRow, 'priceType' | 'um'>) =>
  priceType === 'colors' || um === 'l' || um === 'kg';

type Props = Omit<CellProps, 'priced'> & {
  sId: string;
  hasPacks: boolean;
  hasMoney: boolean;
  takesColour: boolean;
};

/** Drawn again only when what it offers changes. */
export const RowMenu = memo(({ sId, product, commands, ...offers }: Props) => {
  const { t } = useTranslation('quotations');
  const label = t('view.table.actionsOn', { product });
  const open = (kind: 'packs' | 'area' | 'discount' | 'colour' | 'product') => () =>
    commands.open({ kind, sId });
  const items: (MenuItem | false)[] = [
    offers.hasPacks && { label: t('view.table.packsAction'), icon: 'box', onSelect: open('packs') },
    { label: t('view.table.areaAction'), icon: 'expand', onSelect: open('area') },
    offers.hasMoney && {
      label: t('view.table.discountAction'),
      icon: 'percentage',
      onSelect: open('discount'),
    },
    offers.takesColour && { label: t('view.table.colourAction'), icon: 'palette', onSelect: open('colour') },
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
});
