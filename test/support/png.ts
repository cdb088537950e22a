/** Bytes that the server accepts as a PNG: the signature, then a text that tests recognise. */
export const pngOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(`\x89PNG\r\n\x1a\n${text}`, (sign) => sign.charCodeAt(0));
