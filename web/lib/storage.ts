/** Keeps texts in the browser. One that forbids it, or is full, keeps nothing: everything goes on without. */
const storeOf = (open: () => Storage) => ({
  get(key: string): string | null {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      open().setItem(key, value);
    } catch {}
  },
  remove(key: string): void {
    try {
      open().removeItem(key);
    } catch {}
  },
  keys(): string[] {
    try {
      return Object.keys(open());
    } catch {
      return [];
    }
  },
});

/** For good. */
export const browserStore = storeOf(() => localStorage);
/** As long as the tab is there. */
export const tabStore = storeOf(() => sessionStorage);
