import { sanitise } from '#lambdas/runtime/sanitise.ts';
import { hasText } from '#shared/rich-text/has-text.ts';
import {
  isTag,
  markupOf,
  tagsOf,
  textRuns,
  tokensOf,
  withoutBlanks,
  wordsOf,
} from '#shared/rich-text/text-runs.ts';

type Means = { words(text: string): Promise<string>; mostBytes: number };

/** A rich text in English, block by block, with every tag it had; empty when it says nothing. */
export async function translatedMarkup(html: string, means: Means): Promise<string> {
  const clean = sanitise(html);
  if (!hasText(clean)) return '';
  const parts = textRuns(clean).map((part) => ('run' in part ? translatedRun(part.run, means) : part.kept));
  return sanitise((await Promise.all(parts)).join(''));
}

/**
 * A run with marks inside is sent with them, because a sentence is more than its pieces. When they do not come back
 * as they were, or it is too long, its texts are translated one by one.
 */
async function translatedRun(run: string, means: Means): Promise<string> {
  const tags = tagsOf(run).join('');
  if (!tags) return markupOf(await means.words(wordsOf(run)));
  if (Buffer.byteLength(run) <= means.mostBytes) {
    const answer = await means.words(run);
    if (tagsOf(answer).join('') === tags) return answer;
  }
  const tokens = tokensOf(run).map((token) => (isTag(token) ? token : translatedToken(token, means)));
  return (await Promise.all(tokens)).join('');
}

async function translatedToken(token: string, { words }: Means): Promise<string> {
  const [before, core, after] = withoutBlanks(token);
  return `${before}${markupOf(await words(wordsOf(core)))}${after}`;
}
