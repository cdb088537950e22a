import { transact } from '#lambdas/runtime/table/transact.ts';
import { noteChange } from '#lambdas/store/list/list-changes.ts';
import { quotationList } from '#lambdas/store/list/lists.ts';
import { quotationQuery } from '#shared/search/search-quotations.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';

/** `megabytes`: the peak of the process; `total`: quotations found. */
export type Held = { milliseconds: number; megabytes: number; total: number };

// A new function that searches the list or renews its snapshot once, and prints the cost.
const all = quotationQuery({ archived: true });
const start = performance.now();
if (process.argv[2] === 'refresh') await refresh();
const { total } = await quotationList.search(all);
const milliseconds = Math.round(performance.now() - start);
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(JSON.stringify({ milliseconds, megabytes, total } satisfies Held));

/** Saves as many quotations again as may wait for a snapshot. */
async function refresh(): Promise<void> {
  for (let number = 0; number < 50; number += 1) {
    const id = `quotatio-0000-4000-8000-${String(number).padStart(12, '0')}`;
    await transact([noteChange('quotation', aQuotationLight({ id, revision: 2, name: `Villa ${number}` }))]);
  }
  if (!(await quotationList.rewrite(new Date()))) throw new Error('No snapshot was written.');
}
