import { screen } from '@testing-library/react';

/** The button of this name that floats over the screen; other buttons may have the same name. */
export function floatingButton(name: string): HTMLElement {
  const floating = screen
    .getAllByRole('button', { name })
    .filter(({ classList }) => classList.contains('floating-add'));
  const [only, ...others] = floating;
  if (!only || others.length > 0) throw new Error(`${floating.length} floating buttons "${name}"`);
  return only;
}
