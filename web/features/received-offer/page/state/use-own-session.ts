import { useEffect, useState } from 'react';
import type { Guest, ShownOffer } from '#web/features/received-offer/parts/guest.ts';
import { request } from '#web/lib/graphql.ts';
import { useSessionUser } from '#web/lib/session.ts';

/** Undefined while it is not known. */
type Own = boolean | undefined;

/** The server answers an offer to its owner alone (SND-053). */
async function isOwnOffer(id: string): Promise<boolean> {
  const { OwnOfferDocument } = await import('#web/graphql/received-offer.ts');
  return request(OwnOfferDocument, { id }).then(
    () => true,
    () => false,
  );
}

/**
 * Whether this browser holds the session of the offer's owner: their own look is no opening, but for the link of `Fai firmare
 * qui` (ACC-008). Nothing counts until that is known.
 */
export function useOwnSession({ offer }: Guest, { inPerson }: ShownOffer) {
  const hasSession = useSessionUser() !== null;
  const [isOwn, setIsOwn] = useState<Own>(hasSession ? undefined : false);
  useEffect(() => {
    if (hasSession) void isOwnOffer(offer).then(setIsOwn);
  }, [hasSession, offer]);
  return { isOwn: isOwn === true, counts: inPerson || isOwn === false };
}
