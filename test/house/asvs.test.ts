import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const checklist = 'docs/asvs.md';
const hows = ['tested by', 'configured at', 'not applicable because', 'deviates because'];

/** Requirements of the standard by chapter: the number of level 1, then of level 2. */
const asked: Record<string, [number, number]> = {
  V1: [8, 19],
  V2: [4, 7],
  V3: [8, 11],
  V4: [2, 8],
  V5: [4, 5],
  V6: [13, 22],
  V7: [6, 12],
  V8: [4, 3],
  V9: [4, 3],
  V10: [5, 24],
  V11: [3, 11],
  V12: [3, 6],
  V13: [1, 12],
  V14: [2, 7],
  V15: [3, 10],
  V16: [0, 16],
  V17: [0, 7],
};

type Row = { id: string; level: string; asks: string; how: string; where: string };

const rows: Row[] = readFileSync(checklist, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .map((line) => {
    const [id = '', level = '', asks = '', how = '', where = ''] = line.slice(1, -1).split('|');
    return { id: id.trim(), level: level.trim(), asks: asks.trim(), how: how.trim(), where: where.trim() };
  });

const matchesOf = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const pathsOf = ({ where }: Row) =>
  matchesOf(/`([^`]+)`/g, where).filter((path) => path.includes('/') || /\.\w+$/.test(path));
const titlesOf = ({ where }: Row) => matchesOf(/"([^"]+)"/g, where);
const told = (found: Row[]) => found.map(({ id }) => id);

/** Rows of the specification, by file. */
const requirements = readdirSync('docs/requirements').map((file) =>
  readFileSync(join('docs/requirements', file), 'utf8'),
);
const isRequirement = (id: string) => requirements.some((text) => text.includes(`| ${id} |`));
/** Look like rows, but are algorithms. */
const algorithms = ['SHA-256', 'AES-256'];
const records = readdirSync('docs/adr').map((file) => `ADR ${Number(file.slice(0, 4))}`);

describe('the checklist of OWASP ASVS 5.0', () => {
  it('answers the 253 requirements of levels 1 and 2, each once', () => {
    const counts: Record<string, [number, number]> = {};
    for (const { id, level } of rows) {
      const chapter = id.split('.', 1)[0] ?? '';
      counts[chapter] ??= [0, 0];
      const count = counts[chapter];
      if (level === '1') count[0] += 1;
      if (level === '2') count[1] += 1;
    }
    expect(counts).toEqual(asked);
    expect(new Set(told(rows)).size).toBe(253);
    expect(rows).toHaveLength(253);
    expect(rows.filter(({ id }) => !/^V([1-9]|1[0-7])\.\d{1,2}\.\d{1,2}$/.test(id))).toEqual([]);
  });

  it('states each requirement in its own words, and how and where it is met', () => {
    expect(told(rows.filter(({ asks, where }) => asks === '' || where === ''))).toEqual([]);
    expect(told(rows.filter(({ asks }) => asks.split(/\s+/).length > 12))).toEqual([]);
    expect(told(rows.filter(({ how }) => !hows.includes(how)))).toEqual([]);
    expect(told(rows.filter(({ where }) => /\bn\/a\b|to be done|todo/i.test(where)))).toEqual([]);
  });

  it('names only existing files', () => {
    const missing = rows.flatMap((row) =>
      pathsOf(row)
        .filter((path) => !existsSync(path))
        .map((path) => `${row.id}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('names test and title for a tested requirement, and the place for a configured one', () => {
    const tested = rows.filter(({ how }) => how === 'tested by');
    const named = /^(`test\/[^`]+\.test\.tsx?`( "[^"]+")+(, |$))+$/;
    expect(told(tested.filter(({ where }) => !named.test(where)))).toEqual([]);
    const configured = rows.filter(({ how }) => how === 'configured at');
    expect(told(configured.filter((row) => pathsOf(row).length === 0))).toEqual([]);
  });

  it('names titles that exist in the files before them', () => {
    const unknown = rows.flatMap((row) =>
      matchesOf(/(`[^`]+`(?: "[^"]+")+)/g, row.where).flatMap((place) => {
        const [path = ''] = matchesOf(/`([^`]+)`/g, place);
        const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
        return titlesOf({ ...row, where: place })
          .filter((title) => !text.includes(title))
          .map((title) => `${row.id}: ${title}`);
      }),
    );
    expect(unknown).toEqual([]);
  });

  it('deviates only with a requirement, a decision or the open list as the reason', () => {
    const deviating = rows.filter(({ how }) => how === 'deviates because');
    const known = /\b[A-Z]{3}-\d{3}\b|\bADR \d+\b|^open: /;
    expect(told(deviating.filter(({ where }) => !known.test(where)))).toEqual([]);
    expect(told(deviating.filter(({ where }) => !/limits?|harm/.test(where)))).toEqual([]);
  });

  it('cites only requirements and records that exist', () => {
    const unknown = rows.flatMap(({ id, where }) => [
      ...matchesOf(/\b([A-Z][A-Z0-9]{2}-\d{3})\b/g, where)
        .filter((row) => !algorithms.includes(row) && !isRequirement(row))
        .map((row) => `${id}: ${row}`),
      ...matchesOf(/\b(ADR \d+)\b/g, where)
        .filter((record) => !records.includes(record))
        .map((record) => `${id}: ${record}`),
    ]);
    expect(unknown).toEqual([]);
  });
});
