import { formatCatalogueNumber } from '#shared/format/format-catalogue-number.ts';
import type { PackDraft } from './draft.ts';
import type { Report } from './field-issue.ts';
import { numberAt, typedPrice, typedSize } from './typed-number.ts';

/** Whether nobody filled in a line that was added: it is no package. */
export const isEmptyPack = ({ packaging, prices }: PackDraft): boolean =>
  packaging.trim() === '' && Object.values(prices).every((price) => price.trim() === '');

/**
 * Turns lines into packages: the size is text with a decimal comma, as it is stored (decision 7), and each list that
 * has a price gets it (PRD-068, OPC-23).
 */
export function packInputs(packs: readonly PackDraft[], path: string, report: Report) {
  return packs.flatMap((pack, index) => {
    if (isEmptyPack(pack)) return [];
    const at = `${path}.${index}`;
    const size = typedSize(pack.packaging);
    if ('issue' in size) report(`${at}.packaging`, size.issue);
    const prices = Object.entries(pack.prices).flatMap(([pricelist, typed]) => {
      const price = numberAt(typedPrice(typed), `${at}.prices.${pricelist}`, report);
      return price === null ? [] : [{ pricelist, price }];
    });
    const packaging =
      'value' in size && size.value !== null ? formatCatalogueNumber(size.value) : pack.packaging;
    return [{ id: pack.id, packaging, quantity: pack.quantity, prices }];
  });
}
