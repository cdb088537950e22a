import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { aConfig, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { ToastProvider } from '#web/components/toast.tsx';
import { SourceTab } from '#web/features/guided-test-editor/source/source-tab.tsx';

const config = aConfig({ stage1: [aQuestion('ambiente', { nota: 'non la conosco' })] });
const stages = () => JSON.parse(JSON.stringify(config)) as Record<string, unknown>[];
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Configurazione JSON' });

function open({ readOnly = false, start = config as GuidedTestConfig | null } = {}) {
  const emitted: (GuidedTestConfig | null)[] = [];
  function Editor() {
    const [held, setHeld] = useState(start);
    return (
      <ToastProvider>
        <SourceTab
          config={held}
          readOnly={readOnly}
          setConfig={(next) => {
            const value = typeof next === 'function' ? next(held) : next;
            emitted.push(value);
            setHeld(value);
          }}
        />
        <button type="button" onClick={() => setHeld(aConfig())}>
          altrove
        </button>
      </ToastProvider>
    );
  }
  const user = userEvent.setup();
  render(<Editor />);
  return { emitted, user };
}
type Opened = ReturnType<typeof open>;

/** Puts a text into the field and leaves it. */
async function write({ user }: Opened, text: string) {
  await user.clear(field());
  if (text) {
    await user.click(field());
    await user.paste(text);
  }
  await user.tab({ shift: true });
}

beforeEach(() => {
  vi.restoreAllMocks();
});

describe('the source of the guided test', () => {
  it('is only the array of stages, with keys nobody knows [OPW-14, OPW-16]', () => {
    open();
    expect(JSON.parse(field().value)).toEqual(stages());
    expect(field().value).toContain('"nota": "non la conosco"');
  });

  it('is copied to the clipboard [WED-051]', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Copia' }));
    expect(await navigator.clipboard.readText()).toBe(field().value);
    expect(await screen.findByText('Configurazione copiata negli appunti')).toBeTruthy();
  });

  it('is copied as it is written, though it does not count yet [WED-051]', async () => {
    const opened = open();
    await write(opened, '[ a metà');
    await opened.user.click(screen.getByRole('button', { name: 'Copia' }));
    expect(await screen.findByText('Configurazione copiata negli appunti')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('[ a metà');
  });

  it('is formatted [WED-052]', async () => {
    const opened = open();
    await write(opened, JSON.stringify(stages()));
    await opened.user.click(screen.getByRole('button', { name: 'Formatta' }));
    expect(field().value).toBe(JSON.stringify(stages(), null, 2));
  });

  it('says when it cannot be formatted [WED-060, WER-013]', async () => {
    const opened = open();
    await write(opened, '[');
    await opened.user.click(screen.getByRole('button', { name: 'Formatta' }));
    expect(await screen.findByText('Impossibile formattare: JSON non valido')).toBeTruthy();
    expect(field().value).toBe('[');
  });

  it('says in words, counted from 1, where a value or a stage is wrong [WED-058]', async () => {
    const opened = open();
    const [first, second, ...others] = stages();
    const said = () => screen.getByRole('alert').textContent;
    await write(
      opened,
      JSON.stringify([{ ...first, questions: [{ id: 'a', title: 4 }] }, second, ...others]),
    );
    expect(said()).toContain('Valore non valido: fase 1, domanda 1, campo title');
    await write(opened, JSON.stringify([{ ...first, title: '' }, { title: 'b' }, ...others]));
    expect(said()).toContain('La fase 1 non ha: title. La fase 2 non ha: name');
  });

  it('counts on leaving the field, not while it is typed [WED-053]', async () => {
    const opened = open();
    const [first, ...rest] = stages();
    const changed = [{ ...first, title: 'Il supporto' }, ...rest];
    await opened.user.clear(field());
    await opened.user.paste(JSON.stringify(changed));
    expect(opened.emitted).toEqual([]);
    await opened.user.tab();
    expect(opened.emitted.map((one) => one?.[0].title)).toEqual([{ it: 'Il supporto' }]);
    expect(opened.emitted[0]?.[0].questions[0]).toHaveProperty('nota', 'non la conosco');
  });

  it('emits nothing when left as it was, or only written differently', async () => {
    const opened = open();
    await write(opened, JSON.stringify(stages()));
    expect(opened.emitted).toEqual([]);
  });

  it.each([
    ['no JSON, in the words of the parser [WED-055, WER-012]', '[}', /^JSON non valido: .+/],
    ['no array [WED-056]', '{"config": []}', 'La configurazione deve essere un array di fasi'],
    ['three stages [WED-057]', '[{},{},{}]', 'La configurazione deve avere esattamente 4 fasi: qui sono 3'],
    [
      'a stage without title [WED-058]',
      JSON.stringify([{ name: 'stage1', title: 'Uno' }, { name: 'stage2' }, {}, {}]),
      'La fase 2 non ha: title',
    ],
    [
      'a stage without name and title [WED-058]',
      JSON.stringify([{}, {}, {}, {}]),
      'La fase 1 non ha: name, title',
    ],
  ])('is refused as %s, and not emitted [WED-053]', async (_, text, message) => {
    const opened = open();
    await write(opened, text);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toMatch(message);
    expect(opened.emitted).toEqual([]);
    await opened.user.click(screen.getByRole('button', { name: 'Chiudi avviso' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('may be empty: then there is no configuration [WED-059, OPW-15]', async () => {
    const opened = open();
    await write(opened, '[');
    await write(opened, '');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(opened.emitted).toEqual([null]);
  });

  it('cannot be edited in the preview, and says so [WED-054]', async () => {
    const { user, emitted } = open({ readOnly: true });
    expect(screen.getByText(/In anteprima il JSON si può solo leggere/)).toBeTruthy();
    const before = field().value;
    await user.type(field(), 'x');
    await user.tab();
    expect([field().value, emitted]).toEqual([before, []]);
  });

  it('follows what is edited elsewhere', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'altrove' }));
    expect(JSON.parse(field().value)).toEqual(JSON.parse(JSON.stringify(aConfig())));
  });
});
