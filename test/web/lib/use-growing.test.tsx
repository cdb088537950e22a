import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useGrowing } from '#web/lib/use-growing.ts';

describe('a long list', () => {
  const open = (total: number) => {
    const drawn: number[] = [];
    const { rerender } = renderHook(
      (wanted: number) => {
        drawn.push(useGrowing(wanted, 50));
      },
      { initialProps: total },
    );
    return { drawn, rerender };
  };

  it('is drawn some at a time, to its end', async () => {
    const { drawn } = open(170);
    await waitFor(() => expect(drawn.at(-1)).toBe(170));
    expect([...new Set(drawn)]).toEqual([50, 100, 150, 170]);
  });

  it('stays drawn when it changes a little, and grows again after it was short', async () => {
    const { drawn, rerender } = open(120);
    await waitFor(() => expect(drawn.at(-1)).toBe(120));
    rerender(121);
    expect(drawn.at(-1)).toBe(120);
    rerender(3);
    expect(drawn.at(-1)).toBe(3);
    rerender(120);
    expect(drawn.at(-1)).toBe(50);
    await waitFor(() => expect(drawn.at(-1)).toBe(120));
  });
});
