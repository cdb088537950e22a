import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { MapBox, MapLayout } from './layout.ts';
import { useHands } from './use-hands.ts';
import { firstView, kept, moved, type Point, type Size, wholeView, zoomed } from './view.ts';

const step = 1.25;
/** Pixels that an arrow key moves. */
const stride = 80;
/** Until the place of the picture is measured. */
const unmeasured: Size = { width: 1_080, height: 600 };

/** The size of an element, also after the window changed. */
function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(unmeasured);
  useLayoutEffect(() => {
    const measure = () => {
      const { width = 0, height = 0 } = element.current?.getBoundingClientRect() ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [element]);
  return size;
}

/** The part of the map that is seen: zoomed and moved by buttons, keys, wheel, pointer and fingers. */
export function useView(element: RefObject<HTMLElement | null>, layout: MapLayout, at?: MapBox) {
  const seen = useSize(element);
  const [own, setOwn] = useState<ReturnType<typeof firstView>>();
  const view = own ?? firstView(layout, seen, at);
  const middle = { x: seen.width / 2, y: seen.height / 2 };
  const zoom = (factor: number, point: Point = middle) =>
    setOwn((now) => kept(zoomed(now ?? view, factor, point), layout, seen));
  const move = (x: number, y: number) => setOwn((now) => kept(moved(now ?? view, { x, y }), layout, seen));
  const fit = () => setOwn(wholeView(layout, seen));
  const keys: Record<string, () => void> = {
    '+': () => zoom(step),
    '-': () => zoom(1 / step),
    '0': fit,
    ArrowLeft: () => move(-stride, 0),
    ArrowRight: () => move(stride, 0),
    ArrowUp: () => move(0, -stride),
    ArrowDown: () => move(0, stride),
  };
  useEffect(() => {
    const target = element.current;
    const onWheel = (event: WheelEvent) => {
      const { left = 0, top = 0 } = target?.getBoundingClientRect() ?? {};
      event.preventDefault();
      zoom(event.deltaY < 0 ? step : 1 / step, { x: event.clientX - left, y: event.clientY - top });
    };
    // Listeners of React are passive and cannot prevent the dialog from scrolling too.
    target?.addEventListener('wheel', onWheel, { passive: false });
    return () => target?.removeEventListener('wheel', onWheel);
  });
  return {
    viewBox: [view.x, view.y, seen.width / view.scale, seen.height / view.scale].join(' '),
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
    fit,
    handlers: {
      ...useHands(move, zoom),
      onKeyDown: (event: KeyboardEvent) => {
        const act = keys[event.key];
        if (!act) return;
        event.preventDefault();
        act();
      },
    },
  };
}
