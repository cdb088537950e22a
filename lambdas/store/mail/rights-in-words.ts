import en from '#locales/en/mails.json' with { type: 'json' };
import it from '#locales/it/mails.json' with { type: 'json' };
import type { Rights } from '#shared/accounts/may-manage-user.ts';
import { fill } from '#shared/document/document-texts.ts';
import { mailLanguage } from './mail-language.ts';

/** The rights of a super user for a reader of a mail. Without a country there are none. */
export function rightsInWords(
  { managementMode, managedCountries }: Rights,
  reader: { language?: string | null | undefined },
): string {
  const language = mailLanguage(reader);
  const { rights } = { it, en }[language];
  const named = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  const names = managedCountries.map((code) => named.of(code) ?? code);
  const countries = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  const isAll = managementMode !== 'only' && names.length === 0;
  const words = isAll ? 'all' : names.length === 0 ? 'none' : managementMode;
  return fill(rights[words], { countries });
}
