import type { Lab } from './lab.ts';

type Polar = { readonly l: number; readonly chroma: number; readonly hue: number };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const sine = (degrees: number) => Math.sin(radians(degrees));
const cosine = (degrees: number) => Math.cos(radians(degrees));
const isGrey = ({ chroma }: Polar) => chroma === 0;

/** How much chroma of two colours counts as saturated: 0 for greys, near 1 beyond 25. */
const saturation = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/**
 * How different two colours look: CIEDE2000 (ΔE₀₀), 0 for the same, about 1 for a difference that is just seen.
 * Symmetric. After Sharma, Wu, Dalal: "The CIEDE2000 Color-Difference Formula", 2005.
 */
export function colourDifference(one: Lab, other: Lab): number {
  const [left, right] = inPolar(one, other);
  const lightness = (right.l - left.l) / weightOfLightness((left.l + right.l) / 2);
  const meanChroma = (left.chroma + right.chroma) / 2;
  const chroma = (right.chroma - left.chroma) / (1 + 0.045 * meanChroma);
  const meanHue = meanHueOf(left, right);
  const hueDistance = 2 * Math.sqrt(left.chroma * right.chroma) * sine(turn(left, right) / 2);
  const hue = hueDistance / (1 + 0.015 * meanChroma * weightOfHue(meanHue));
  const rotation = rotationOf(meanHue, meanChroma);
  return Math.sqrt(lightness ** 2 + chroma ** 2 + hue ** 2 + rotation * chroma * hue);
}

/** By chroma and hue (degrees), the red of near greys stretched. */
function inPolar(one: Lab, other: Lab): [Polar, Polar] {
  const meanChroma = (Math.hypot(one.a, one.b) + Math.hypot(other.a, other.b)) / 2;
  const stretch = 1 + 0.5 * (1 - saturation(meanChroma));
  const polar = ({ l, a, b }: Lab) => {
    const hue = (Math.atan2(b, a * stretch) * 180) / Math.PI;
    return { l, chroma: Math.hypot(a * stretch, b), hue: hue < 0 ? hue + 360 : hue };
  };
  return [polar(one), polar(other)];
}

/** From one hue to the other the short way round, -180 to 180; greys have none. */
function turn(left: Polar, right: Polar): number {
  if (isGrey(left) || isGrey(right)) return 0;
  const difference = right.hue - left.hue;
  if (difference > 180) return difference - 360;
  return difference < -180 ? difference + 360 : difference;
}

/** Half-way between the hues on the short way; a grey takes the hue of the other. */
function meanHueOf(left: Polar, right: Polar): number {
  const sum = left.hue + right.hue;
  if (isGrey(left) || isGrey(right)) return sum;
  if (Math.abs(left.hue - right.hue) <= 180) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

const weightOfLightness = (mean: number) => 1 + (0.015 * (mean - 50) ** 2) / Math.sqrt(20 + (mean - 50) ** 2);

const weightOfHue = (hue: number) =>
  1 -
  0.17 * cosine(hue - 30) +
  0.24 * cosine(2 * hue) +
  0.32 * cosine(3 * hue + 6) -
  0.2 * cosine(4 * hue - 63);

/** Chroma and hue of blues depend on each other. */
const rotationOf = (hue: number, chroma: number) =>
  -2 * saturation(chroma) * sine(60 * Math.exp(-(((hue - 275) / 25) ** 2)));
