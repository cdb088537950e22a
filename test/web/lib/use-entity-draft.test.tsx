import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handTimer } from '#test/support/hand-timer.ts';
import { closeOnBack } from '#web/lib/close-on-back.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { hasUnsavedChanges, leaving } from '#web/lib/leave-guard.ts';
import { useEntityDraft } from '#web/lib/use-entity-draft.ts';

type Paint = { revision: number; name: string; litres: number; updatedBy: string };
type Draft = { name: string; litres: number };

const paint: Paint = { revision: 3, name: 'Bianco', litres: 12, updatedBy: 'Giulia' };
const toDraft = ({ name, litres }: Paint): Draft => ({ name: name.trim(), litres });
const leave = { title: 'Vuoi abbandonare le modifiche?', text: 'Andrebbero perse.' };

function open() {
  const { timer, pass } = handTimer();
  const send = vi.fn(
    async (draft: Draft, revision: number): Promise<Paint> => ({
      ...paint,
      ...draft,
      revision: revision + 1,
    }),
  );
  const reload = vi.fn(
    async (): Promise<Paint> => ({ ...paint, revision: 7, name: 'Altrui', updatedBy: 'Luca' }),
  );
  const hook = renderHook(
    ({ stored }: { stored: Paint }) =>
      useEntityDraft<Paint, Draft>({ stored, toDraft, send, reload, leave, timer }),
    { initialProps: { stored: paint } },
  );
  const entity = () => hook.result.current;
  return {
    entity,
    send,
    reload,
    hear: (stored: Paint) => hook.rerender({ stored }),
    unmount: hook.unmount,
    pass: (milliseconds: number) => act(() => pass(milliseconds)),
    edit: (change: Partial<Draft>) => act(() => entity().edit(change)),
    save: () => act(() => entity().save()),
  };
}
type Opened = ReturnType<typeof open>;

const refuse = ({ send }: Opened, code: 'conflict' | 'offline') =>
  send.mockRejectedValueOnce(new GraphqlFailure(code));

let opened: Opened;
beforeEach(() => {
  opened = open();
  return () => opened.unmount();
});

