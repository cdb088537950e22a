import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/badge.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { Icon, type IconName } from '#web/components/icon.tsx';
import type { NamedPhase } from '#web/lib/named-phases.ts';
import { useForeign, useProductText } from '#web/lib/product-text.ts';
import { RowActions, type RowActionsProps } from './row-actions.tsx';
import type { ListedProduct } from './use-products.ts';

type Actions = Omit<RowActionsProps, 'product'>;

/** Name and phases for everybody, flags for super users too (PRD-014, PRD-015). */
export function useColumns(
  phases: readonly NamedPhase[],
  { mayEdit, onDetails, onDuplicate, onDelete }: Actions,
): Column<ListedProduct>[] {
  const { t } = useTranslation('products');
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
        width: mayEdit ? '34%' : '40%',
        card: 'line',
        render: (product) => <span className="muted">{phasesOf(product)}</span>,
      },
      ...(mayEdit ? [flags] : []),
      {
        key: 'actions',
        header: t('list.actions'),
        hideHeader: true,
        width: mayEdit ? '228px' : '104px',
        card: 'actions',
        render: (product) => <RowActions {...{ product, mayEdit, onDetails, onDuplicate, onDelete }} />,
      },
    ];
  }, [t, mayEdit, phases, onDetails, onDuplicate, onDelete]);
}

/** One icon for a product that is chosen alone, another for one that comes with others (PRD-016). */
function ProductFlags({ product }: { product: ListedProduct }) {
  const { t } = useTranslation('products');
  return (
    <span className="product-flags">
      {product.standalone && <FlagIcon icon="circle" name={t('list.standalone')} />}
      {product.combined && <FlagIcon icon="link" name={t('list.combined')} />}
    </span>
  );
}

const FlagIcon = ({ icon, name }: { icon: IconName; name: string }) => (
  <span role="img" aria-label={name} title={name}>
    <Icon name={icon} />
  </span>
);

/** The name, and the marks that super users see beside it (PRD-022, OPC-03). */
function ProductName({ product }: { product: ListedProduct }) {
  const { t } = useTranslation('products');
  const foreign = useForeign();
  const name = useProductText()(product.name);
  return (
    <span className="listed-product">
      <span className="main" lang={foreign(name)}>
        {name.text}
      </span>
      {product.archived && <Badge icon="inbox">{t('list.archived')}</Badge>}
      {product.inNoPriceList && (
        <Badge tone="warn" icon="exclamation-triangle">
          {t('list.inNoPriceList')}
        </Badge>
      )}
    </span>
  );
}
