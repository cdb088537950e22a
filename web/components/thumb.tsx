import { useState } from 'react';
import { pictureAddress } from '#shared/uploads/picture-address.ts';
import { Icon } from './icon.tsx';
import './thumb.css';

/** The small picture of a row, fetched when the row comes near. Its place is there before it, and without one. */
export function Thumb({ address }: { address: string | null | undefined }) {
  const picture = pictureAddress(address);
  const [failed, setFailed] = useState<string>();
  return (
    <span className="thumb" aria-hidden="true">
      {picture && picture !== failed ? (
        <img
          src={picture}
          alt=""
          width="34"
          height="34"
          loading="lazy"
          decoding="async"
          onError={() => setFailed(picture)}
        />
      ) : (
        <Icon name="palette" />
      )}
    </span>
  );
}
