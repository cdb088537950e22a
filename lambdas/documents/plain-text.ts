import sanitizeHtml from 'sanitize-html';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** A rich text as lines of plain text, for a cell. */
export function plainText(html: string): string {
  const lines = html.replace(/<li[^>]*>/gi, '• ').replace(/<br\s*\/?>|<\/(p|li|h2|blockquote)>/gi, '\n');
  const text = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\n{2,}/g, '\n')
    .trim();
}
