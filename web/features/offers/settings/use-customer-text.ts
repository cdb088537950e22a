import { useState } from 'react';
import { type CustomerText, faultOf, type TypedText } from '#shared/offers/sending-form.ts';
import type { CustomerLanguage } from '#shared/schemas/customer.ts';
import { documentLanguages } from '#shared/schemas/customer-input.ts';
import type { TextGroup } from './text-groups.ts';
import type { SettingsDraft } from './use-settings.ts';

type Texts = Partial<Record<CustomerText, TypedText>>;

/** The texts of a group while they are edited: the settings take them when the owner applies them. */
export function useCustomerText({ draft, given, edit }: SettingsDraft, { fields }: TextGroup) {
  const [start] = useState<Texts>(() => Object.fromEntries(fields.map((name) => [name, draft[name]])));
  const [texts, setTexts] = useState(start);
  const [language, setLanguage] = useState<CustomerLanguage>('it');
  const typedIn = (name: CustomerText, of: CustomerLanguage = language) => texts[name]?.[of] ?? '';
  const put = (name: CustomerText, text: string) =>
    setTexts((now) => ({ ...now, [name]: { ...(now[name] ?? given[name]), [language]: text } }));
  const isWrong = (of: CustomerLanguage) => fields.some((name) => faultOf(name, typedIn(name, of)));
  return {
    ...{ draft, language, setLanguage, typedIn, put },
    isChanged: JSON.stringify(texts) !== JSON.stringify(start),
    isGiven: fields.every((name) => typedIn(name) === given[name][language]),
    restore: () => {
      for (const name of fields) put(name, given[name][language]);
    },
    /** Takes the texts, or shows the language of the first wrong one. */
    submit: (): boolean => {
      const wrong = [language, ...documentLanguages].find(isWrong);
      if (wrong) setLanguage(wrong);
      else
        edit(
          Object.fromEntries(fields.map((name) => [name, whole(name, texts[name] ?? given[name], given)])),
        );
      return wrong === undefined;
    },
  };
}
export type EditedText = ReturnType<typeof useCustomerText>;

/** A text of a mail that is left empty is the given one; an empty notice is none (ACC-023). */
function whole(name: CustomerText, typed: TypedText, given: SettingsDraft['given']): TypedText {
  const textOf = (language: CustomerLanguage) =>
    typed[language].trim() || (name === 'withdrawalNotice' ? '' : given[name][language]);
  return { it: textOf('it'), en: textOf('en'), de: textOf('de') };
}
