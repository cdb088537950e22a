import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RichTextEditor } from '#web/components/rich-text-editor/rich-text-editor.tsx';

const onChange = vi.fn<(markup: string) => void>();
const last = () => onChange.mock.lastCall?.[0];
let setValue: (value: string) => void;

function Description({ disabled, error, from }: { disabled?: boolean; error?: string; from: string }) {
  const [value, set] = useState(from);
  setValue = set;
  const [change] = useState(() => (markup: string) => {
    onChange(markup);
    set(markup);
  });
  return (
    <RichTextEditor
      label="Descrizione in italiano"
      value={value}
      onChange={change}
      disabled={disabled}
      error={error}
      lang="it"
    />
  );
}

async function open(from: string, changes: { disabled?: boolean; error?: string } = {}) {
  render(<Description from={from} {...changes} />);
  const text = await screen.findByRole('textbox', { name: 'Descrizione in italiano' });
  return { user: userEvent.setup(), text };
}
const bar = () => screen.getByRole('toolbar', { name: 'Formato di Descrizione in italiano' });
const tool = (name: string) => within(bar()).getByRole('button', { name });

/** Marks all of the text, as Ctrl+A does in a browser. */
async function markAll(text: HTMLElement) {
  // Tiptap sets the editor on its element, for code that knows only the element.
  const { editor } = text as HTMLElement & { editor: { commands: { selectAll: () => void } } };
  await act(async () => editor.commands.selectAll());
}

// It comes with its first field, which on a busy machine takes longer than a query waits.
beforeAll(() => import('#web/components/rich-text-editor/editor.tsx'));
beforeEach(() => onChange.mockReset());

