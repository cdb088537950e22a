import { useCallback, useEffect, useState } from 'react';

/** The most choices that begin open; longer lists begin as a list of lines. */
const fewChoices = 2;

const headOf = (key: string) => document.querySelector<HTMLElement>(`[data-choice="${key}"] button`);

/** Which choices are open, by key, and the one that the focus is to go to. */
export function useOpenChoices(keys: readonly string[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(keys.length <= fewChoices ? keys : []));
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (wanted === undefined) return;
    headOf(wanted)?.focus();
    setWanted(undefined);
  }, [wanted]);
  const toggle = useCallback(
    (key: string) =>
      setOpen((now) => new Set(now.has(key) ? [...now].filter((other) => other !== key) : [...now, key])),
    [],
  );
  return {
    isOpen: (key: string) => open.has(key),
    areAllOpen: keys.every((key) => open.has(key)),
    toggle,
    setAll: (isOpen: boolean) => setOpen(new Set(isOpen ? keys : [])),
    /** Opens a choice and goes to it. */
    goTo: (key: string) => {
      setOpen((now) => new Set([...now, key]));
      setWanted(key);
    },
  };
}
