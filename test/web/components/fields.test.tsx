import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { NumberField } from '#web/components/number-field.tsx';
import { SearchSelect } from '#web/components/search-select.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { matching } from '#web/components/use-option-list.ts';

const provinces = [
  { value: 'BO', label: 'Bologna (BO)' },
  { value: 'FC', label: 'Forlì-Cesena (FC)' },
  { value: 'RA', label: 'Ravenna (RA)' },
];

function Province({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('BO');
  const choose = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <SearchSelect label="Provincia" options={provinces} value={value} onChange={choose} clearable />;
}

function Provinces({ onChange }: { onChange: (values: string[]) => void }) {
  const [values, setValues] = useState<string[]>([]);
  const choose = (next: string[]) => {
    setValues(next);
    onChange(next);
  };
  return <MultiSelect label="Province" options={provinces} values={values} onChange={choose} />;
}

/** A field whose error shows when it is left, above one with a list. */
function MovingProvince() {
  const [left, setLeft] = useState(false);
  return (
    <>
      <TextField
        label="Località"
        onBlur={() => setLeft(true)}
        error={left ? 'Scrivi la località' : undefined}
      />
      <Province onChange={() => undefined} />
    </>
  );
}

function Area() {
  const [typed, setTyped] = useState('');
  return <NumberField label="Superficie" value={typed} onChange={setTyped} onTidy={setTyped} unit="mq" />;
}

/** A dialog with a name of at most 20 letters. */
function Named({ onSubmit }: { onSubmit: () => void }) {
  const [name, setName] = useState('Casa');
  return (
    <Dialog title="Nome" onSubmit={onSubmit} onClose={() => undefined}>
      <TextField label="Nome" longest={20} value={name} onChange={({ target }) => setName(target.value)} />
      <Button type="submit">Salva</Button>
    </Dialog>
  );
}

describe('a text that is too long', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome' });

  it('stays as it was pasted and is marked at once; its form is not sent', async () => {
    const sent = vi.fn();
    const user = userEvent.setup();
    render(<Named onSubmit={sent} />);
    await user.clear(field());
    await user.click(field());
    await user.paste('x'.repeat(23));
    expect(field().value).toHaveLength(23);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Al massimo 20 caratteri');
    expect(screen.getByText('23/20')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Salva' }));
    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field());
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Salva' }));
    expect(sent).toHaveBeenCalledOnce();
  });

  it('has its letters counted only near the limit, without blanks around it', async () => {
    const user = userEvent.setup();
    render(<Named onSubmit={vi.fn()} />);
    await user.clear(field());
    await user.type(field(), 'x'.repeat(18));
    expect(screen.queryByText(/\/20/)).toBeNull();
    await user.type(field(), 'x');
    expect(screen.getByText('19/20')).toBeDefined();
    await user.type(field(), '    ');
    expect(screen.getByText('19/20')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a field', () => {
  it('ties its error to the input and announces it', () => {
    render(<TextField label="Località" required error="Scrivi la località" />);
    const input = screen.getByLabelText(/Località/);
    const error = screen.getByRole('alert');
    expect(error.textContent).toBe('Scrivi la località');
    expect(input.getAttribute('aria-describedby')).toBe(error.id);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it.each(['the button', 'nothing'])(
    'says what is wrong once the press that left it is over, and not before: nothing moves under the pointer, that is let go over %s',
    async (over) => {
      render(
        <>
          <MovingProvince />
          <button type="button">Salva</button>
        </>,
      );
      const user = userEvent.setup();
      await user.click(screen.getByLabelText(/Località/));
      const button = screen.getByRole('button', { name: 'Salva' });
      await user.pointer({ keys: '[MouseLeft>]', target: button });
      expect(screen.queryByRole('alert')).toBeNull();
      await user.pointer({ keys: '[/MouseLeft]', target: over === 'nothing' ? document.body : button });
      expect((await screen.findByRole('alert')).textContent).toBe('Scrivi la località');
    },
  );

  it('says what is wrong as soon as the keyboard leaves it', async () => {
    render(<MovingProvince />);
    const user = userEvent.setup();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe('Scrivi la località');
  });
});

describe('a list to choose from', () => {
  it('opens when pressed, and the error of the field before does not move it away before', async () => {
    render(<MovingProvince />);
    const user = userEvent.setup();
    await user.click(screen.getByLabelText(/Località/));
    const province = screen.getByRole('combobox', { name: 'Provincia' });
    await user.pointer({ keys: '[MouseLeft>]', target: province });
    expect(screen.getByRole('listbox', { name: 'Provincia' })).toBeDefined();
    expect(screen.queryByText('Scrivi la località')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: province });
    expect(screen.getByText('Scrivi la località')).toBeDefined();
    expect(screen.getByRole('listbox', { name: 'Provincia' })).toBeDefined();
  });

  it('stays closed when the focus only passes', async () => {
    render(<MovingProvince />);
    const user = userEvent.setup();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Provincia' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('a typed number', () => {
  it.each([
    ['12.5', '125'],
    ['1.234,56', '1.234,56'],
    ['12,50', '12,5'],
    ['12,3456', '12,3456'],
    ['350 mq', '350'],
    ['abc', 'abc'],
    ['-5', '-5'],
    ['99999999999999', '99999999999999'],
  ])('shows %s as %s when left, and no digit of it gets lost', async (typed, shown) => {
    render(<Area />);
    const input = screen.getByLabelText<HTMLInputElement>('Superficie');
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.blur(input);
    await waitFor(() => expect(input.value).toBe(shown));
  });
});

describe('a list to search', () => {
  it('finds by name, by code and without accents, what begins so first', () => {
    expect(matching(provinces, 'forli').map(({ value }) => value)).toEqual(['FC']);
    expect(matching(provinces, 'ra').map(({ value }) => value)).toEqual(['RA']);
    expect(matching(provinces, 'na').map(({ value }) => value)).toEqual(['BO', 'FC', 'RA']);
  });

  it('is chosen from with the keyboard', async () => {
    const onChange = vi.fn();
    render(<Province onChange={onChange} />);
    const user = userEvent.setup();
    await user.type(screen.getByRole('combobox', { name: 'Provincia' }), 'rav');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('RA');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('closes with Escape and keeps its value', async () => {
    render(<Province onChange={() => {}} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox'));
    await user.keyboard('x{Escape}');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Bologna (BO)');
  });

  it('follows the keys, and stays where a finger or the wheel has scrolled it', async () => {
    const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
    const user = userEvent.setup();
    render(<Province onChange={() => undefined} />);
    await user.click(screen.getByRole('combobox', { name: 'Provincia' }));
    const before = shown.mock.calls.length;
    fireEvent.scroll(screen.getByRole('listbox'));
    await user.hover(screen.getByRole('option', { name: 'Ravenna (RA)' }));
    expect(screen.getByRole('option', { name: 'Ravenna (RA)' }).className).toBe('marked');
    expect(shown.mock.calls.length).toBe(before);
    await user.keyboard('{ArrowUp}');
    expect(shown.mock.instances.at(-1)).toBe(screen.getByRole('option', { name: 'Forlì-Cesena (FC)' }));
  });

  it('can be emptied', async () => {
    const onChange = vi.fn();
    render(<Province onChange={onChange} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Svuota Provincia' }));
    expect(onChange).toHaveBeenCalledWith('');
  });
});

describe('a multiple choice', () => {
  const open = async () => {
    const onChange = vi.fn();
    render(<Provinces onChange={onChange} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox', { name: 'Province' }));
    return { user, onChange };
  };
  const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  it('stays open from one pick to the next, and closes when there is nothing left', async () => {
    const { user, onChange } = await open();
    await user.click(screen.getByRole('option', { name: 'Bologna (BO)' }));
    expect(offered()).toEqual(['Forlì-Cesena (FC)', 'Ravenna (RA)']);
    await user.click(screen.getByRole('option', { name: 'Ravenna (RA)' }));
    expect(offered()).toEqual(['Forlì-Cesena (FC)']);
    await user.click(screen.getByRole('option', { name: 'Forlì-Cesena (FC)' }));
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
    expect(onChange.mock.lastCall).toEqual([['BO', 'RA', 'FC']]);
  });

  it('goes on with the keyboard where it was, with what was typed gone', async () => {
    const { user, onChange } = await open();
    await user.keyboard('{ArrowDown}{Enter}');
    await user.keyboard('{Enter}');
    expect(onChange.mock.lastCall).toEqual([['FC', 'RA']]);
    await user.keyboard('{Backspace}bol');
    expect(offered()).toEqual(['Bologna (BO)']);
    await user.keyboard('{Enter}');
    expect(offered()).toEqual(['Ravenna (RA)']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onChange.mock.lastCall).toEqual([['FC', 'BO']]);
  });
});

describe('a button', () => {
  it('cannot be pressed while busy and says so', () => {
    render(<Button busy>Salva</Button>);
    const button = screen.getByRole('button', { name: 'Salva' });
    expect(button).toHaveProperty('disabled', true);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});

describe('a field of a day', () => {
  it.each([
    ['date', '9999-12-31'],
    ['datetime-local', '9999-12-31T23:59'],
  ])('takes years of four digits: %s', (type, last) => {
    render(<TextField label="Giorno" type={type} />);
    expect(screen.getByLabelText('Giorno').getAttribute('max')).toBe(last);
  });
});
