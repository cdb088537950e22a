/** Open dialogs, drawers and menus, the topmost last. The browser's back closes the topmost and stays on the page. */
const open: (() => void)[] = [];

/** Closes it, as Escape does, by the browser's back; until the returned function is called. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  return () => {
    open.splice(open.lastIndexOf(close), 1);
  };
}

/** Undefined while the page has nothing over it. */
export const topmostClose = () => open.at(-1);
