import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, GraphqlFailure } from './failure.ts';

/**
 * The text of a failed request: `errors.<code>`. Some codes have another sentence for `doing: 'save'`, or one that uses
 * the params of the server.
 */
export function useFailureText() {
  const { t } = useTranslation('errors');
  return useCallback(
    (error: unknown, doing?: 'save') => {
      const params = error instanceof GraphqlFailure ? error.params : undefined;
      return t(codeOf(error), { ...params, context: doing ?? (params ? 'detail' : undefined) });
    },
    [t],
  );
}
