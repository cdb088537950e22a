import { offerTextKinds } from '#shared/schemas/offer-block.ts';
import { argumentsOf } from '#test/security/arguments.ts';
import { matrix, operationOf } from '#test/security/authorization-matrix.ts';
import { sendGraphql } from '#test/security/callers.ts';
import { documentOf } from '#test/support/api-document.ts';
import { tokenOf } from '#test/support/cloud.ts';
import type { Shown } from './complete-things.ts';
import { type TextFor, withTexts } from './hostile-texts.ts';
import { changed, items } from './plant.ts';
import { nameOf } from './text-fields.ts';

/** Texts shown as markup: in languages, and those of an offer, which has one language. */
const richTexts = ['details', 'specs', 'procedure', 'text'];
const richTextsOfOffers: readonly string[] = offerTextKinds;

/** Collects the rich texts with a payload. */
function hostileOnes() {
  const found = new Set<string>();
  const collect: TextFor = (path, text) => {
    const name = nameOf(path);
    // Without a language, and in an alert of the guided test, it is a plain text of the same name.
    const isInLanguage = /^(it|en|de)$/.test(path.at(-1) ?? '') && !path.includes('alerts');
    const isRich = isInLanguage ? richTexts.includes(name) : richTextsOfOffers.includes(name);
    if (isRich && /zq\w+zq/.test(text)) found.add(text);
    return text;
  };
  return { found, collect };
}

/** The rich texts in the table. */
export async function storedRichTexts(): Promise<string[]> {
  const { found, collect } = hostileOnes();
  for await (const item of items()) await changed(item, collect);
  return [...found];
}

/** The rich texts in the answers of all queries. */
export async function answeredRichTexts(shown: Shown): Promise<string[]> {
  const { found, collect } = hostileOnes();
  for (const row of Object.keys(matrix)) {
    if (!row.startsWith('Query.')) continue;
    const args = argumentsOf[row]?.({ ...shown, account: shown.uid, revision: 1 }) ?? {};
    for (const who of ['superUser', 'painter'] as const) {
      const token = await tokenOf(who);
      const { body } = await sendGraphql({ token }, documentOf(operationOf(row)), args);
      withTexts(JSON.parse(body), collect);
    }
  }
  return [...found];
}
