/** How a difference of colours is noticed, from not at all to another colour. */
export type DifferenceDegree = 'same' | 'unseen' | 'slight' | 'visible' | 'clear' | 'other';

/** Up to which ΔE; Mokrzycki, Tatol: "Colour difference ΔE - A survey", 2011. */
const limits: readonly [number, DifferenceDegree][] = [
  [1, 'unseen'],
  [2, 'slight'],
  [3.5, 'visible'],
  [5, 'clear'],
];

/** In which words a ΔE is said. */
export function differenceDegree(difference: number): DifferenceDegree {
  if (difference === 0) return 'same';
  return limits.find(([limit]) => difference < limit)?.[1] ?? 'other';
}
