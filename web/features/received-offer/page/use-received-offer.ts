import { useCallback, useEffect, useState } from 'react';
import { askAs, type Guest, type ReceivedOffer } from '../parts/guest.ts';

type State = { page?: ReceivedOffer; failure?: unknown };

/** The offer of a link; `reload` reads it anew, and what was shown stays until it has come. */
export function useReceivedOffer({ offer, token }: Guest) {
  const [state, setState] = useState<State>({});
  const read = useCallback(async () => {
    try {
      setState({ page: await askAs<ReceivedOffer>({ offer, token }, 'read') });
    } catch (failure) {
      setState((now) => ({ ...now, failure }));
    }
  }, [offer, token]);
  useEffect(() => void read(), [read]);
  const retry = () => {
    setState({});
    return read();
  };
  return { ...state, reload: read, retry };
}
