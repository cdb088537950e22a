type Box = { x: number; y: number; height: number };

const upper: readonly Box[] = [94, 146, 198, 250].map((x) => ({ x, y: 70, height: 31 }));
const lower: readonly Box[] = [94, 250].map((x) => ({ x, y: 124, height: 28 }));
const slats = [1, 2, 3, 4, 5];
/** Joints of the tiles: from the eaves to the ridge. */
const tiles = Array.from(
  { length: 11 },
  (_, index) => `M${74 + index * 21.2} 50L${98 + index * 16.6} 20`,
).join('');

/** A house of two floors whose wall takes `--facade`, with light and shadows over the colour. */
export const Facade = ({ name }: { name: string }) => (
  <svg viewBox="0 0 360 190" preserveAspectRatio="xMidYMid slice" role="img" aria-label={name}>
    <Lights />
    <Surroundings />
    <rect x="246" y="10" width="15" height="26" fill="#cbbfae" />
    <rect x="243" y="8" width="21" height="5" fill="#a8604a" />
    <path d="M54 50 90 20h180l36 30z" fill="#a9624c" />
    <path d={`${tiles}M66 40h228M78 30h204`} stroke="#7f4434" strokeOpacity=".32" />
    <Wall />
    {[...upper, ...lower].map((box) => (
      <ShutteredWindow key={`${box.x}-${box.y}`} {...box} />
    ))}
    <Door />
  </svg>
);

const Lights = () => (
  <defs>
    <linearGradient id="facade-sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#dbe7ec" />
      <stop offset="1" stopColor="#f1f3f0" />
    </linearGradient>
    <linearGradient id="facade-light" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stopColor="#fff" stopOpacity=".16" />
      <stop offset=".45" stopColor="#fff" stopOpacity="0" />
      <stop offset="1" stopColor="#000" stopOpacity=".13" />
    </linearGradient>
  </defs>
);

const Surroundings = () => (
  <>
    <rect width="360" height="190" fill="url(#facade-sky)" />
    <path d="M0 150c40-22 78-20 120-8s92-16 140-10 70 4 100-6v64H0z" fill="#c9d3c4" />
    <path d="M0 170h360v20H0z" fill="#cfc8bc" />
    <path d="M0 170h360v3H0z" fill="#b9b1a4" />
    <path d="M31 172c-9-6-11-52 0-92 11 40 9 86 0 92z" fill="#5d7360" />
    <path d="M336 172c-7-5-9-40 0-72 9 32 7 67 0 72z" fill="#6c826c" />
  </>
);

const Wall = () => (
  <>
    <rect className="wall" x="66" y="52" width="228" height="120" />
    <rect x="66" y="52" width="228" height="120" fill="url(#facade-light)" />
    <path d="M58 50h244v7H58zM66 112h228v4H66z" fill="#f2ede5" />
    <path d="M62 57h236v5H62z" fillOpacity=".13" />
    <path d="M66 116h228v2H66z" fillOpacity=".1" />
    <path d="M62 158h236v14H62z" fill="#b3aa9d" />
    <path d="M98 158v14M138 158v14M222 158v14M262 158v14" stroke="#000" strokeOpacity=".1" />
  </>
);

function ShutteredWindow({ x, y, height }: Box) {
  const slat = slats.map((part) => `h6.84m20.16 0h6.84M${x - 7.9} ${y + (height * (part + 1)) / 6}`).join('');
  const bottom = y + height;
  return (
    <>
      <rect x={x - 2} y={y - 2} width="22" height={height + 4} fill="#f5f1ea" />
      <rect x={x} y={y} width="18" height={height} fill="#4a5a63" />
      <path d={`M${x} ${y}h18L${x} ${y + height * 0.7}z`} fill="#fff" fillOpacity=".13" />
      <path d={`M${x + 9} ${y}v${height}M${x} ${y + height * 0.42}h18`} stroke="#f5f1ea" strokeWidth="1.4" />
      <path d={`M${x - 8.3} ${y}h7.6v${height}h-7.6zM${x + 18.7} ${y}h7.6v${height}h-7.6z`} fill="#55685f" />
      <path d={`M${x - 7.9} ${y + height / 6}${slat}`} stroke="#000" strokeOpacity=".16" strokeWidth=".8" />
      <path d={`M${x - 4} ${bottom + 1}h26v3h-26z`} fill="#e9e3d9" />
      <path d={`M${x - 4} ${bottom + 4}h26v3h-26z`} fillOpacity=".1" />
    </>
  );
}

const Door = () => (
  <>
    <path d="M163 172v-34a17 17 0 0 1 34 0v34z" fill="#f2ede5" />
    <path d="M167 172v-33a13 13 0 0 1 26 0v33z" fill="#5c4435" />
    <path d="M180 127v45" stroke="#000" strokeOpacity=".3" />
    <circle cx="184" cy="152" r="1.4" fill="#d8b36a" />
    <path
      d="M146 172c-5 0-8-4-7-9 4-3 11-3 14 0 1 5-2 9-7 9zM214 172c-5 0-8-4-7-9 4-3 11-3 14 0 1 5-2 9-7 9z"
      fill="#6c826c"
    />
  </>
);
