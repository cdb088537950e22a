const ascii = (bytes: Uint8Array, from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));

/** Bytes of a part of a PNG besides its content: length, name, checksum. */
const frame = 12;

/** An animated PNG names its frames before its first picture. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + frame <= bytes.length; at += frame + view.getUint32(at)) {
    const part = ascii(bytes, at + 4);
    if (part === 'acTL') return true;
    if (part === 'IDAT') return false;
  }
  return false;
}

/** An extended WebP says in its flags that it moves. */
const isAnimatedWebp = (bytes: Uint8Array) => ascii(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0;

/** Whether the bytes of a picture hold more than one frame. */
export const isAnimated = (type: string, bytes: Uint8Array): boolean =>
  (type === 'image/png' && isAnimatedPng(bytes)) || (type === 'image/webp' && isAnimatedWebp(bytes));