describe('an edited entity', () => {
  it('is unchanged at first, changed by an edit, and unchanged when that is taken back [PHA-051]', () => {
    expect(opened.entity()).toMatchObject({ changed: false, saving: false, draft: toDraft(paint) });
    opened.edit({ litres: 15 });
    expect(opened.entity().changed).toBe(true);
    expect(hasUnsavedChanges()).toBe(true);
    opened.edit({ litres: 12 });
    expect(opened.entity().changed).toBe(false);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('gives the same function to edit at every drawing', () => {
    const { edit } = opened.entity();
    opened.edit({ litres: 15 });
    expect(opened.entity().edit).toBe(edit);
  });

  it('holds the screen back with its own words [PHA-054]', () => {
    opened.edit({ litres: 15 });
    expect(leaving()).toEqual({ texts: leave });
  });

  it('follows what others save while nothing is changed, and not while something is', () => {
    opened.hear({ ...paint, revision: 4, name: 'Avorio' });
    expect(opened.entity().draft.name).toBe('Avorio');
    opened.edit({ litres: 15 });
    opened.hear({ ...paint, revision: 5, name: 'Grigio' });
    expect(opened.entity().draft).toEqual({ name: 'Avorio', litres: 15 });
    expect(opened.entity().base.revision).toBe(4);
  });

  it('stays as it is under an open dialog, and follows once that is closed', () => {
    const close = closeOnBack(() => undefined);
    opened.hear({ ...paint, revision: 4, name: 'Avorio' });
    expect(opened.entity()).toMatchObject({ draft: { name: 'Bianco' }, base: { revision: 3 } });
    act(close);
    expect(opened.entity()).toMatchObject({ draft: { name: 'Avorio' }, base: { revision: 4 } });
  });

  it('has what a dialog applies meet what others saved meanwhile', async () => {
    const close = closeOnBack(() => undefined);
    opened.hear({ ...paint, revision: 4, name: 'Avorio' });
    opened.edit({ name: 'Bianco', litres: 15 });
    act(close);
    expect(opened.entity()).toMatchObject({ draft: { name: 'Bianco', litres: 15 }, base: { revision: 3 } });
    expect(opened.entity().newer).toMatchObject({ name: 'Avorio' });
    refuse(opened, 'conflict');
    opened.reload.mockResolvedValueOnce({ ...paint, revision: 4, name: 'Avorio' });
    await opened.save();
    await act(() => opened.entity().keepBoth());
    expect(opened.send).toHaveBeenLastCalledWith({ name: 'Avorio', litres: 15 }, 4);
  });

  it.each(['input', 'textarea'])('stays while somebody is in a field: %s', (kind) => {
    const field = document.body.appendChild(document.createElement(kind));
    act(() => field.focus());
    opened.hear({ ...paint, revision: 4, name: 'Avorio' });
    expect(opened.entity().draft.name).toBe('Bianco');
    act(() => field.blur());
    expect(opened.entity().draft.name).toBe('Avorio');
    field.remove();
  });

  it('is shown, not asked about, where nothing was changed', () => {
    const close = closeOnBack(() => undefined);
    opened.hear({ ...paint, revision: 4, name: 'Avorio' });
    act(() => opened.entity().askAboutNewer());
    expect(opened.entity()).toMatchObject({ draft: { name: 'Avorio' }, conflict: undefined });
    act(close);
  });
});

describe('saving it', () => {
  it('sends the draft with its revision and is unchanged afterwards [PHA-051]', async () => {
    opened.edit({ litres: 15 });
    expect(await opened.save()).toBe(true);
    expect(opened.send).toHaveBeenCalledWith({ name: 'Bianco', litres: 15 }, 3);
    expect(opened.entity()).toMatchObject({ changed: false, failure: undefined });
    expect(opened.entity().base.revision).toBe(4);
  });

  it('shows that it saves for half a second more [PRD-064]', async () => {
    opened.edit({ litres: 15 });
    await opened.save();
    expect(opened.entity().saving).toBe(true);
    opened.pass(499);
    expect(opened.entity().saving).toBe(true);
    opened.pass(1);
    expect(opened.entity().saving).toBe(false);
  });

  it('keeps what was typed meanwhile [CER-015]', async () => {
    const answer = Promise.withResolvers<Paint>();
    opened.send.mockReturnValueOnce(answer.promise);
    opened.edit({ litres: 15 });
    const saved = opened.save();
    opened.edit({ name: 'Bianco latte' });
    await act(async () => answer.resolve({ ...paint, litres: 15, revision: 4 }));
    await saved;
    expect(opened.entity().draft).toEqual({ name: 'Bianco latte', litres: 15 });
    expect(opened.entity()).toMatchObject({ changed: true, base: { revision: 4 } });
  });

  it('keeps the draft when it fails, says why and can be tried again [OPC-49, CER-015]', async () => {
    refuse(opened, 'offline');
    opened.edit({ litres: 15 });
    expect(await opened.save()).toBe(false);
    opened.pass(500);
    expect(opened.entity()).toMatchObject({ changed: true, saving: false, conflict: undefined });
    expect(opened.entity().draft.litres).toBe(15);
    expect(opened.entity().failure).toMatchObject({ code: 'offline' });
    expect(await opened.save()).toBe(true);
    expect(opened.entity().failure).toBeUndefined();
  });
});

describe('when somebody else saved meanwhile', () => {
  beforeEach(async () => {
    refuse(opened, 'conflict');
    opened.edit({ litres: 15 });
    await opened.save();
  });

  it('the stored version is asked for and the own draft stays [OPC-50]', () => {
    expect(opened.entity().conflict).toMatchObject({ name: 'Altrui', updatedBy: 'Luca' });
    expect(opened.entity().draft.litres).toBe(15);
    act(() => opened.entity().keepEditing());
    expect(opened.entity()).toMatchObject({ conflict: undefined, failure: undefined, changed: true });
  });

  it('the stored version can take the place of the own [OPC-50]', () => {
    act(() => opened.entity().takeTheirs());
    expect(opened.entity()).toMatchObject({ changed: false, conflict: undefined });
    expect(opened.entity().draft).toEqual({ name: 'Altrui', litres: 12 });
  });

  it('the own can take the place of the stored one, from its revision [OPC-50]', async () => {
    await act(() => opened.entity().overwrite());
    expect(opened.send).toHaveBeenLastCalledWith({ name: 'Bianco', litres: 15 }, 7);
    expect(opened.entity()).toMatchObject({ changed: false, conflict: undefined, failure: undefined });
  });
});

it('a save whose answer was lost is no conflict with oneself: the stored version says the same [OPC-50]', async () => {
  opened.edit({ litres: 15 });
  refuse(opened, 'offline');
  await opened.save();
  refuse(opened, 'conflict');
  opened.reload.mockResolvedValueOnce({ ...paint, litres: 15, revision: 4 });
  expect(await opened.save()).toBe(true);
  expect(opened.entity()).toMatchObject({ changed: false, failure: undefined, conflict: undefined });
  expect(opened.entity().base.revision).toBe(4);
});

it('a save whose answer is lost is looked for at once [OPC-49]', async () => {
  opened.edit({ litres: 15 });
  refuse(opened, 'offline');
  opened.reload.mockResolvedValueOnce({ ...paint, litres: 15, revision: 4 });
  expect(await opened.save()).toBe(true);
  expect(opened.entity()).toMatchObject({ changed: false, failure: undefined, base: { revision: 4 } });
});

it('a save that is heard before its answer is taken for stored [OPC-50]', async () => {
  opened.edit({ litres: 15 });
  refuse(opened, 'offline');
  await opened.save();
  opened.hear({ ...paint, litres: 15, revision: 4 });
  opened.pass(500);
  expect(opened.entity()).toMatchObject({ changed: false, newer: undefined });
});

it('a conflict whose other version cannot be read is a failure that keeps the draft [OPC-50]', async () => {
  refuse(opened, 'conflict');
  opened.reload.mockRejectedValueOnce(new GraphqlFailure('offline'));
  opened.edit({ litres: 15 });
  await opened.save();
  expect(opened.entity()).toMatchObject({ conflict: undefined, changed: true });
  expect(opened.entity().failure).toMatchObject({ code: 'conflict' });
});
