import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { usePlacement } from './use-placement.ts';
import './off-reason.css';

/**
 * A button that is off for a reason stays among the stops of Tab. Who presses it, or reaches it by keys, sees the reason
 * beside it; a pointer and a reader have it as the title.
 */
export function useOffReason(reason: string | false | undefined) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (!reason) {
    if (anchor) setAnchor(undefined);
    return { off: {}, tip: null };
  }
  const hide = () => setAnchor(undefined);
  const off = {
    'aria-disabled': true as const,
    title: reason,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A button that submits would submit.
      event.preventDefault();
      setAnchor(event.currentTarget);
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(':focus-visible')) setAnchor(currentTarget);
    },
    onBlur: hide,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Escape' || !anchor) return;
      // The dialog around it stays open.
      event.preventDefault();
      hide();
    },
  };
  return { off, tip: anchor && <Tip anchor={anchor} text={reason} onOutside={hide} /> };
}

const gap = 6;
const widest = 280;

/** Above its button, or below it where there is no room; towards the middle of the window. */
function placeTip(anchor: Element): CSSProperties {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const isLeft = left + right < window.innerWidth;
  return {
    position: 'fixed',
    maxWidth: Math.min(widest, window.innerWidth - 2 * gap),
    ...(isLeft ? { left: Math.max(gap, left) } : { right: Math.max(gap, window.innerWidth - right) }),
    ...(top > 96 ? { bottom: window.innerHeight - top + gap } : { top: bottom + gap }),
  };
}

type TipProps = { anchor: HTMLElement; text: string; onOutside: () => void };

function Tip({ anchor, text, onOutside }: TipProps) {
  const beside = useRef(anchor);
  const place = usePlacement(beside, placeTip);
  useEffect(() => {
    // A tap gives no focus on some devices, so that none is lost by the next one.
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && anchor.contains(target))) onOutside();
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [anchor, onOutside]);
  return createPortal(
    <p className="off-reason" role="tooltip" style={place}>
      {text}
    </p>,
    // In the part of the page that its button is in, where that has a name.
    anchor.closest('[data-tips]') ?? document.body,
  );
}
