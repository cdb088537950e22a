import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

function Place() {
  const { pathname, search, state } = useLocation();
  return <output aria-label="place">{`${pathname}${search} ${state?.notice ?? ''}`.trim()}</output>;
}

/** Opens a screen without a session, and shows where it leads. */
export function openVisitor(address: string, page: ReactNode) {
  render(
    <MemoryRouter initialEntries={[address]}>
      {page}
      <Place />
    </MemoryRouter>,
  );
}

export const place = () => screen.getByLabelText('place').textContent;
