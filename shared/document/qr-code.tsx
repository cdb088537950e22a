import type { QrShape } from './qr-shape.ts';

type Props = { shape: QrShape; label: string };

/** A QR code that takes the width it is given; black on white in every theme, as readers want it. */
export const QrCode = ({ shape: { size, path }, label }: Props) => (
  <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
    <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
    <path fill="#000" shapeRendering="crispEdges" d={path} />
  </svg>
);
