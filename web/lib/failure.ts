import { type ErrorCode, type ErrorParams, isErrorCode } from '#shared/errors.ts';

/** Codes that only the browser finds; texts: errors.json. */
export const browserFailures = ['offline', 'unanswered', 'refused-by-firewall'] as const;
export type FailureCode = ErrorCode | (typeof browserFailures)[number];

/** A request that did not succeed. */
export class GraphqlFailure extends Error {
  readonly code: FailureCode;
  readonly params: ErrorParams | undefined;

  constructor(code: FailureCode, params?: ErrorParams, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.params = params;
  }
}

type GraphqlError = { errorType?: string; errorInfo?: ErrorParams | null; message?: string };

/** AppSync itself answers UnauthorizedException when the token is missing or expired. */
export function failureOf({ errorType, errorInfo, message }: GraphqlError): GraphqlFailure {
  if (errorType && isErrorCode(errorType)) return new GraphqlFailure(errorType, errorInfo ?? undefined);
  const code = errorType?.startsWith('Unauthorized') ? 'not-signed-in' : 'internal';
  return new GraphqlFailure(code, undefined, { cause: message });
}

/** Whether the server refused the e-mail address as invalid. */
export const isAboutEmail = (error: unknown): boolean =>
  error instanceof GraphqlFailure &&
  error.code === 'invalid-input' &&
  /(^|\.)email$/.test(String(error.params?.field));

/** The id of what an earlier try of a creation made, where the server tells it. */
export const madeBefore = (error: unknown): string | undefined =>
  error instanceof GraphqlFailure && error.params?.made && error.params.id
    ? String(error.params.id)
    : undefined;

/** Who saved meanwhile, and when, as the server tells it of a conflict. */
export function savedMeanwhile(error: unknown): { updatedBy: string; updatedAt: string } {
  const { by, at } = (error instanceof GraphqlFailure && error.params) || {};
  return { updatedBy: String(by ?? ''), updatedAt: String(at ?? '') };
}

/** Whether mails to customers are refused for now: by a limit, or because they are paused (SND-023, SND-024). */
export const isAboutMails = (error: unknown): boolean =>
  error instanceof GraphqlFailure &&
  (error.code === 'mail-paused' ||
    (error.code === 'too-many-requests' && error.params?.mailsOf !== undefined));

export const codeOf = (error: unknown): FailureCode =>
  error instanceof GraphqlFailure ? error.code : 'internal';

/** After these nobody knows whether it was done. */
const lost: readonly FailureCode[] = ['offline', 'unanswered', 'internal', 'busy'];

export const isLost = (error: unknown): boolean => lost.includes(codeOf(error));
