import { useCallback, useEffect, useState } from 'react';
import { request } from '#web/lib/graphql.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { askAs, type Guest, isPreview, type ReceivedOffer } from '../parts/guest.ts';

/** The page without a link, for the owner alone (ACC-008). */
async function readAsOwner(offer: string): Promise<ReceivedOffer> {
  const { OfferAsCustomerDocument } = await import('#web/graphql/received-offer.ts');
  return JSON.parse((await request(OfferAsCustomerDocument, { offer })).offerAsCustomer);
}

type State = { page?: ReceivedOffer; failure?: unknown };

/** The offer of a link; `reload` reads it anew, and what was shown stays until it has come. */
export function useReceivedOffer({ offer, token }: Guest) {
  const [state, setState] = useState<State>({});
  const isOwner = useSessionUser() !== null && isPreview({ offer, token });
  const read = useCallback(async () => {
    try {
      setState({
        page: await (isOwner ? readAsOwner(offer) : askAs<ReceivedOffer>({ offer, token }, 'read')),
      });
    } catch (failure) {
      setState((now) => ({ ...now, failure }));
    }
  }, [offer, token, isOwner]);
  useEffect(() => void read(), [read]);
  const retry = () => {
    setState({});
    return read();
  };
  return { ...state, reload: read, retry };
}
