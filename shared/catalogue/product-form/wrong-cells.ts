import type { ProductDraft } from './draft.ts';
import type { Issue, Report } from './field-issue.ts';
import { packInputs } from './pack-inputs.ts';

/**
 * The cells of the price tables whose text cannot be taken, by their paths. A size that is still to be typed is not
 * among them: it is missed when the product is saved.
 */
export function wrongCells({ priceranges }: Pick<ProductDraft, 'priceranges'>): [string, Issue][] {
  return priceranges.flatMap(({ packs }, range) => {
    const at = `priceranges.${range}.packs`;
    const wrong: [string, Issue][] = [];
    const report: Report = (path, issue) => issue && wrong.push([path, issue]);
    packInputs(packs, at, report);
    const untyped = new Set(
      packs.flatMap(({ packaging }, pack) => (packaging.trim() === '' ? [`${at}.${pack}.packaging`] : [])),
    );
    return wrong.filter(([path]) => !untyped.has(path));
  });
}
