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

const files = ['common', 'auth', 'area', 'validation', 'colorSelector'] as const;
type File = (typeof files)[number] | 'errors' | 'notifications' | 'phases' | 'profile' | 'resetPassword';

/**
 * Texts of messages that forms and rules give as keys of the contract; undefined stays undefined. A page that must stay
 * small names the files it needs.
 */
export function useMessage(needed: readonly File[] = files) {
  const { t } = useTranslation([...needed]);
  return (message: string | undefined, values?: Record<string, string | number>) =>
    // the key comes from a schema, at run time: the test of texts knows every schema's keys
    message === undefined ? undefined : String(t(textKey(message) as ParseKeys, values ?? {}));
}
