import type { Locator, Page } from 'playwright-core';

/** A dialog in which one types: who opens it, where, by which press, and what is typed at once. */
export type TypedDialog = {
  dialog: string;
  /** Below `web`. */
  file: string;
  user: string;
  at: string | ((page: Page) => Promise<string>);
  opener: (page: Page) => Locator | Promise<Locator>;
  keys: string;
  /** Where the field holds something else for them. */
  typed?: string | RegExp;
};
