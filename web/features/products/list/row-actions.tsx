import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import { RowAttachments } from './row-attachments.tsx';
import type { ListedProduct } from './use-products.ts';

export type RowActionsProps = {
  product: ListedProduct;
  mayEdit: boolean;
  onDetails: (product: ListedProduct) => void;
  onDuplicate: (product: ListedProduct) => void;
  onDelete: (product: ListedProduct) => void;
};

/** Details and downloads for everybody, edit, duplicate and delete for super users (PRD-017 to PRD-020). */
export function RowActions({ product, mayEdit, onDetails, onDuplicate, onDelete }: RowActionsProps) {
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
      {mayEdit && (
        <IconButton
          icon="copy"
          small
          label={t('list.duplicate', { product: name })}
          onClick={() => onDuplicate(product)}
        />
      )}
      {mayEdit && (
        <IconButton
          icon="trash"
          small
          label={t('list.delete', { product: name })}
          onClick={() => onDelete(product)}
        />
      )}
    </>
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
