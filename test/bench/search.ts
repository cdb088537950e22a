import type { QuotationLight } from '#shared/schemas/quotation.ts';
import { matchWords, searchable } from '#shared/search/match-words.ts';
import type { Page } from '#shared/search/page-of.ts';
import { type QuotationSearch, quotationRules, quotationSorts } from '#shared/search/search-quotations.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { publishRows } from '#test/support/snapshot-of.ts';
import { type Choices, choices, manyQuotations, needle } from './many-quotations.ts';

const quotationCount = 100_000;
const needleCount = 1000;
/** Milliseconds inside the function, of 95 searches in 100. */
const limit = 20;
/** Of the first search of a function that starts: it fetches and unpacks the snapshot. */
const coldLimit = 1000;

/** The list of a super user over 100,000 quotations: time of the operation, and every answer against brute force. */
export async function benchSearch(): Promise<void> {
  const services = await openDataServices();
  try {
    const random = choices(20_261_120);
    const rows = await filledList(manyQuotations(random, quotationCount));
    const searches = Array.from({ length: needleCount }, () => aSearch(rows, random));
    const coldStart = await timed(searches[0] ?? {});
    const texts = rows.map((row) => searchable(quotationRules.textsOf(row)));
    const times: number[] = [];
    let right = 0;
    for (const search of searches) {
      const { page, milliseconds } = await timed(search);
      times.push(milliseconds);
      if (isRight(page, search, rows, texts)) right += 1;
    }
    const value = Number(
      (times.toSorted((a, b) => a - b)[Math.floor(needleCount * 0.95)] ?? Number.NaN).toFixed(1),
    );
    const recall = right / needleCount;
    print({
      name: 'list of 100,000 quotations, p95 of 1,000 searches',
      value,
      unit: 'ms',
      limit,
      ok: value <= limit && recall === 1 && coldStart.milliseconds <= coldLimit,
      recall,
      coldStart: Math.round(coldStart.milliseconds),
      coldLimit,
    });
  } finally {
    await services.close();
  }
}

const print = (line: object) => console.log(JSON.stringify(line));

/** A snapshot of all, and as many saved since as a snapshot leaves at most; answers them as they are now. */
async function filledList(rows: readonly QuotationLight[]): Promise<QuotationLight[]> {
  await publishRows('quotation', rows, quotationRules);
  const { transact } = await import('#lambdas/store/transact.ts');
  const { noteChange } = await import('#lambdas/store/list-changes.ts');
  const saved = rows.slice(0, 99).map((row) => ({ ...row, revision: 2, name: `${row.name} bis` }));
  for (const row of saved) await transact([noteChange('quotation', row)]);
  return [...saved, ...rows.slice(saved.length)];
}

function aSearch(rows: readonly QuotationLight[], random: Choices): QuotationSearch {
  const { below, pick } = random;
  return {
    search: needle(rows, random),
    archived: below(2) === 0,
    country: pick(['', '', 'IT', 'DE']),
    province: pick(['', '', '', 'TO']),
    sort: pick(quotationSorts),
    descending: below(2) === 0,
    pageSize: 100,
  };
}

async function timed({ search, archived, country, province, ...order }: QuotationSearch) {
  const { listQuotations } = await import('#lambdas/quotations/list-quotations.ts');
  const caller = { kind: 'user', user: aSuperUser() } as const;
  const start = performance.now();
  const input = { filter: { search, archived, country, province }, ...order };
  const context = { caller, address: '127.0.0.1', now: new Date(), newId: () => 'id' };
  const page = await listQuotations.run(input, context);
  return { page, milliseconds: performance.now() - start };
}

/** Looks at every row by itself: the exact total, and on the page the rows that come first. */
function isRight(
  { items, total }: Page<QuotationLight>,
  wanted: QuotationSearch,
  rows: readonly QuotationLight[],
  texts: readonly string[],
): boolean {
  const matches = matchWords(wanted.search);
  const found = rows.filter(
    (row, position) =>
      matches(texts[position] ?? '') &&
      (wanted.archived || !row.archived) &&
      (!wanted.country || row.userCountry === wanted.country) &&
      (!wanted.province || row.province === wanted.province),
  );
  const compare = quotationRules.compare(wanted.sort ?? 'createdAt');
  const direction = wanted.descending ? -1 : 1;
  const last = items.at(-1);
  const ids = new Set(items.map(({ id }) => id));
  const isInOrder = items.every((row, at) => at === 0 || direction * compare(items[at - 1] ?? row, row) < 0);
  const before = last ? found.filter((row) => direction * compare(row, last) <= 0) : [];
  return (
    total === found.length &&
    items.length === Math.min(100, total) &&
    isInOrder &&
    before.length === items.length &&
    before.every(({ id }) => ids.has(id))
  );
}
