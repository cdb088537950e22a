import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, GraphqlFailure } from './failure.ts';

/**
 * What to say of a failed request: `errors.<code>`. `doing: 'save'` has its own sentence where it matters;
 * the params of the server fill the detailed sentence of a code that has one.
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
