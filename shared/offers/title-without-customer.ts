import type { Offer } from '#shared/schemas/offer.ts';

/** Small words that lead to a name and go with it. */
const before = String.raw`(?:(?:per|di|da|presso|il|la|famiglia|sig\.|sig\.ra|signora?|for|of|für|von|bei)\s+)*`;
const ends = /^[\s,;:·–—-]+|[\s,;:·–—-]+$/g;
const doubledSign = /(\s*[,;:·–—-])(?:\s*[,;:·–—-])+/g;

/** The words by which a title names the customer: people are told by their first or last name, too. */
function namesOf({ name, kind }: NonNullable<Offer['customer']>): string[] {
  const words = kind === 'private' ? name.split(/\s+/).filter((word) => word.length > 2) : [];
  return [name, ...words].filter(Boolean);
}

const literal = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * The title for another customer; it may be empty. Names are written large, so that the colour of Rosa's wall stays
 * (OFR-079).
 */
export function titleWithoutCustomer({ title, customer }: Pick<Offer, 'title' | 'customer'>): string {
  if (!customer?.name) return title;
  const names = namesOf(customer).map(literal).join('|');
  const named = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${before}[(«"]?(?:${names})[)»"]?(?![\p{L}\p{N}])`,
    'gu',
  );
  const without = title.replace(named, ' ');
  if (without === title) return title;
  return without
    .replace(doubledSign, '$1')
    .replace(/\s+(?=[\s,;:])/g, '')
    .replace(ends, '');
}
