import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { brand } from '#shared/brand.ts';
import { AppRoutes } from '#web/app/routes.tsx';

vi.mock('aws-amplify/auth', () => ({ fetchAuthSession: vi.fn(), signIn: vi.fn(), signOut: vi.fn() }));
vi.mock('#web/features/public/leave-page.tsx', () => ({
  default: ({ address }: { address: string }) => <p>to {address}</p>,
}));

it.each([
  ['/ios', brand.links.ios, 'the store of iPhones [SHL-016, WDA-048]'],
  ['/android', brand.links.android, 'the store of Android [SHL-017, WDA-048]'],
  ['/english-demo', brand.links.englishDemo, 'the demo site [SHL-018, WDA-048]'],
])('%s leads a visitor to %s, %s', async (path, address) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppRoutes />
    </MemoryRouter>,
  );
  expect(await screen.findByText(`to ${address}`)).toBeDefined();
});
