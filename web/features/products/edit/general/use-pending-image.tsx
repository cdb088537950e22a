import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageField } from '#web/components/image-field.tsx';

/** The image of a product that is still to be created: it is sent afterwards, and shown from this device till then. */
export function usePendingImage() {
  const title = useTranslation('products').t('editView.image.title');
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const address = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address);
    },
    [address],
  );
  const field = useMemo(
    () => (
      <ImageField
        kind="product-image"
        title={title}
        placeholder="box"
        address={address}
        name={file?.name ?? null}
        progress={progress}
        busy={progress !== undefined}
        onFile={setFile}
        onRemove={() => setFile(undefined)}
      />
    ),
    [address, file, progress, title],
  );
  return { file, setProgress, field };
}
