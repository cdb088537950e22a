import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { handTimer } from '#test/support/hand-timer.ts';
import { useColourSelection } from '#web/features/quotations/view/colour/use-colour-selection.ts';
import type { OpenDialog } from '#web/features/quotations/view/open-dialog.ts';

describe('the search of the selector', () => {
  const opened: OpenDialog = { kind: 'colour', sId: 'silicalce' };
  const start = () => {
    const { timer, pass } = handTimer();
    const hook = renderHook(({ dialog }: { dialog?: OpenDialog }) => useColourSelection(dialog, timer), {
      initialProps: { dialog: opened } as { dialog?: OpenDialog },
    });
    const show = (dialog?: OpenDialog) => hook.rerender({ dialog });
    act(() => hook.result.current.change({ search: 'CC 2' }));
    return {
      show,
      pass: (time: number) => act(() => pass(time)),
      search: () => hook.result.current.state.search,
    };
  };

  it('is forgotten 1000 ms after it closes [QCO-008]', () => {
    const { show, pass, search } = start();
    show(undefined);
    pass(1_000);
    show(opened);
    expect(search()).toBe('');
  });

  it('is still there before that [QCO-008]', () => {
    const { show, pass, search } = start();
    show(undefined);
    pass(999);
    show(opened);
    pass(5_000);
    expect(search()).toBe('CC 2');
  });

  it('is not that of another row', () => {
    const { show, search } = start();
    show({ kind: 'colour', sId: 'another' });
    expect(search()).toBe('');
  });
});