describe('the toolbar of rich texts', () => {
  const isToggled = async (name: string, written: string) => {
    const { user, text } = await open('<p>Pittura</p>');
    await markAll(text);
    await user.click(tool(name));
    expect(last()).toBe(written);
    await waitFor(() => expect(tool(name).getAttribute('aria-pressed')).toBe('true'));
    await user.click(tool(name));
    expect(last()).toBe('<p>Pittura</p>');
  };

  it.each([
    ['Grassetto', '<p><strong>Pittura</strong></p>'],
    ['Corsivo', '<p><em>Pittura</em></p>'],
    ['Sottolineato', '<p><u>Pittura</u></p>'],
  ])('has %s, pressed where the text has it [PHA-024]', isToggled);

  it.each([
    ['Allinea a sinistra', '<p style="text-align: left">Pittura</p>'],
    ['Allinea al centro', '<p style="text-align: center">Pittura</p>'],
    ['Allinea a destra', '<p style="text-align: right">Pittura</p>'],
  ])('has %s, pressed where the text has it [PHA-027]', isToggled);

  it.each([
    ['Elenco puntato', '<ul><li>Pittura</li></ul>'],
    ['Elenco numerato', '<ol><li>Pittura</li></ol>'],
  ])('has %s, pressed where the text has it [PHA-029]', isToggled);

  it.each([
    ['Dimensione del carattere', 'Grande', '<p><span style="font-size: 1.25em">Pittura</span></p>'],
    ['Tipo di carattere', 'Georgia', '<p><span style="font-family: Georgia, serif">Pittura</span></p>'],
  ])('has %s [PHA-025]', async (name, choice, written) => {
    const { user, text } = await open('<p>Pittura</p>');
    await markAll(text);
    await user.click(tool(name));
    await user.click(await screen.findByRole('menuitem', { name: choice }));
    expect(last()).toBe(written);
  });

  it.each([
    ['Colore del testo', '<p><span style="color: #c23b2e">Pittura</span></p>'],
    ['Colore dello sfondo', '<p><span style="background-color: #fbd9d4">Pittura</span></p>'],
  ])('has %s, and takes it back [PHA-026]', async (name, written) => {
    const { user, text } = await open('<p>Pittura</p>');
    await markAll(text);
    await user.click(tool(name));
    await user.click(within(screen.getByRole('dialog', { name })).getByRole('button', { name: 'Rosso' }));
    expect(last()).toBe(written);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(tool(name));
    await user.click(screen.getByRole('button', { name: 'Nessun colore' }));
    expect(last()).toBe('<p>Pittura</p>');
  });

  it('links the marked text to an address that is allowed, and takes the link off [PHA-028]', async () => {
    const { user, text } = await open('<p>Pittura</p>');
    await markAll(text);
    await user.click(tool('Collegamento'));
    const address = await screen.findByRole('textbox', { name: /Indirizzo/ });
    await user.type(address, 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(screen.getByRole('alert').textContent).toContain('Scrivi un indirizzo web');
    await user.clear(address);
    await user.type(address, 'calcecolore.example');
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(last()).toBe(
      '<p><a href="https://calcecolore.example" target="_blank" rel="noopener noreferrer">Pittura</a></p>',
    );
    await user.click(tool('Collegamento'));
    await user.click(await screen.findByRole('button', { name: 'Togli collegamento' }));
    expect(last()).toBe('<p>Pittura</p>');
  });

  it('undoes and redoes what was done; all undone is what was there [PHA-030]', async () => {
    const stored = '<p>Pittura <b>ai silicati</b></p>';
    const { user, text } = await open(stored);
    expect(tool('Annulla').getAttribute('aria-disabled')).toBe('true');
    await markAll(text);
    await user.click(tool('Grassetto'));
    await user.click(tool('Annulla'));
    expect(last()).toBe(stored);
    await user.click(tool('Ripeti'));
    expect(last()).toBe('<p><strong>Pittura ai silicati</strong></p>');
  });

  it('removes the format [PHA-031]', async () => {
    const { user, text } = await open(
      '<ul><li><strong>Pittura</strong> <span style="color: #c23b2e">rossa</span></li></ul><p style="text-align: center">A</p>',
    );
    await markAll(text);
    await user.click(tool('Togli formato'));
    expect(last()).toBe('<p>Pittura rossa</p><p>A</p>');
  });

  it('is one stop of the Tab key, and arrows move in it', async () => {
    const { user } = await open('<p>Pittura</p>');
    await user.tab();
    expect(document.activeElement).toBe(tool('Grassetto'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tool('Corsivo'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(tool('Togli formato'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tool('Grassetto'));
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tool('Togli formato'));
  });

  it('says the keys that do the same', async () => {
    await open('<p>Pittura</p>');
    expect(tool('Grassetto').title).toBe('Grassetto (Ctrl+B)');
    expect(tool('Grassetto').getAttribute('aria-keyshortcuts')).toBe('Control+B');
  });
});

describe('a rich text', () => {
  it('is not changed by opening it', async () => {
    await open('<p>Pittura <b>ai silicati</b><br></p>');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('cannot be written while it is disabled [PHA-023]', async () => {
    const { text } = await open('<p>Pittura</p>', { disabled: true });
    expect(text.getAttribute('contenteditable')).toBe('false');
    expect(text.getAttribute('aria-disabled')).toBe('true');
    for (const button of within(bar()).getAllByRole<HTMLButtonElement>('button')) {
      expect(button.disabled).toBe(true);
    }
  });

  it('says its error', async () => {
    const { text } = await open('', { error: 'Troppo lungo' });
    expect(text.getAttribute('aria-invalid')).toBe('true');
    expect(text.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  });

  it('becomes another when another is given, and undo does not bring back the one before [TRA-005]', async () => {
    const { user, text } = await open('<p>Pittura</p>');
    await markAll(text);
    await user.click(tool('Grassetto'));
    act(() => setValue('<p>Paint</p>'));
    expect(text.textContent).toBe('Paint');
    await waitFor(() => expect(tool('Annulla').getAttribute('aria-disabled')).toBe('true'));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('stays as it is, with its undo, when what was written comes back from the server', async () => {
    const { user, text } = await open('<p>Pittura</p>');
    await markAll(text);
    await user.click(tool('Grassetto'));
    act(() => setValue('<p><b>Pittura</b></p>'));
    expect(tool('Annulla').getAttribute('aria-disabled')).toBeNull();
  });
});
