import type { Mark, Node } from '@tiptap/pm/model';
import { allowedValue } from '#shared/rich-text/allowed-value.ts';

type Tag = { name: string; attributes?: Readonly<Record<string, string | number | null | undefined>> };

/** Properties of the editor's text style as they are called in a `style`. */
const properties = {
  color: 'color',
  backgroundColor: 'background-color',
  fontFamily: 'font-family',
  fontSize: 'font-size',
} as const;

const plainMarks: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
};
const plainBlocks: Readonly<Record<string, string>> = { bulletList: 'ul', blockquote: 'blockquote' };

/**
 * The markup of a document, '' without text. It equals the markup that the server writes after its check. Values outside
 * the allow-list stay out.
 */
export const markupOf = (document: Node): string =>
  document.textContent.trim() === '' ? '' : childrenOf(document).map(block).join('');

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  node.forEach((child) => {
    children.push(child);
  });
  return children;
}

function block(node: Node): string {
  if (node.type.name === 'listItem') return element({ name: 'li' }, itemContent(node));
  const content = node.isTextblock ? inline(childrenOf(node), 0) : childrenOf(node).map(block).join('');
  return element(blockTag(node), content);
}

/** A point of a list holds its text alone; one with several paragraphs keeps them apart. */
function itemContent(item: Node): string {
  const [first, ...rest] = childrenOf(item);
  const isPlain =
    first?.type.name === 'paragraph' &&
    !first.attrs.textAlign &&
    rest.every(({ isTextblock }) => !isTextblock);
  if (!first || !isPlain) return childrenOf(item).map(block).join('');
  return inline(childrenOf(first), 0) + rest.map(block).join('');
}

function blockTag({ type, attrs }: Node): Tag {
  const plain = plainBlocks[type.name];
  if (plain) return { name: plain };
  if (type.name === 'orderedList') {
    return { name: 'ol', attributes: { start: attrs.start === 1 ? null : attrs.start } };
  }
  const style = attrs.textAlign && `text-align: ${attrs.textAlign}`;
  return { name: type.name === 'heading' ? `h${attrs.level}` : 'p', attributes: { style } };
}

/** Neighbours that share a mark stand in one element; `depth` counts the marks already written. */
function inline(nodes: readonly Node[], depth: number): string {
  const [first] = nodes;
  if (!first) return '';
  const mark = first.marks[depth];
  const length = mark
    ? lengthOfRun(nodes, (node) => node.marks[depth]?.eq(mark) ?? false)
    : lengthOfRun(nodes, (node) => !node.marks[depth]);
  const run = nodes.slice(0, length);
  const written = mark
    ? element(markTag(mark), inline(run, depth + 1))
    : run.map((node, at) => leaf(node, run[at - 1])).join('');
  return written + inline(nodes.slice(length), depth);
}

function lengthOfRun(nodes: readonly Node[], belongs: (node: Node) => boolean): number {
  const end = nodes.findIndex((node) => !belongs(node));
  return end === -1 ? nodes.length : end;
}

function markTag({ type, attrs }: Mark): Tag | undefined {
  const plain = plainMarks[type.name];
  if (plain) return { name: plain };
  if (type.name === 'link') {
    const { href, title } = attrs;
    const elsewhere = /^https?:/i.test(href) && { target: '_blank', rel: 'noopener noreferrer' };
    return { name: 'a', attributes: { href, title, ...elsewhere } };
  }
  const style = Object.entries(properties)
    .filter(([attribute]) => attrs[attribute])
    .map(([attribute, property]) => `${property}: ${attrs[attribute]}`)
    .join('; ');
  return { name: 'span', attributes: { style } };
}

/** Blanks that markup would join, or drop after a line's end, are kept as ones that it does not. */
function leaf(node: Node, before: Node | undefined): string {
  if (!node.isText) return '<br />';
  const text = escaped(node.text ?? '').replace(/ (?= )/g, '\u00a0');
  return before ? text.replace(/^ /, '\u00a0') : text;
}

/** A span without a style, or a link without an address, is left out; its content stays. */
function element(tag: Tag | undefined, content: string): string {
  const attributes = Object.entries(tag?.attributes ?? {}).flatMap(([name, value]) => {
    const kept = tag && value ? allowedValue(tag.name, name, String(value)) : undefined;
    return kept === undefined ? [] : [` ${name}="${escaped(kept).replaceAll('"', '&quot;')}"`];
  });
  const isNeedless =
    (tag?.name === 'span' && attributes.length === 0) ||
    (tag?.name === 'a' && !attributes.some((attribute) => attribute.startsWith(' href=')));
  return !tag || isNeedless ? content : `<${tag.name}${attributes.join('')}>${content}</${tag.name}>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
