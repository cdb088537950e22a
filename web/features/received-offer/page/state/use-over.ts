import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Lies over the offer, or stands in its place. */
export type Over = 'ask' | 'decline' | 'withdraw' | 'receipt' | 'steps';

const aboveOffer = { isAbove: true };

/**
 * One thing is open at a time, and has an entry of the browser's history. Without one the browser's back would leave the
 * page, which a mail opened, and lose what was typed (ACC-021).
 */
export function useOver(first?: Over) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [over, open] = useState(first);
  const close = useCallback(() => open(undefined), []);
  const isAbove = state?.isAbove === true;
  const was = useRef({ isAbove, isLeaving: false });
  useEffect(() => {
    const hasLeft = was.current.isAbove && !isAbove && !was.current.isLeaving;
    // The browser takes its time; something else may be opened meanwhile.
    const isLeaving = isAbove && (!over || was.current.isLeaving);
    const mustLeave = isLeaving && !was.current.isLeaving;
    was.current = { isAbove, isLeaving };
    // The page itself knows where it goes: the browser would scroll to where it was.
    window.history.scrollRestoration = over || isAbove ? 'manual' : 'auto';
    if (mustLeave) navigate(-1);
    // A step back before the code of a dialog has come.
    else if (over && hasLeft) close();
    else if (over && !isAbove) navigate({ pathname, search, hash }, { state: aboveOffer });
  }, [over, isAbove, close, navigate, pathname, search, hash]);
  return { over, open, close };
}
