import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, type FailureCode, GraphqlFailure } from './failure.ts';

/** A screen's own words for some codes. */
export type OwnFailureTexts = Partial<Record<FailureCode, string>>;

const none: OwnFailureTexts = {};

/**
 * The text of a failed request: `errors.<code>`. Some codes have another sentence for `doing: 'save'`, or one that uses
 * the params of the server.
 */
export function useFailureText(own: OwnFailureTexts = none) {
  const { t } = useTranslation('errors');
  return useCallback(
    (error: unknown, doing?: 'save') => {
      const params = error instanceof GraphqlFailure ? error.params : undefined;
      const code = codeOf(error);
      return own[code] ?? t(code, { ...params, context: doing ?? (params ? 'detail' : undefined) });
    },
    [t, own],
  );
}
