import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const decisions = 'docs/requirements/decisions.md';
const places = ['lambdas', 'shared', 'web', 'infra', 'test', 'docs'];
const documents = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'];

const rows = new Set(
  [...readFileSync(decisions, 'utf8').matchAll(/^\| (decision \d+|OP\d+|OP[CW]-\d+|ux §[\d.]+) \|/gm)].map(
    ([, id]) => id,
  ),
);

/** "decision 13"; the plural cites a list: "decisions 5 and 6", "decisions 5, 6 and 7", "decisions 5 to 7". */
const decisionList = /\bdecision \d+|\bdecisions \d+(?:, \d+)*(?:,? (?:and|or|to) \d+)?/gi;
/** OP28, OPC-25, also "OPC 25"; a second number after "to" is the end of a range. */
const point = /\b(OP[CW]?)[- ]?(\d+)(?: to (?:\1)[- ]?(\d+))?/g;
const section = /§ ?(\d+(?:\.\d+)?)/g;

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const pointId = (family: string, number: number) =>
  family === 'OP' ? `OP${number}` : `${family}-${`${number}`.padStart(2, '0')}`;

/** The points that a text cites; a citation may continue on the next line of a comment. */
function cited(text: string): string[] {
  const flat = text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ');
  return [
    ...[...flat.matchAll(decisionList)].flatMap(([list]) => {
      const numbers = [...list.matchAll(/\d+/g)].map(Number);
      const [first = 0, last = first] = numbers;
      return (list.includes(' to ') ? span(first, last) : numbers).map((number) => `decision ${number}`);
    }),
    ...[...flat.matchAll(point)].flatMap(([, family = '', from, to = from]) =>
      span(Number(from), Number(to)).map((number) => pointId(family, number)),
    ),
    ...[...flat.matchAll(section)].map(([, number]) => `ux §${number}`),
  ];
}

const files = [
  ...documents,
  ...places.flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|graphql|md)$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(place, file)),
  ),
].filter(
  (file) => file !== decisions && !file.endsWith('house/citations.test.ts') && statSync(file).isFile(),
);

it('citations are read in every form', () => {
  const forms = {
    'OP28, OP-x, ADR 5': ['OP28'],
    'of those [QCA-001, OPC-25, OPC-26]': ['OPC-25', 'OPC-26'],
    'OPC-25 to OPC-27': ['OPC-25', 'OPC-26', 'OPC-27'],
    'Decision 13, 2 files': ['decision 13'],
    'decisions 5 and 6': ['decision 5', 'decision 6'],
    'decisions 5 to 7': ['decision 5', 'decision 6', 'decision 7'],
    '/** a (decision\n * 7, ux.md §18.16, §2) */': ['decision 7', 'ux §18.16', 'ux §2'],
  };
  for (const [text, ids] of Object.entries(forms)) expect(cited(text), text).toEqual(ids);
});

it('citations name only written decisions and points', () => {
  const citations = files.flatMap((file) => cited(readFileSync(file, 'utf8')).map((id) => ({ file, id })));
  expect(citations.length).toBeGreaterThan(1000);
  expect(citations.filter(({ id }) => !rows.has(id)).map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
});
