import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { RowMenu } from '#web/components/row-menu.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import { RowAttachments } from './row-attachments.tsx';
import type { ListedProduct } from './use-products.ts';

export type RowActionsProps = {
  product: ListedProduct;
  mayEdit: boolean;
  /** The id of the row that is worked on. */
  busy: string | undefined;
  onDetails: (product: ListedProduct) => void;
  onDuplicate: (product: ListedProduct) => void;
  onArchive: (product: ListedProduct) => void;
  onDelete: (product: ListedProduct) => void;
};

/** Details and downloads for everybody; super users edit, and duplicate, archive and delete (PRD-017 to PRD-020). */
export function RowActions({ product, mayEdit, onDetails, ...changes }: RowActionsProps) {
  const { t } = useTranslation('products');
  const name = useProductText()(product.name).text;
  return (
    <>
      <IconButton
        icon="info-circle"
        small
        label={t('list.details', { product: name })}
        onClick={() => onDetails(product)}
      />
      <RowAttachments product={product} name={name} />
      {mayEdit && <EditButton id={product.id} name={name} />}
      {mayEdit && <Changes product={product} name={name} {...changes} />}
    </>
  );
}

type ChangesProps = Omit<RowActionsProps, 'mayEdit' | 'onDetails'> & { name: string };

function Changes({ product, name, busy, onDuplicate, onArchive, onDelete }: ChangesProps) {
  const { t } = useTranslation('products');
  const { id, archived } = product;
  return (
    <RowMenu
      name={name}
      busy={busy === id}
      items={[
        { label: t('list.duplicate'), icon: 'copy', onSelect: () => onDuplicate(product) },
        {
          label: t(archived ? 'list.restore' : 'list.archive'),
          icon: archived ? 'history' : 'inbox',
          onSelect: () => onArchive(product),
        },
        { label: t('list.delete'), icon: 'trash', danger: true, onSelect: () => onDelete(product) },
      ]}
    />
  );
}

function EditButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <IconButton
      icon="pencil"
      small
      label={t('list.edit', { product: name })}
      // The way back leads to the list as it is now.
      onClick={() => navigate(paths.product(id), { state: { back: pathname + search } })}
    />
  );
}
