import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageField } from '#web/components/image-field.tsx';
import { useStable } from '../parts/use-stable.ts';
import type { ProductEditing } from '../use-edited-product.ts';
import { useProductImage } from './use-product-image.ts';

/** The image of a stored product, drawn again only when something of it changes. */
export function useStoredImage(editing: ProductEditing) {
  const title = useTranslation('products').t('editView.image.title');
  const { id, imageUrl, imageName } = editing.base;
  const onStored = useStable(
    (image: { imageUrl?: string | null; imageName?: string | null; revision: number }) =>
      editing.storedAtOnce({ ...editing.base, ...image }),
  );
  const { progress, busy, ...actions } = useProductImage(id, onStored);
  const send = useStable(actions.send);
  const remove = useStable(actions.remove);
  const { saving } = editing;
  return useMemo(
    () => (
      <ImageField
        kind="product-image"
        title={title}
        placeholder="box"
        address={imageUrl ?? null}
        name={imageName ?? null}
        progress={progress}
        busy={busy}
        disabled={saving}
        onFile={send}
        onRemove={remove}
      />
    ),
    [imageUrl, imageName, progress, busy, saving, send, remove, title],
  );
}
