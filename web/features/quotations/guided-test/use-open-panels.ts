import { useRef, useState } from 'react';
import type { RunPhase } from '#shared/guided-test/run-phases.ts';
import { useOutOfSight } from './use-out-of-sight.ts';
import type { TestProducts } from './use-test-products.ts';

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((one) => one !== id));

/**
 * Which panels are open: at first those that ask for a choice, then those the user opened. Opening one chooses its only
 * choice (WIZ-053). One that becomes complete folds once it is out of sight, so that nothing the user reads moves; one
 * that he opened when it was complete stays as he left it.
 */
export function useOpenPanels(
  phases: readonly RunPhase[],
  incomplete: ReadonlySet<string>,
  products: TestProducts,
) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        phases.filter(({ id, choices }) => incomplete.has(id) && choices.length > 1).map(({ id }) => id),
      ),
  );
  const [lookedAt, setLookedAt] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const folding = [...open].filter((id) => !incomplete.has(id) && !lookedAt.has(id));
  useOutOfSight(list, folding, (id) => setOpen((now) => without(now, id)));
  return {
    list,
    isOpen: ({ id }: RunPhase) => open.has(id),
    toggle(phase: RunPhase) {
      const { id } = phase;
      setLookedAt(open.has(id) || incomplete.has(id) ? without(lookedAt, id) : new Set(lookedAt).add(id));
      setOpen(open.has(id) ? without(open, id) : new Set(open).add(id));
      if (!open.has(id)) products.open(phase);
    },
  };
}
