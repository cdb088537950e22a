/** A head, the total and what follows. */
const shapes = [
  { y: 4, width: '62%', height: 22 },
  { y: 36, width: '44%', height: 14 },
  { y: 72, width: '100%', height: 150 },
  { y: 238, width: '100%', height: 260 },
];

/** In place of an offer that has not come. The page itself shows it before the scripts run (web/build/page-head.tsx). */
export const OfferShapes = () => (
  <svg className="guest-shapes" aria-hidden="true">
    {shapes.map((shape) => (
      <rect key={shape.y} rx="8" {...shape} />
    ))}
  </svg>
);
