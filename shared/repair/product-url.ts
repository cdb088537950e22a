import { isRecord } from '#shared/is-record.ts';
import { isWebAddress } from '#shared/schemas/web-address.ts';
import type { Finding, Stored } from './finding.ts';

const category = 'scheda-tecnica';

/** The address that a product still has of its own; undefined without one. */
export const urlOf = ({ url }: Stored): string | undefined =>
  typeof url === 'string' && url.trim() !== '' ? url.trim() : undefined;

/** The Italian attachments are the default ones (OPC-29); attachments of older records have no language. */
function italianOf({ attachments_i18n, attachments }: Stored): readonly unknown[] {
  const italian = isRecord(attachments_i18n) ? attachments_i18n.it : undefined;
  if (Array.isArray(italian)) return italian;
  return Array.isArray(attachments) ? attachments : [];
}

/**
 * Task 8: the `url` of a product becomes a link among its Italian attachments, unless it is there already, and is
 * emptied, both at once (REP-017, OPW-56).
 */
export function repairedUrl(product: Stored): Finding | undefined {
  const url = urlOf(product);
  if (url === undefined || !isWebAddress(url)) return undefined;
  const italian = italianOf(product);
  const isThere = italian.some((each) => isRecord(each) && each.url === url && each.category === category);
  const others = isRecord(product.attachments_i18n) ? product.attachments_i18n : {};
  const it = isThere ? italian : [...italian, { type: 'link', category, url }];
  return {
    fields: { url: null, attachments_i18n: { ...others, it } },
    changes: [{ before: `url ${url}`, after: category }],
  };
}
