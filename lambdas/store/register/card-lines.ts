/** A line of a card as RFC 6350 writes it, with the line of the file where it begins. */
export type CardLine = { line: number; text: string };

/** Properties that are read (CUS-045); photographs and all else are left out before anybody reads them. */
const readProperties = /^(?:[\w-]+\.)?(BEGIN|END|VERSION|FN|N|ORG|TEL|EMAIL|ADR|NOTE)(?=[;:])/i;

const decoders = new Map<string, TextDecoder>();

/** Bytes as text: by their charset where it is known, else UTF-8 where they are, else as Windows wrote them. */
function textOf(bytes: Uint8Array, charset: string | undefined): string {
  for (const label of [charset, 'utf-8', 'windows-1252']) {
    if (!label) continue;
    try {
      const decoder = decoders.get(label) ?? new TextDecoder(label, { fatal: true });
      decoders.set(label, decoder);
      return decoder.decode(bytes);
    } catch {
      // Another charset than the card says.
    }
  }
  return Buffer.from(bytes).toString('latin1');
}

/** One letter a byte, whatever the charset: each property may have its own. */
function lettersOf(file: Uint8Array): string {
  const isUtf16 = (file[0] === 0xff && file[1] === 0xfe) || (file[0] === 0xfe && file[1] === 0xff);
  const label = file[0] === 0xff ? 'utf-16le' : 'utf-16be';
  const bytes = isUtf16 ? Buffer.from(new TextDecoder(label).decode(file)) : Buffer.from(file);
  return bytes.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '');
}

/** The lines of a file, unfolded: by a blank at the beginning, and in quoted-printable by `=` at the end. */
function unfolded(letters: string): CardLine[] {
  const lines: { line: number; parts: string[]; isQuoted: boolean }[] = [];
  for (const [index, text] of letters.split(/\r\n|\r|\n/).entries()) {
    const last = lines.at(-1);
    const isSoft = last?.isQuoted && last.parts.at(-1)?.endsWith('=');
    if (last && isSoft) last.parts.splice(-1, 1, last.parts.at(-1)?.slice(0, -1) ?? '', text);
    else if (last && /^[ \t]/.test(text)) last.parts.push(text.slice(1));
    else
      lines.push({
        line: index + 1,
        parts: [text],
        isQuoted: /^[^:]*;[^:]*QUOTED-PRINTABLE[^:]*:/i.test(text.slice(0, longestHead)),
      });
  }
  return lines.map(({ line, parts }) => ({ line, text: parts.join('') }));
}

/** Letters of a property that are read: more than any field may hold. */
const longestHead = 1000;
const longestValue = 20_000;

/** The place of the first colon that is in no quotes. */
function endOfHead(text: string): number {
  let isInside = false;
  for (let place = 0; place < Math.min(text.length, longestHead); place += 1) {
    if (text[place] === '"') isInside = !isInside;
    else if (text[place] === ':' && !isInside) return place;
  }
  return -1;
}

const unquoted = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/**
 * A property with its text decoded. Version 2.1 writes types without a name and commas as they are; the later grammar
 * wants `TYPE=` and a backslash.
 */
function decoded(text: string, isOld: boolean): string {
  const colon = endOfHead(text);
  // Without one it is no property, and its card is refused.
  if (colon < 0) return text.slice(0, longestHead);
  const [name = '', ...params] = text.slice(0, colon).split(';');
  const value = text.slice(colon + 1, colon + 1 + longestValue);
  const isQuoted = params.some((param) => /^(ENCODING=)?QUOTED-PRINTABLE$/i.test(param));
  const charset = params.map((param) => /^CHARSET=(.+)$/i.exec(param)?.[1]).find(Boolean);
  const kept = params
    .filter((param) => !/^(ENCODING=|CHARSET=|QUOTED-PRINTABLE$|8BIT$|7BIT$|BASE64$)/i.test(param))
    .map((param) => (param.includes('=') ? param : `TYPE=${param}`));
  const read = textOf(isQuoted ? unquoted(value) : Buffer.from(value, 'latin1'), charset);
  const lines = read.replace(/\r\n|\r|\n/g, '\\n');
  const head = [name, ...kept].map((part) => textOf(Buffer.from(part, 'latin1'), undefined)).join(';');
  return `${head}:${isOld ? lines.replace(/(?<!\\),/g, '\\,') : lines}`;
}

/** The cards of a file, each as lines of the present grammar. A card that has no end is left open. */
export function cardLines(file: Uint8Array): CardLine[][] {
  const cards: CardLine[][] = [];
  let isOpen = false;
  for (const { line, text } of unfolded(lettersOf(file))) {
    if (!readProperties.test(text)) continue;
    if (/^BEGIN:VCARD\s*$/i.test(text)) {
      cards.push([]);
      isOpen = true;
    }
    if (isOpen) cards.at(-1)?.push({ line, text });
    if (/^END:VCARD\s*$/i.test(text)) isOpen = false;
  }
  return cards.map((card) => {
    const isOld = card.some(({ text }) => /^VERSION:2\.1\s*$/i.test(text));
    return card.map(({ line, text }) => ({ line, text: decoded(text, isOld) }));
  });
}
