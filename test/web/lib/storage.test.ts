import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStore, tabStore } from '#web/lib/storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['localStorage', browserStore],
  ['sessionStorage', tabStore],
])('texts in %s', (name, store) => {
  it('are kept and removed', () => {
    store.set('test-key', 'text');
    expect([store.get('test-key'), store.keys().includes('test-key')]).toEqual(['text', true]);
    store.remove('test-key');
    expect(store.get('test-key')).toBeNull();
  });

  it('are not kept where the browser forbids it, and nothing else is hindered', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal(name, new Proxy({}, { get: refuse, ownKeys: refuse }));
    store.set('test-key', 'text');
    store.remove('test-key');
    expect([store.get('test-key'), store.keys()]).toEqual([null, []]);
  });
});
