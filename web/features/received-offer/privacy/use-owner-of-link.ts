import { useEffect, useState } from 'react';
import { askAs, type ReceivedOffer, tokenOf } from '../parts/guest.ts';

/** Name and address of the owner whose offer a link opens; undefined without a good link. */
export function useOwnerOfLink(fragment: string): string | undefined {
  const offer = new URLSearchParams(fragment.replace(/^#/, '')).get('o') ?? '';
  const token = tokenOf(fragment);
  const [owner, setOwner] = useState<string>();
  useEffect(() => {
    if (!offer || !token) return;
    askAs<ReceivedOffer>({ offer, token }, 'read').then(
      ({ owner: { name }, content }) => {
        const address = content?.model.owner.lines[0];
        setOwner([name, address].filter(Boolean).join(', '));
      },
      // The notice is readable without it.
      () => {},
    );
  }, [offer, token]);
  return owner;
}
