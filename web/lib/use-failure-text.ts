import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorParams } from '#shared/errors.ts';
import { waitOf } from '#shared/format/wait-of.ts';
import { codeOf, type FailureCode, GraphqlFailure } from './failure.ts';

/** A screen's own words for some codes. */
export type OwnFailureTexts = Partial<Record<FailureCode, string>>;

const none: OwnFailureTexts = {};

/** A limit of mails names its most (SND-023); another says how long to wait. */
function limitText({ mailsOf, retryAfter }: ErrorParams) {
  if (mailsOf !== undefined) return { context: String(mailsOf) };
  const { unit, count } = waitOf(Number(retryAfter));
  return { context: unit, count };
}

/** That its key was used for other input (SND-009) is said before anything else. */
function contextOf(params: ErrorParams | undefined, isSave: boolean) {
  if (params?.made) return 'made';
  return isSave ? 'save' : params && 'detail';
}

/** A sentence that says what failed, around the reason. */
type Around = (reason: string) => string;

/**
 * The text of a failed request: `errors.<code>`. Some codes have another sentence for a save, or one that uses the params
 * of the server. Where it may be done, or is, the text stands alone.
 */
export function useFailureText(own: OwnFailureTexts = none) {
  const { t } = useTranslation('errors');
  return useCallback(
    (error: unknown, how?: 'save' | Around) => {
      const params = error instanceof GraphqlFailure ? error.params : undefined;
      const code = codeOf(error);
      const limit = code === 'too-many-requests' && params ? limitText(params) : undefined;
      const text = own[code] ?? t(code, { ...params, context: contextOf(params, how === 'save'), ...limit });
      return typeof how === 'function' && code !== 'unanswered' && !params?.made ? how(text) : text;
    },
    [t, own],
  );
}
