import { useCallback, useEffect, useState } from 'react';
import {
  askAs,
  type Guest,
  isPreview,
  isSameState,
  type ReceivedOffer,
} from '#web/features/received-offer/parts/guest.ts';
import { request } from '#web/lib/graphql.ts';
import { useSessionUser } from '#web/lib/session.ts';

/** The page without a link, for the owner alone (ACC-008). */
async function readAsOwner(offer: string): Promise<ReceivedOffer> {
  const { OfferAsCustomerDocument } = await import('#web/graphql/received-offer.ts');
  return JSON.parse((await request(OfferAsCustomerDocument, { offer })).offerAsCustomer);
}

/** `language`: that of a page whose link has ended. */
type State = { page?: ReceivedOffer; failure?: unknown; language?: ReceivedOffer['language'] | undefined };

/** The offer of a link. What was shown stays until something newer has come. */
export function useReceivedOffer({ offer, token }: Guest) {
  const [state, setState] = useState<State>({});
  const isOwner = useSessionUser() !== null && isPreview({ offer, token });
  const read = useCallback(
    () => (isOwner ? readAsOwner(offer) : askAs<ReceivedOffer>({ offer, token }, 'read')),
    [offer, token, isOwner],
  );
  /** Rejects when it cannot be read now: who asked says so. */
  const reload = useCallback(async () => setState({ page: await read() }), [read]);
  /** Reads the thread anew; another version or state is exchanged by the reader alone (ACC-011). */
  const refresh = useCallback(
    async (shown: ReceivedOffer, answered = false) => {
      const page = await read();
      const isAnswer = answered && page.outcome?.by === 'customer';
      if (page.version === shown.version && (isAnswer || isSameState(page.state, shown.state)))
        setState({ page });
    },
    [read],
  );
  const end = useCallback(
    (failure: unknown) => setState(({ page }) => ({ failure, language: page?.language })),
    [],
  );
  const open = useCallback(() => reload().catch(end), [reload, end]);
  useEffect(() => void open(), [open]);
  return {
    ...state,
    ...{ reload, refresh, end },
    /** An answer of the server that holds the offer is shown. */
    show: useCallback((page: ReceivedOffer) => setState({ page }), []),
    retry: () => {
      setState({});
      return open();
    },
  };
}
