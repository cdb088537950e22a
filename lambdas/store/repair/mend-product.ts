import type { Finding, Stored } from '#shared/repair/finding.ts';
import { repairedPackagings } from '#shared/repair/packagings.ts';
import { repairedUrl, urlOf } from '#shared/repair/product-url.ts';
import { repairedName } from '#shared/repair/repaired-name.ts';
import { danglingIds, repairedRequiredProducts, requiredIdsOf } from '#shared/repair/required-products.ts';
import { isWebAddress } from '#shared/schemas/web-address.ts';
import { type Asked, type Mended, namedBy, type Remark, unchanged } from './mended.ts';
import {
  readLightProduct,
  readStoredProduct,
  readStoredProducts,
  writingLightProduct,
  writingStoredProduct,
} from './stored-product.ts';

/** The repair of a product by a task; undefined when it was deleted. */
export async function mendProduct(asked: Asked): Promise<Mended | undefined> {
  const { task, id, by } = asked;
  const stored = await readStoredProduct(id);
  if (task === 'lightProducts') return mendLight(id, stored);
  if (!stored) return undefined;
  const subject = namedBy(stored, id);
  const { finding, remarks } = await found(task, stored);
  if (!finding) return unchanged(subject, remarks);
  const writes = writingStoredProduct(id, stored, finding.fields, by);
  return { subject, changes: finding.changes, writes, remarks };
}

type Found = { finding: Finding | undefined; remarks: Remark[] };

async function found(task: Asked['task'], stored: Stored): Promise<Found> {
  switch (task) {
    case 'productNames':
      return { finding: repairedName(stored), remarks: [] };
    case 'packagings':
      return { finding: repairedPackagings(stored), remarks: [] };
    case 'productUrls': {
      const url = urlOf(stored);
      const remarks = url && !isWebAddress(url) ? [{ code: 'no-address', detail: url }] : [];
      return { finding: repairedUrl(stored), remarks };
    }
    case 'requiredProducts': {
      const known = await readStoredProducts(requiredIdsOf(stored));
      const dangling = danglingIds(stored, known);
      const remarks = dangling.map((detail) => ({ code: 'dangling', detail }));
      return { finding: repairedRequiredProducts(stored, known), remarks };
    }
    default:
      throw new Error(`The task ${task} does not apply to products.`);
  }
}

/** The light form of a deleted product is logged, and left for a super user to look at. */
async function mendLight(id: string, stored: Stored | undefined): Promise<Mended | undefined> {
  const light = await readLightProduct(id);
  if (!stored) return light && unchanged(namedBy(light, id), [{ code: 'no-product' }]);
  const { fields, writes } = writingLightProduct(id, stored, light);
  const subject = namedBy(stored, id);
  if (writes.length === 0) return unchanged(subject);
  return { subject, changes: [{ before: '', after: fields.join(', ') }], writes };
}
