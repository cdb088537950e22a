/** Open dialogs, drawers and menus, the topmost last. The browser's back closes the topmost and stays on the page. */
const open: (() => void)[] = [];

const followers = new Set<() => void>();

/** Calls it after each opening and closing, until the returned function is called. */
export function followLayers(onChange: () => void): () => void {
  followers.add(onChange);
  return () => void followers.delete(onChange);
}

function tell() {
  for (const follower of followers) follower();
}

/** Closes it, as Escape does, by the browser's back; until the returned function is called. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  tell();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    tell();
  };
}

/** Undefined while the page has nothing over it. */
export const topmostClose = () => open.at(-1);
