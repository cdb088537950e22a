/** What the server takes for a PNG: its first bytes, then a text that tests know again. */
export const pngOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(`\x89PNG\r\n\x1a\n${text}`, (sign) => sign.charCodeAt(0));
