import { GraphqlFailure } from '#web/lib/failure.ts';

/** Whether the server refuses the e-mail itself. */
export const isAboutEmail = (error: unknown): boolean =>
  error instanceof GraphqlFailure &&
  error.code === 'invalid-input' &&
  /(^|\.)email$/.test(String(error.params?.field));
