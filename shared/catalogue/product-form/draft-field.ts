import type { ProductDraft } from './draft.ts';
import { isEmptyPack } from './pack-inputs.ts';

/**
 * The field of the form that a path of the server's input means: `product.priceranges.0.prices.1.prices.0.price`
 * is `priceranges.0.packs.1.prices.<list>`, where empty packages were not sent.
 */
export function draftField(draft: ProductDraft, path: string): string {
  const field = path.replace(/^product\./, '').replace(/^attachments(_i18n\.it)?\.(?=\d)/, 'attachments.it.');
  const [, range, pack, rest] = /^priceranges\.(\d+)\.prices\.(\d+)(?:\.(.*))?$/.exec(field) ?? [];
  if (range === undefined) return field.replace(/^attachments_i18n\./, 'attachments.');
  const packs = draft.priceranges[Number(range)]?.packs ?? [];
  const sent = packs.flatMap((each, index) => (isEmptyPack(each) ? [] : [index]))[Number(pack)];
  const at = `priceranges.${range}.packs.${sent ?? 0}`;
  const [, place] = /^prices\.(\d+)/.exec(rest ?? '') ?? [];
  if (place === undefined) return `${at}.packaging`;
  const filled = Object.entries(packs[sent ?? 0]?.prices ?? {}).filter(([, price]) => price.trim() !== '');
  return `${at}.prices.${filled[Number(place)]?.[0] ?? ''}`;
}
