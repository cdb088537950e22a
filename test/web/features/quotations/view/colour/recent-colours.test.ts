import { describe, expect, it, vi } from 'vitest';
import { recentColours, rememberColour } from '#web/features/quotations/view/colour/recent-colours.ts';

const colour = (code: string) => ({ code, colorlist: 'Terre naturali' });
const codesOf = (user: string) => recentColours(user).map(({ code }) => code);

describe('the colours chosen lately', () => {
  it('are the newest twelve, each once', () => {
    for (let number = 1; number <= 14; number++) rememberColour('marta', colour(`TN ${number}`));
    rememberColour('marta', colour('TN 10'));
    expect(codesOf('marta')).toEqual(
      [10, 14, 13, 12, 11, 9, 8, 7, 6, 5, 4, 3].map((number) => `TN ${number}`),
    );
  });

  it('are those of the user', () => {
    rememberColour('marta', colour('TN 1'));
    expect(codesOf('luca')).toEqual([]);
  });

  it.each(['{', '{}', '[1]', '[{"code":1}]', 'null'])(
    'are none where %s is stored, until the next',
    (stored) => {
      localStorage.setItem('recent-colours:marta', stored);
      expect(codesOf('marta')).toEqual([]);
      rememberColour('marta', colour('TN 1'));
      expect(codesOf('marta')).toEqual(['TN 1']);
    },
  );

  it('are none where storage is refused, and choosing still works', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(() => rememberColour('marta', colour('TN 1'))).not.toThrow();
    expect(codesOf('marta')).toEqual([]);
    vi.unstubAllGlobals();
  });
});
