import { useEffect, useRef, useState } from 'react';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import './skeleton.css';

const quiet = 150;
const atLeast = 300;

/** Nothing for 150 ms, then a skeleton for at least 300: fast answers do not flicker (ux §9). */
export function useSkeleton(loading: boolean, timer: Timer = browserTimer): boolean {
  const [shown, setShown] = useState(false);
  const handle = useRef(0);
  const held = useRef(false);
  useEffect(() => {
    if (loading && !shown) {
      handle.current = timer.set(() => {
        setShown(true);
        held.current = true;
        timer.set(() => {
          held.current = false;
          setShown((now) => now && loadingNow.current);
        }, atLeast);
      }, quiet);
      return () => timer.clear(handle.current);
    }
    if (!loading && shown && !held.current) setShown(false);
  }, [loading, shown, timer]);
  const loadingNow = useRef(loading);
  loadingNow.current = loading;
  return shown;
}

type Props = {
  width?: string;
  height?: string;
  /** Until then only its place is kept. */
  shown?: boolean;
};

export const Skeleton = ({ width = '100%', height = '14px', shown = true }: Props) => (
  <span className={shown ? 'skeleton' : 'skeleton-place'} style={{ width, height }} aria-hidden="true" />
);
