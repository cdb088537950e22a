import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canAddAlone } from '#shared/selection/can-add-alone.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { CatalogueText } from '#web/components/guided-test/catalogue-text.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Kbd } from '#web/components/kbd.tsx';
import { AttachmentsMenu } from '#web/features/quotations/view/table/attachments-menu.tsx';
import type { NamedPhase } from '#web/lib/named-phases.ts';
import { useProductText } from '#web/lib/product-text.ts';
import type { SelectableProduct } from '../chosen-product.ts';
import type { Selection } from '../use-selection.ts';
import type { EnterTakes } from './use-enter.ts';

type Wanted = {
  phases: readonly NamedPhase[];
  selection: Selection | undefined;
  /** Enter in the search takes this one; its mark has the id. */
  enter: EnterTakes | undefined;
  enterId: string;
  onDetails: (product: SelectableProduct) => void;
};

/** Name and phases, then attachments, details and add (QNW-012 to QNW-015). */
export function useProductColumns({
  phases,
  selection,
  enter,
  enterId,
  onDetails,
}: Wanted): Column<SelectableProduct>[] {
  const { t } = useTranslation('quotations');
  const phasesOf = (product: SelectableProduct) =>
    phases.flatMap(({ id, name }) => (product.phases.includes(id) ? [name] : [])).join(', ');
  return [
    {
      key: 'name',
      header: t('selection.name'),
      sortable: true,
      card: 'title',
      render: (product) => (
        <Name product={product} selection={selection}>
          {product.id === enter?.product.id && <EnterMark id={enterId} enter={enter} />}
        </Name>
      ),
    },
    {
      key: 'phases',
      header: t('selection.phases'),
      card: 'line',
      render: (product) => <span className="muted">{phasesOf(product)}</span>,
    },
    {
      key: 'actions',
      header: t('selection.actions'),
      hideHeader: true,
      width: '216px',
      card: 'actions',
      render: (product) => <Actions product={product} selection={selection} onDetails={onDetails} />,
    },
  ];
}

type CellProps = { product: SelectableProduct; selection: Selection | undefined };

function Name({ product, selection, children }: CellProps & { children: ReactNode }) {
  const { t } = useTranslation('quotations');
  const count = selection?.rows.filter((row) => row.product.id === product.id).length ?? 0;
  return (
    <span className="product-name">
      <CatalogueText text={product.name} className="main" />
      {count > 0 && (
        <Badge tone="acc" icon="check">
          {count === 1 ? t('selection.chosen') : t('selection.chosenTimes', { count })}
        </Badge>
      )}
      {children}
    </span>
  );
}

/** Says at the first product what Enter does with it. */
function EnterMark({ id, enter }: { id: string; enter: EnterTakes }) {
  const { t } = useTranslation('quotations');
  return (
    <span className="enter-mark muted s" id={id}>
      <Kbd>{t('selection.enterKey')}</Kbd>
      {enter.text}
    </span>
  );
}

function Actions({ product, selection, onDetails }: CellProps & Pick<Wanted, 'onDetails'>) {
  const { t } = useTranslation('quotations');
  const name = useProductText()(product.name).text;
  return (
    <>
      <AttachmentsMenu attachments={product.attachments_i18n} product={name} />
      <IconButton
        icon="info-circle"
        small
        label={t('selection.details', { product: name })}
        onClick={() => onDetails(product)}
      />
      {selection && (
        <Button
          variant="text"
          tone="accent"
          small
          icon="plus"
          className="add"
          aria-label={t('selection.addProduct', { product: name })}
          disabledReason={!canAddAlone(product) && t('selection.onlyCombined')}
          onClick={() => selection.add(product)}
        >
          {t('selection.add')}
        </Button>
      )}
    </>
  );
}
