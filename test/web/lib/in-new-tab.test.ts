import { afterEach, expect, it, vi } from 'vitest';
import { inNewTab } from '#web/lib/in-new-tab.ts';

const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const opening = (address: string) => {
  vi.stubGlobal('open', () => tab);
  return inNewTab(async () => address);
};

it('a new tab is led to an address of the web, and cannot reach back', async () => {
  await opening('https://example.com/listino.pdf');
  expect(tab.location.replace).toHaveBeenCalledWith('https://example.com/listino.pdf');
  expect(tab.opener).toBeNull();
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:x',
])('a new tab is led nowhere else: %j', async (address) => {
  await expect(opening(address)).rejects.toThrow();
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(tab.close).toHaveBeenCalledOnce();
});
