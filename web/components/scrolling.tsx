import type { ComponentProps } from 'react';
import './scrolling.css';

type Props = ComponentProps<'section'> & {
  as?: 'section' | 'ul';
  /** Names it for readers. */
  label: string;
  /** Its style limits the height. */
  className: string;
};

/** A long text in a place of its own. It takes the focus, so that keys reach the end (`test/house/scrolling.test.ts`). */
export function Scrolling({ as = 'section', label, className, ...rest }: Props) {
  const Part = as as 'section';
  return <Part {...rest} className={`scrolling ${className}`} aria-label={label} tabIndex={0} />;
}
