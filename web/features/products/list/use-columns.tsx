import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '#web/components/data-table-props.ts';
import type { NamedPhase } from '#web/lib/named-phases.ts';
import { useUser } from '#web/lib/session.ts';
import { ProductFlags } from './product-flags.tsx';
import { ProductName } from './product-name.tsx';
import { RowActions, type RowActionsProps } from './row-actions.tsx';
import type { ListedProduct } from './use-products.ts';

type Actions = Omit<RowActionsProps, 'product'>;

/** Name and phases for everybody, flags for super users too (PRD-014, PRD-015). */
export function useColumns(
  phases: readonly NamedPhase[],
  { onDetails, onDuplicate, onDelete }: Actions,
): Column<ListedProduct>[] {
  const { t } = useTranslation('products');
  const { superUser } = useUser();
  return useMemo(() => {
    const phasesOf = (product: ListedProduct) =>
      phases.flatMap(({ id, name }) => (product.phases.includes(id) ? [name] : [])).join(', ');
    const flags: Column<ListedProduct> = {
      key: 'flags',
      header: t('list.flags'),
      width: '96px',
      card: 'caption',
      render: (product) => <ProductFlags product={product} />,
    };
    return [
      {
        key: 'name',
        header: t('list.name'),
        sortable: true,
        card: 'title',
        render: (product) => <ProductName product={product} />,
      },
      {
        key: 'phases',
        header: t('list.phases'),
        width: superUser ? '34%' : '40%',
        card: 'line',
        render: (product) => <span className="muted">{phasesOf(product)}</span>,
      },
      ...(superUser ? [flags] : []),
      {
        key: 'actions',
        header: t('list.actions'),
        hideHeader: true,
        width: superUser ? '228px' : '104px',
        card: 'actions',
        render: (product) => <RowActions {...{ product, onDetails, onDuplicate, onDelete }} />,
      },
    ];
  }, [t, superUser, phases, onDetails, onDuplicate, onDelete]);
}
