import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RunPhase } from '#shared/guided-test/run-phases.ts';

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((one) => one !== id));

/**
 * Opens at first the panels that ask for one choice of several. One that becomes complete folds once it is out of sight, so
 * that nothing moves while it is read. One that was opened when complete stays open.
 */
export function useOpenPanels(phases: readonly RunPhase[], incomplete: ReadonlySet<string>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        phases.filter(({ id, choices }) => incomplete.has(id) && choices.length > 1).map(({ id }) => id),
      ),
  );
  const [led, setLed] = useState<{ id: string | undefined }>({ id: undefined });
  const [lookedAt, setLookedAt] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const folding = [...open].filter((id) => !incomplete.has(id) && !lookedAt.has(id));
  useLayoutEffect(() => {
    if (led.id !== undefined) lookAt(panelOf(list.current, led.id));
  }, [led]);
  useOutOfSight(list, folding, (id) => setOpen((now) => without(now, id)));
  return {
    list,
    isOpen: ({ id }: RunPhase) => open.has(id),
    toggle(phase: RunPhase) {
      const { id } = phase;
      setLookedAt(open.has(id) || incomplete.has(id) ? without(lookedAt, id) : new Set(lookedAt).add(id));
      setOpen(open.has(id) ? without(open, id) : new Set(open).add(id));
    },
    /** Leads to the first of some panels; `folding` shows these alone. */
    lead([first, ...others]: readonly RunPhase[], folding: boolean) {
      if (folding) setOpen(new Set([first, ...others].flatMap((phase) => phase?.id ?? [])));
      else if (first) setOpen(new Set(open).add(first.id));
      setLed({ id: first?.id });
    },
  };
}

const panelOf = (box: Element | null, id: string) =>
  [...(box?.querySelectorAll<HTMLElement>('[data-phase]') ?? [])].find(
    (panel) => panel.getAttribute('data-phase') === id,
  );

/** Scrolls a panel into sight and gives its head the focus. */
function lookAt(panel: HTMLElement | undefined) {
  panel?.querySelector('button')?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'start' });
}

/** The browser keeps the content of the window in its place when something above changes. */
const isAnchoring = () => CSS.supports('overflow-anchor', 'auto');

/**
 * Folds the panels of these phases as each leaves the window, without moving the content of the window. One that holds the
 * focus stays, for users of the keyboard.
 */
function useOutOfSight(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  fold: (id: string) => void,
) {
  const latest = useRef(fold);
  latest.current = fold;
  const watched = JSON.stringify(ids);
  useEffect(() => {
    const leave = ({
      target,
      isIntersecting,
      boundingClientRect: { height, bottom },
    }: IntersectionObserverEntry) => {
      const id = target.getAttribute('data-phase');
      if (isIntersecting || id === null || target.contains(document.activeElement)) return;
      flushSync(() => latest.current(id));
      if (bottom <= 0 && !isAnchoring())
        window.scrollBy({ top: target.getBoundingClientRect().height - height, behavior: 'instant' });
    };
    const observer = new IntersectionObserver((entries) => entries.forEach(leave));
    const wanted = new Set<string | null>(JSON.parse(watched));
    const box = list.current;
    /** Observes all again, also when the focus has left one. */
    const look = () => {
      observer.disconnect();
      for (const panel of box?.querySelectorAll('[data-phase]') ?? [])
        if (wanted.has(panel.getAttribute('data-phase'))) observer.observe(panel);
    };
    look();
    box?.addEventListener('focusout', look);
    return () => {
      observer.disconnect();
      box?.removeEventListener('focusout', look);
    };
  }, [list, watched]);
}
