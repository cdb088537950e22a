import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const written = ['docs/requirements/decisions.md', 'docs/requirements/formulas.md'];
const places = ['lambdas', 'shared', 'web', 'infra', 'test', 'docs'];
const documents = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'];

const row = /^\| (decision \d+|formula \d+|worked example \d+[a-z]?|OP\d+|OP[CW]-\d+|ux §[\d.]+) \|/gm;
const rows = new Set(
  written.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(row)].map(([, id]) => id)),
);

/**
 * "decision 13" and "formula 3"; the plural cites a list: "decisions 5 and 6", "decisions 5, 6 and 7", "formulas 1 to
 * 10".
 */
const list = /\b(decision|formula)(?: \d+|s \d+(?:, \d+)*(?:,? (?:and|or|to) \d+)?)/gi;
const example = /\bworked example \d+[a-z]?/gi;
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
    ...[...flat.matchAll(list)].flatMap(([all, kind = '']) => {
      const numbers = [...all.matchAll(/\d+/g)].map(Number);
      const [first = 0, last = first] = numbers;
      return (all.includes(' to ') ? span(first, last) : numbers).map(
        (number) => `${kind.toLowerCase()} ${number}`,
      );
    }),
    ...[...flat.matchAll(example)].map(([each]) => each.toLowerCase()),
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
  (file) => !written.includes(file) && !file.endsWith('house/citations.test.ts') && statSync(file).isFile(),
);

it('citations are read in every form', () => {
  const forms = {
    'OP28, OP-x, ADR 5': ['OP28'],
    'of those [QCA-001, OPC-25, OPC-26]': ['OPC-25', 'OPC-26'],
    'OPC-25 to OPC-27': ['OPC-25', 'OPC-26', 'OPC-27'],
    'Decision 13, 2 files': ['decision 13'],
    'decisions 5 and 6': ['decision 5', 'decision 6'],
    'decisions 5 to 7': ['decision 5', 'decision 6', 'decision 7'],
    'Formula 3, formulas 7 and 10': ['formula 3', 'formula 7', 'formula 10'],
    'the worked example 9b of several': ['worked example 9b'],
    '/** a (decision\n * 7, ux.md §18.16, §2) */': ['decision 7', 'ux §18.16', 'ux §2'],
  };
  for (const [text, ids] of Object.entries(forms)) expect(cited(text), text).toEqual(ids);
});

it('citations name only written decisions, formulas, examples and points', () => {
  const citations = files.flatMap((file) => cited(readFileSync(file, 'utf8')).map((id) => ({ file, id })));
  expect(citations.length).toBeGreaterThan(1000);
  expect(citations.filter(({ id }) => !rows.has(id)).map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
});
