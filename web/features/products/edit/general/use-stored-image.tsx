import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ImageField } from '#web/components/image-field.tsx';
import { useStable } from '../parts/use-stable.ts';
import type { ProductEditing } from '../use-edited-product.ts';
import { useProductImage } from './use-product-image.ts';

/** Travels with the address of a product that was just made: its image did not arrive. */
export type ArrivedWithoutImage = { imageLost: string };

/** Why the image of a new product is missing. */
function useLostImage(): string | undefined {
  const { t } = useTranslation('image');
  const { state } = useLocation() as { state: Partial<ArrivedWithoutImage> | null };
  return state?.imageLost && t('failed', { reason: state.imageLost });
}

/** The image of a stored product, drawn again only when something of it changes. */
export function useStoredImage(editing: ProductEditing) {
  const title = useTranslation('products').t('editView.image.title');
  const { id, imageUrl, imageName } = editing.base;
  const onStored = useStable(
    (image: { imageUrl?: string | null; imageName?: string | null; revision: number }) =>
      editing.storedAtOnce({ ...editing.base, ...image }),
  );
  const { progress, busy, error, ...actions } = useProductImage(id, onStored);
  const lost = useLostImage();
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
        error={error ?? lost}
        disabled={saving}
        onFile={send}
        onRemove={remove}
      />
    ),
    [imageUrl, imageName, progress, busy, error, lost, saving, send, remove, title],
  );
}
