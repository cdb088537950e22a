import type { Locator, Page } from 'playwright-core';

/** A dialog for typing: its user, its place, the press that opens it, and the keys typed at once. */
export type TypedDialog = {
  dialog: string;
  /** Below `web`. */
  file: string;
  user: string;
  at: string | ((page: Page) => Promise<string>);
  opener: (page: Page) => Locator | Promise<Locator>;
  keys: string;
  /** The value of the field, if it differs from the keys. */
  typed?: string | RegExp;
};
