const blocks = new Set(['p', 'br', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote']);

/** A part of a rich text: markup that stays as it is, or a run of words with the inline tags inside it. */
export type Part = { kept: string } | { run: string };

/** Splits sanitised markup into tags and texts: there a `<` always begins a tag. */
export const tokensOf = (markup: string): string[] => markup.match(/<[^>]*>|[^<]+/g) ?? [];

/** Whether a token is a tag, and no text. */
export const isTag = (token: string): boolean => token.startsWith('<');

/** The tags of a markup in their order. */
export const tagsOf = (markup: string): string[] => tokensOf(markup).filter(isTag);

const isBlock = (token: string): boolean =>
  isTag(token) && blocks.has(/^<\/?([a-z\d]+)/i.exec(token)?.[1]?.toLowerCase() ?? '');

/** Cuts a sanitised rich text at its blocks. Inline tags and blanks around the words of a run stay outside it. */
export function textRuns(html: string): Part[] {
  const parts: Part[] = [];
  let open: string[] = [];
  const close = () => {
    parts.push(...partsOfRun(open));
    open = [];
  };
  for (const token of tokensOf(html)) {
    if (!isBlock(token)) open.push(token);
    else {
      close();
      parts.push({ kept: token });
    }
  }
  close();
  return parts;
}

function partsOfRun(tokens: readonly string[]): Part[] {
  const hasWords = (token: string) => !isTag(token) && token.trim() !== '';
  const first = tokens.findIndex(hasWords);
  if (first < 0) return [{ kept: tokens.join('') }];
  const last = tokens.findLastIndex(hasWords) + 1;
  const words = tokens.slice(first, last).join('');
  const [before, core, after] = withoutBlanks(words);
  return [
    { kept: tokens.slice(0, first).join('') + before },
    { run: core },
    { kept: after + tokens.slice(last).join('') },
  ];
}

/** Splits a text into the blanks before, the words, and the blanks after. */
export function withoutBlanks(words: string): [string, string, string] {
  const core = words.trim();
  const start = words.indexOf(core);
  return [words.slice(0, start), core, words.slice(start + core.length)];
}

const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** Decodes the words of markup that has no tags. */
export const wordsOf = (markup: string): string =>
  markup.replace(/&(lt|gt|quot|amp);/g, (entity) => characters[entity] ?? entity);

/** Words as markup: the three characters that markup reserves are escaped. */
export const markupOf = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
