/**
 * Tags of rich texts: those that the editor writes (PHA-024 to PHA-029), and no more. The server and the browser both
 * read this list; a tag that is not on it loses its marks and keeps its text.
 */
export const allowedTags = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'a',
  'span',
  'mark',
  'blockquote',
];

/** Tags whose content is no text: it goes with them. */
export const droppedWithContent = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'svg',
  'math',
  'textarea',
  'select',
  'option',
  'title',
  'head',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
];

const colour = /^(#[\da-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/]{1,40}\)|[a-z]{3,30})$/i;

/** Properties of `style`, each with the values it may have: none can hold an address, an escape or a comment. */
export const allowedStyles: Readonly<Record<string, RegExp>> = {
  color: colour,
  'background-color': colour,
  'font-size': /^(\d{1,2}(\.\d{1,2})?(px|pt|em|rem)|\d{1,3}%)$/,
  'font-family': /^[\w ,'"-]{1,200}$/,
  'text-align': /^(left|right|center|justify)$/,
};

/** Where links may lead; no address of a script, of data or of a path in this application. */
export const allowedAddress = /^(https?:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/iu;

const styled = ['style'];

/** Attributes by tag. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'target', 'rel'],
  p: styled,
  h2: styled,
  h3: styled,
  h4: styled,
  li: styled,
  span: styled,
  mark: styled,
  ol: ['start'],
};

/** Values of attributes that are neither a style nor free text. */
export const allowedValues: Readonly<Record<string, RegExp>> = {
  href: allowedAddress,
  target: /^_blank$/,
  rel: /^(noopener|noreferrer|nofollow|\s)+$/,
  start: /^\d{1,4}$/,
};
