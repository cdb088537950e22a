const needed = ['noopener', 'noreferrer'];

/** The `rel` of a link that opens a page of its own: that page reaches neither the one it came from nor its address. */
export function safeRel(rel: string | null | undefined): string {
  const words = (rel ?? '').split(/\s+/).filter(Boolean);
  const missing = needed.filter((word) => !words.includes(word));
  return missing.length === 0 && rel ? rel : [...missing, ...words].join(' ');
}
