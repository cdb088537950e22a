import i18next from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { startLanguage, storageKey } from '#web/lib/language.ts';
import { browserStore, tabStore } from '#web/lib/storage.ts';

/** Customers read German too (ACC-004). Common texts that German lacks are Italian. */
export const pageLanguages = ['it', 'en', 'de'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

const isPageLanguage = (value: unknown): value is PageLanguage =>
  pageLanguages.some((known) => known === value);

/** The language that an address asks for, else that of the browser. */
export function languageOf(search: string): PageLanguage {
  const wanted = new URLSearchParams(search).get('lang') ?? navigator.language.slice(0, 2).toLowerCase();
  return isPageLanguage(wanted) ? wanted : 'it';
}

/** The last one wins, however long the texts of each take. */
let wanted: string | undefined;

/** Loads the texts first: a page whose texts are missing is hidden, and loses the focus. */
async function speak(language: string) {
  wanted = language;
  if (i18next.language !== language) await i18next.loadLanguages(language);
  if (wanted === language && i18next.language !== language) await i18next.changeLanguage(language);
}

/** The language in which the page shows its labels. */
export function useShownLanguage(): PageLanguage {
  const { i18n } = useTranslation();
  return isPageLanguage(i18n.language) ? i18n.language : 'it';
}

/** A choice in this tab stands against the language of the offer, also after a reload. */
const chosenKey = 'page-language';

function chosenBefore(): PageLanguage | undefined {
  const chosen = tabStore.get(chosenKey);
  return isPageLanguage(chosen) ? chosen : undefined;
}

/** Languages of this page alone: a customer's choice changes nothing that the application keeps. */
export function usePageLanguage(first: PageLanguage | undefined) {
  const language = useShownLanguage();
  useEffect(() => {
    const now = chosenBefore() ?? first;
    if (now) void speak(now);
  }, [first]);
  useEffect(
    () => () => {
      void speak(startLanguage(browserStore.get(storageKey), navigator.language));
    },
    [],
  );
  const choose = (chosen: PageLanguage) => {
    tabStore.set(chosenKey, chosen);
    void speak(chosen);
  };
  return { language, choose };
}
