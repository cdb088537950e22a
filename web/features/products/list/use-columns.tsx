import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { documentLanguage } from '#shared/document/document-options.ts';
import { localisedText } from '#shared/document/localised-text.ts';
import { chooseColumn } from '#web/components/chosen-rows/choose-column.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { Icon, type IconName } from '#web/components/icon.tsx';
import type { NamedPhase } from '#web/lib/named-phases.ts';
import { type PriceList, usePriceLists } from '#web/lib/use-price-lists.ts';
import { NameCell } from './name-cell.tsx';
import { PriceListsCell } from './price-lists-cell.tsx';
import { RowActions, type RowActionsProps } from './row-actions.tsx';
import { type ListedProduct, useAskedAgainWith } from './use-products.ts';

type Actions = Omit<RowActionsProps, 'product'>;

const none: readonly PriceList[] = [];

/** Name and phases for everybody; super users choose rows, and see price lists and flags (PRD-014, PRD-015). */
export function useColumns(phases: readonly NamedPhase[], actions: Actions): Column<ListedProduct>[] {
  const { t } = useTranslation('products');
  const { mayEdit, busy, onDetails, onDuplicate, onArchive, onDelete } = actions;
  const { data } = usePriceLists(mayEdit);
  const lists = data ?? none;
  useAskedAgainWith(data);
  const ofSuperUsers = useColumnsOfSuperUsers(lists);
  return useMemo(() => {
    const phasesOf = (product: ListedProduct) =>
      phases.flatMap(({ id, name }) => (product.phases.includes(id) ? [name] : [])).join(', ');
    const rowActions = { mayEdit, busy, onDetails, onDuplicate, onArchive, onDelete };
    return [
      ...(mayEdit ? [ofSuperUsers.choose] : []),
      {
        key: 'name',
        header: t('list.name'),
        sortable: true,
        card: 'title',
        render: (product) => <NameCell {...{ product, mayEdit, lists, onDetails }} />,
      },
      {
        key: 'phases',
        header: t('list.phases'),
        width: mayEdit ? '24%' : '40%',
        card: 'line',
        render: (product) => <span className="muted">{phasesOf(product)}</span>,
      },
      ...(mayEdit ? [ofSuperUsers.lists, ofSuperUsers.flags] : []),
      {
        key: 'actions',
        header: t('list.actions'),
        hideHeader: true,
        width: mayEdit ? '184px' : '104px',
        card: 'actions',
        render: (product) => <RowActions product={product} {...rowActions} />,
      },
    ];
  }, [t, mayEdit, busy, phases, lists, ofSuperUsers, onDetails, onDuplicate, onArchive, onDelete]);
}

function useColumnsOfSuperUsers(lists: readonly PriceList[]) {
  const { t, i18n } = useTranslation('products');
  const language = documentLanguage(i18n.language);
  return useMemo(
    () => ({
      choose: chooseColumn<ListedProduct>(t('list.choose'), ({ name }) => localisedText(name, language).text),
      lists: {
        key: 'lists',
        header: t('list.lists'),
        width: '15%',
        card: 'caption',
        render: (product) => <PriceListsCell product={product} lists={lists} />,
      } satisfies Column<ListedProduct>,
      flags: {
        key: 'flags',
        header: t('list.flags'),
        width: '88px',
        card: 'caption',
        render: (product) => <ProductFlags product={product} />,
      } satisfies Column<ListedProduct>,
    }),
    [t, language, lists],
  );
}

/** One icon for a product that is chosen alone, another for one that comes with others (PRD-016). */
function ProductFlags({ product }: { product: ListedProduct }) {
  const { t } = useTranslation('products');
  return (
    <span className="product-flags">
      {product.standalone && <FlagIcon icon="box" name={t('list.standalone')} />}
      {product.combined && <FlagIcon icon="link" name={t('list.combined')} />}
    </span>
  );
}

const FlagIcon = ({ icon, name }: { icon: IconName; name: string }) => (
  <span role="img" aria-label={name} title={name}>
    <Icon name={icon} />
  </span>
);
