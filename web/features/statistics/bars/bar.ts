import type { ReactNode } from 'react';
import type { Rgb } from '#shared/colour/rgb.ts';
import type { Entry } from '../use-statistics.ts';

/** A line of a list: what it is called, and what it counts. */
export type Bar = Pick<Entry, 'key' | 'quotations' | 'value' | 'valued'> & {
  name: ReactNode;
  /** Its bar is painted with it. */
  colour?: Rgb;
};
