import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { readQuantity } from '#shared/offers/read-quantity.ts';
import { keepCellsApart } from '#web/lib/keep-cells-apart.ts';

beforeAll(keepCellsApart);

function paste(text: string, field: Parameters<typeof Field>[0]) {
  // happy-dom has no editing of its own.
  const typed = vi.fn();
  Object.assign(document, { execCommand: typed });
  render(<Field {...field} />);
  const isLeft = fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => text } });
  return { isLeft, typed };
}

type Props = { inputMode?: 'decimal' | 'numeric' | 'text'; isOwn?: boolean };

function Field({ inputMode, isOwn }: Props) {
  return <input inputMode={inputMode} onPaste={(event) => isOwn && event.preventDefault()} />;
}

it.each([
  ['42\r\n150\r\n', 'text', '42; 150'],
  ['12,40\t864', 'decimal', '12,40; 864'],
  ['12\n13,5\n14', 'numeric', '12; 13,5; 14'],
] as const)('cells of a sheet that are pasted into one number make none: %j', (text, inputMode, shown) => {
  const { isLeft, typed } = paste(text, { inputMode });
  expect(isLeft).toBe(false);
  expect(typed).toHaveBeenCalledExactlyOnceWith('insertText', false, shown);
  expect(readQuantity(shown)).toBeUndefined();
});

it.each([
  ['one cell', '1 234,5\n', { inputMode: 'decimal' }],
  ['a text', 'Via Emilia\n12', {}],
] as const)('%s is left to the browser', (_, text, field) => {
  const { isLeft, typed } = paste(text, field);
  expect(isLeft).toBe(true);
  expect(typed).not.toHaveBeenCalled();
});

it('a table that takes cells keeps them', () => {
  expect(paste('1\t2', { inputMode: 'decimal', isOwn: true }).typed).not.toHaveBeenCalled();
});
