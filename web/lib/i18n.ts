import i18next, { type PostProcessorModule } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { oneFullStop } from '#shared/format/one-full-stop.ts';
import { isLanguage, type Language } from '#shared/languages.ts';
import { startLanguage, storageKey } from './language.ts';
import { browserStore } from './storage.ts';

/** Leaves out the texts of the server and of documents: the address of each file would cost visitors bytes. */
const files = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../locales/*/*.json',
  '!../../locales/*/{colourCard,dataArchive,document,erasure,exportedStatistics,exportedUsers,mails,measureSheet,offerDocument,priceUpdateMail,pushes}.json',
]);

async function loadTexts(language: string, area: string) {
  const load = files[`../../locales/${language}/${area}.json`];
  return load ? (await load()).default : {};
}

const fullStops: PostProcessorModule = {
  type: 'postProcessor',
  name: 'fullStops',
  process: (text: unknown) => (typeof text === 'string' ? oneFullStop(text) : text) as string,
};

/** Loads the common texts, and at once the texts of the first screen. */
export async function startTexts(first: readonly string[] = []) {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(resourcesToBackend(loadTexts))
    .use(initReactI18next)
    .use(fullStops)
    .init({
      lng: startLanguage(browserStore.get(storageKey), navigator.language),
      fallbackLng: 'it',
      ns: ['common', ...first],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnEmptyString: false,
      postProcess: fullStops.name,
    });
}

/** Switches and remembers the language; an unknown one becomes Italian (SHL-055). */
export async function setLanguage(wanted: string) {
  const language: Language = isLanguage(wanted) ? wanted : 'it';
  browserStore.set(storageKey, language);
  await i18next.changeLanguage(language);
}

/** After sign-out the browser's language applies again (SES-035, OP50). */
export async function forgetLanguage() {
  browserStore.remove(storageKey);
  await i18next.changeLanguage(startLanguage(null, navigator.language));
}
