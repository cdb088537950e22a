import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const codeRoots = ['lambdas', 'shared', 'web', 'infra', 'test'];

/** Every form must be read twice. */
const readTwice = /\bwhoever\b|\b(?:by|for|of) who\b/gi;
/** A user may be a woman or a man. */
const oneOfTwo = /\b(?:he|his|him|himself)\b/gi;
/** A comment begins with the thing it is about. */
const nameless = /^(?:What|Of|Whom) /g;
/** Words of a sentence. */
const longest = 30;

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file));
const documents = [...readdirSync('.').filter((file) => file.endsWith('.md')), ...filesIn('docs', /\.md$/)];
const sources = codeRoots
  .flatMap((root) => filesIn(root, /\.(?:m?ts|tsx|mjs|js|css|graphql)$/))
  .filter((file) => !file.endsWith('plain-english.test.ts'));

const comment = /(?<=^|[\s{(,])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*(?:\n\s*\/\/.*)*|(?<=^[ \t]*)"""[\s\S]*?"""/gm;

/** The comments of a source, each on one line. */
const commentsOf = (source: string) =>
  (source.match(comment) ?? []).map((each) =>
    each
      .replaceAll(/^\s*(?:\/\*+|\*+\/|\*|\/\/)|\*+\/$|"""/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

/** The forms that a text has; code and quoted words keep theirs. */
function found(text: string, ...forms: RegExp[]): string[] {
  const own = text.replaceAll(/`[^`]*`|"[^"\n]*"|“[^”]*”/g, '…').replaceAll(/\s+/g, ' ');
  return forms.flatMap((form) => own.match(form) ?? []);
}

/** A source whose descriptions of GraphQL are comments. */
const sourceOf = (file: string) => {
  const source = readFileSync(file, 'utf8');
  return file.endsWith('.graphql') ? source.replaceAll(/^\s*"([^"]+)"$/gm, '/** $1 */') : source;
};

/** Titles of tests are English too: two of the forms are looked for in all that is no comment. */
const foundInSource = (source: string) => [
  ...commentsOf(source).flatMap((each) => found(each, readTwice, oneOfTwo, nameless)),
  ...[readTwice, oneOfTwo].flatMap((form) => source.replaceAll(comment, ' ').match(form) ?? []),
];

const wordsOf = (text: string) => text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];

/** The sentences of paragraphs and lists: no headings, no tables. Code counts as one word. */
const sentencesOf = (markdown: string) =>
  markdown
    .replaceAll(/^```[\s\S]*?^```$|^(?:#|\|).*$/gm, '')
    .split(/\n\s*\n|^(?:-|\d+\.) /m)
    .flatMap((block) => block.replaceAll(/`[^`]*`/g, 'code').split(/(?<=[.!?])\s+/))
    .map(wordsOf)
    .filter((words) => words.length > 0);

it('is found wanting in every form', () => {
  const forms = {
    'Told to whoever asks, by who knows him.': ['whoever', 'by who', 'him'],
    'The user, his list; “his” and `his` and "of who"': ['his'],
    'They who changed it, the history of whom': [],
  };
  for (const [text, wrong] of Object.entries(forms))
    expect(found(text, readTwice, oneOfTwo), text).toEqual(wrong);
});

it('is read from comments, wherever they go on', () => {
  const source = `
    /** What lists show\n     * to him. */
    const own = 'https://own.example'; // Made by\n    // who asks.
    it("is the user's own", () => {}); /* They. */`;
  expect(commentsOf(source)).toEqual(['What lists show to him.', 'Made by who asks.', 'They.']);
  expect(foundInSource(source)).toEqual(['him', 'What ', 'by who']);
  expect(foundInSource('/** Of the range. */ // Whom it is for.')).toEqual(['Of ', 'Whom ']);
  expect(foundInSource("it('is told to whoever asks')")).toEqual(['whoever']);
  expect(foundInSource(`it("is the user's, whatever he sends")`)).toEqual(['he']);
});

it('is what documents are written in', () => {
  const wrong = documents.flatMap((file) =>
    found(readFileSync(file, 'utf8'), readTwice, oneOfTwo).map((form) => `${file}: ${form}`),
  );
  expect(wrong).toEqual([]);
});

it('is what comments are written in', () => {
  const wrong = sources.flatMap((file) => foundInSource(sourceOf(file)).map((form) => `${file}: ${form}`));
  expect(wrong).toEqual([]);
});

it('has short sentences in comments', () => {
  const wrong = sources.flatMap((file) =>
    commentsOf(sourceOf(file))
      .flatMap(sentencesOf)
      .filter(({ length }) => length > longest)
      .map((words) => `${file}: ${words.join(' ')}`),
  );
  expect(wrong).toEqual([]);
});

it('has short sentences in ARCHITECTURE.md, and few of them', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const lengths = sentencesOf(text).map(({ length }) => length);
  expect(wordsOf(text).length).toBeLessThanOrEqual(2000);
  expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThanOrEqual(15);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(longest);
});
