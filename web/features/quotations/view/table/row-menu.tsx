import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import type { RemovalImpediment } from '#shared/selection/leaving-rows.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import type { OpenDialog } from '../open-dialog.ts';
import type { CellProps } from './cell-props.ts';

/** Priced by colour, or a paint that may be tinted all the same (OP11); not products sold by piece or surface. */
export const takesColour = ({ priceType, um }: Pick<QuotationRow, 'priceType' | 'um'>) =>
  priceType === 'colors' || um === 'l' || um === 'kg';

type Props = Omit<CellProps, 'priced'> & {
  sId: string;
  hasPacks: boolean;
  hasMoney: boolean;
  takesColour: boolean;
  isFirst: boolean;
  isLast: boolean;
  impediment: RemovalImpediment | undefined;
};

function useItems({ sId, commands, impediment, ...row }: Props): (MenuItem | false)[] {
  const { t } = useTranslation('quotations');
  const open = (kind: Extract<OpenDialog, { sId: string }>['kind']) => () => commands.open({ kind, sId });
  return [
    row.hasPacks && { label: t('view.table.packsAction'), icon: 'box', onSelect: open('packs') },
    { label: t('view.table.areaAction'), icon: 'expand', onSelect: open('area') },
    row.hasMoney && { label: t('view.table.discountAction'), icon: 'percentage', onSelect: open('discount') },
    row.takesColour && { label: t('view.table.colourAction'), icon: 'palette', onSelect: open('colour') },
    { label: t('view.table.detailsAction'), icon: 'info-circle', line: true, onSelect: open('product') },
    { label: t('view.notes.action'), icon: 'align-left', onSelect: open('rowNote') },
    !row.isFirst && { label: t('view.rows.up'), icon: 'arrow-up', onSelect: () => commands.move(sId, -1) },
    !row.isLast && { label: t('view.rows.down'), icon: 'arrow-down', onSelect: () => commands.move(sId, 1) },
    {
      label: t('view.rows.remove'),
      icon: 'trash',
      danger: true,
      disabledReason: impediment && t(`view.rows.impediment.${impediment}`),
      onSelect: () => commands.remove(sId),
    },
  ];
}

export const RowMenu = memo((props: Props) => {
  const { t } = useTranslation('quotations');
  const label = t('view.table.actionsOn', { product: props.product });
  const items = useItems(props).filter((item) => item !== false);
  return (
    <Menu
      label={label}
      items={items}
      trigger={(trigger) => <IconButton icon="ellipsis-v" small label={label} {...trigger} />}
    />
  );
});
