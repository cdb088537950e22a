import { useEffect, useMemo, useState } from 'react';
import { ImageField } from './image-field.tsx';

/** The image of a product that is still to be created: it is sent afterwards, and shown from this device till then. */
export function usePendingImage() {
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
        address={address}
        name={file?.name ?? null}
        progress={progress}
        busy={progress !== undefined}
        onFile={setFile}
        onRemove={() => setFile(undefined)}
      />
    ),
    [address, file, progress],
  );
  return { file, setProgress, field };
}
