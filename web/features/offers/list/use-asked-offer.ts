import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { askForOffer, OfferBeginning } from '#web/lib/ask-for-offer.ts';

type Asked = ReturnType<typeof askForOffer>;

const isAsked = (state: unknown): state is Asked =>
  typeof state === 'object' && state !== null && 'newOffer' in state;

/** The beginning of the offer that another screen asked for; a reload does not ask again. */
export function useAskedOffer(): OfferBeginning | undefined {
  const { state, pathname, search }: { state: unknown; pathname: string; search: string } = useLocation();
  const navigate = useNavigate();
  const asked = isAsked(state) ? state.newOffer : undefined;
  useEffect(() => {
    if (asked) void navigate(`${pathname}${search}`, { replace: true });
  }, [asked, navigate, pathname, search]);
  return asked;
}
