const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** How many bytes of a file tell what it is. */
export const telling = 12;

/** Documents of Office are ZIP files. */
const isZip = (bytes: Uint8Array) => ascii(bytes, 0, 4) === 'PK\x03\x04';

const beginnings: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  'image/jpeg': (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  'image/png': (bytes) => bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n',
  'image/webp': (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  'application/pdf': (bytes) => ascii(bytes, 0, 5) === '%PDF-',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': isZip,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': isZip,
  // Three bytes before it may tell the encoding.
  'text/vcard': (bytes) => /^(?:\xef\xbb\xbf)?begin:vca/i.test(ascii(bytes, 0, telling)),
};

/** Whether the first bytes of a file fit its type; false for a type that nothing is known of. */
export const beginsAs = (type: string, bytes: Uint8Array): boolean =>
  Object.hasOwn(beginnings, type) && (beginnings[type]?.(bytes) ?? false);

/** The type of an image by its first bytes; undefined when they are of no image that is taken. */
export const imageTypeOf = (bytes: Uint8Array): string | undefined =>
  Object.keys(beginnings).find((type) => type.startsWith('image/') && beginsAs(type, bytes));
