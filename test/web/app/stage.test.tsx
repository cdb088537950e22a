import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { App } from '#web/app/app.tsx';
import * as routes from '#web/app/routes.tsx';
import config from '#web/vite.config.ts';

const stageOf = (mode: string) =>
  typeof config === 'function' ? config({ mode, command: 'build' }) : undefined;

describe('the build mode', () => {
  it.each([
    ['production', 'production'],
    ['development', 'development'],
    ['test', 'development'],
  ])('%s makes the %s environment [SHL-007, WDA-054]', async (mode, stage) => {
    expect(await stageOf(mode)).toMatchObject({ define: { __STAGE__: JSON.stringify(stage) } });
  });

  it('is seen on every screen of a development environment, and on none in production [SHL-007]', () => {
    vi.spyOn(routes, 'AppRoutes').mockReturnValue(<main>Preventivi</main>);
    vi.stubGlobal('__STAGE__', 'development');
    const { unmount } = render(<App />);
    expect(screen.getByRole('complementary').textContent).toBe('Sviluppo');
    unmount();
    vi.stubGlobal('__STAGE__', 'production');
    render(<App />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
