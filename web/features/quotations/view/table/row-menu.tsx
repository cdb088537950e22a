import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import type { RemovalImpediment } from '#shared/selection/leaving-rows.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import type { CellProps, RowPlace } from './row-props.ts';

/** Priced by colour, or a paint that may be tinted all the same (OP11); not what is sold by piece or surface. */
export const takesColour = ({ priceType, um }: Pick<QuotationRow, 'priceType' | 'um'>) =>
  priceType === 'colors' || um === 'l' || um === 'kg';

type Props = Omit<CellProps, 'priced'> & {
  sId: string;
  hasPacks: boolean;
  hasMoney: boolean;
  takesColour: boolean;
  place: RowPlace;
  impediment: RemovalImpediment | undefined;
};

/** What moves a row and takes it away, for those who use neither grip nor selection. */
function useRowItems({ sId, commands, place, impediment }: Props): MenuItem[] {
  const { t } = useTranslation('quotations');
  const up: MenuItem = { label: t('view.rows.up'), icon: 'arrow-up', onSelect: () => commands.move(sId, -1) };
  const down: MenuItem = {
    label: t('view.rows.down'),
    icon: 'arrow-down',
    onSelect: () => commands.move(sId, 1),
  };
  return [
    {
      label: t('view.notes.action'),
      icon: 'align-left',
      onSelect: () => commands.open({ kind: 'rowNote', sId }),
    },
    ...(place === 'between' || place === 'last' ? [up] : []),
    ...(place === 'between' || place === 'first' ? [down] : []),
    {
      label: t('view.rows.remove'),
      icon: 'trash',
      danger: true,
      disabledReason: impediment && t(`view.rows.impediment.${impediment}`),
      onSelect: () => commands.remove(sId),
    },
  ];
}

/** Drawn again only when what it offers changes. */
export const RowMenu = memo((props: Props) => {
  const { sId, product, commands, ...offers } = props;
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
    ...useRowItems(props),
  ];
  return (
    <Menu
      label={label}
      items={items.filter((item) => item !== false)}
      trigger={(props) => <IconButton icon="ellipsis-v" small label={label} {...props} />}
    />
  );
});
