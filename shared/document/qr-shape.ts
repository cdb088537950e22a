import { encode } from 'uqr';

/** The dark modules of a QR code as the path of an SVG of so many units square, its white border included. */
export type QrShape = { size: number; path: string };

/** Modules of white around the code, without which readers do not find it (ISO/IEC 18004). */
const quietZone = 4;

/** A text as a QR code that a crease or a stain of the paper does not spoil. */
export function qrShape(text: string): QrShape {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  return { size, path: data.map(darkRuns).join('') };
}

/** One rectangle for each run of dark modules of a row. */
function darkRuns(row: readonly boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? '1' : '0')).join('');
  const runs = [...modules.matchAll(/1+/g)];
  return runs.map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('');
}
