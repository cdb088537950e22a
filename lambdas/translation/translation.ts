import { amazonTranslate, type Translator } from '#lambdas/store/translation/translator.ts';
import { atMost } from './at-most.ts';
import { cutText } from './cut-text.ts';
import { translatedMarkup } from './translated-markup.ts';

/** Requests under way at once: far below the limit of an account. */
const atOnce = 5;

/** How the texts of one operation are translated: blank ones stay empty, one that comes again is asked for once. */
export function openTranslation(translator: Translator = amazonTranslate()) {
  const { mostBytes } = translator;
  const bounded = atMost(atOnce);
  const asked = new Map<string, Promise<string>>();

  async function translated(text: string): Promise<string> {
    const pieces = cutText(text, mostBytes).map((piece) => bounded(() => translator.translate(piece)));
    return (await Promise.all(pieces)).map((piece) => piece.trim()).join(' ');
  }

  function words(text: string): Promise<string> {
    const core = text.trim();
    if (!core) return Promise.resolve('');
    const answer = asked.get(core) ?? translated(core);
    asked.set(core, answer);
    return answer;
  }

  return { words, markup: (html: string) => translatedMarkup(html, { words, mostBytes }) };
}

export type Translation = ReturnType<typeof openTranslation>;
