import type { CSSProperties } from 'react';
import type { Rgb } from '#shared/colour/rgb.ts';
import './swatch.css';

/** A custom property carries the paint's colour to the style sheet. */
export const paint = ({ r, g, b }: Rgb) => ({ '--c': `rgb(${r} ${g} ${b})` }) as CSSProperties;

type Props = { colour: Rgb; size?: 'badge' | 'row' | 'big' };

/** The colour itself; its code stands beside it, always. */
export const Swatch = ({ colour, size = 'row' }: Props) => (
  <i className={`swatch-tile ${size}`} style={paint(colour)} aria-hidden="true" />
);
