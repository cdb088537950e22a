import { expect, it, vi } from 'vitest';
import { showUndone } from '#web/lib/show-undone.ts';

it('a field that the undo of the browser changed comes into sight', () => {
  showUndone();
  const field = document.body.appendChild(document.createElement('input'));
  const scroll = vi.spyOn(field, 'scrollIntoView').mockReturnValue();
  const change = (inputType: string) =>
    field.dispatchEvent(new InputEvent('input', { inputType, bubbles: true }));
  change('insertText');
  expect(scroll).not.toHaveBeenCalled();
  change('historyUndo');
  change('historyRedo');
  expect(scroll).toHaveBeenCalledTimes(2);
  field.remove();
});
