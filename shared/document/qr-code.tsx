import { encode } from 'uqr';

/** Modules of white around the code, without which readers do not find it (ISO/IEC 18004). */
const quietZone = 4;

/** An address as a QR code that takes the width it is given; a crease or a stain of paper does not spoil it. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { size, data } = encode(address, { ecc: 'M', border: quietZone });
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" shapeRendering="crispEdges" d={darkModules(data)} />
    </svg>
  );
}

/** One stroke for each run of dark modules. */
function darkModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const line = row.map((dark) => (dark ? '1' : '0')).join('');
      return [...line.matchAll(/1+/g)].map(
        ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      );
    })
    .join('');
}
