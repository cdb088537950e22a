import { describe, expect, it } from 'vitest';
import { sanitise } from '#lambdas/runtime/sanitise.ts';
import { changedValues } from '#shared/catalogue/workbook/changed-values.ts';
import { planWorkbook, type StoredCatalogue } from '#shared/catalogue/workbook/plan-workbook.ts';
import { valuePage } from '#shared/catalogue/workbook/value-pages.ts';
import { withCleanTexts } from '#shared/catalogue/workbook/with-clean-texts.ts';
import { aCatalogue, withCells, workbookOf } from '#test/support/builders/catalogue-workbook.ts';
import { aProduct } from '#test/support/builders/product.ts';

const typed = { 'details.it': 'Spessore < 5 mm & fondo', 'details.en': '<p>Thin</p><script>x</script>' };
const clean = { it: 'Spessore &lt; 5 mm &amp; fondo', en: '<p>Thin</p>' };
const bare = aCatalogue({ products: [aProduct()] });
const workbook = withCells(workbookOf(bare), 'products', 0, typed);
const planOf = (stored: StoredCatalogue) =>
  withCleanTexts(planWorkbook(workbook, stored, []), stored, sanitise);

describe('a description with plain signs in a workbook', () => {
  it('is announced as it will be stored and read', () => {
    const plan = planOf(bare);
    expect(plan.entries).toMatchObject([{ sent: { details: clean } }]);
    const { values } = valuePage(changedValues(plan, bare, 'it'), {
      sheet: 'products',
      page: 0,
      pageSize: 9,
    });
    expect(values.map(({ after }) => after)).toEqual([['Spessore < 5 mm & fondo'], ['Thin']]);
  });

  it('changes nothing when the same file comes again', () => {
    const plan = planOf(aCatalogue({ products: [aProduct({ details: clean })] }));
    expect([plan.entries, plan.left.product]).toEqual([[], 1]);
  });
});
