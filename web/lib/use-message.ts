import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

/**
 * The file and key of a text, from its key in the contract: `auth.emailRequired` in auth.json, `nameRequired` in
 * common.json (decision 16).
 */
export function textKey(message: string): string {
  const [file, ...rest] = message.split('.');
  return rest.length > 0 ? `${file}:${rest.join('.')}` : `common:${file}`;
}

type File =
  | 'area'
  | 'auth'
  | 'colorSelector'
  | 'common'
  | 'customers'
  | 'errors'
  | 'notifications'
  | 'offerList'
  | 'phases'
  | 'profile'
  | 'resetPassword'
  | 'validation'
  | 'works';

/** Texts of messages that forms and rules give as keys of the contract; undefined stays undefined. */
export function useMessage(files: readonly File[]) {
  const { t } = useTranslation([...files]);
  return (message: string | undefined, values?: Record<string, string | number>) =>
    // the key comes from a schema, at run time: the test of texts knows every schema's keys
    message === undefined ? undefined : String(t(textKey(message) as ParseKeys, values ?? {}));
}
