import { afterEach, expect, it } from 'vitest';
import { aColour, addColor, madeFolder } from '#test/support/colours-api.ts';
import { idOf, type Listener, listen } from '#test/support/live.ts';
import { answered, created, destroy, updated } from '#test/support/quotations-api.ts';

const open: Listener[] = [];
const listening = async (...args: Parameters<typeof listen>) => {
  const listener = await listen(...args);
  open.push(listener);
  return listener;
};

afterEach(() => {
  for (const listener of open.splice(0)) listener.close();
});

/** The next change of one quotation: other tests' changes may come in between. */
async function nextOf(listener: Listener, id: string) {
  for (;;) {
    const change = await listener.next();
    if (change.id === id) return change;
  }
}

it('tells the owner of a change that a super user made, without any of its content [QDA-036]', async () => {
  const quotation = await created('painter');
  const listener = await listening('painter', `user:${quotation.uid}`);
  const saved = await updated('superUser', {
    id: quotation.id,
    revision: quotation.revision,
    name: 'Cambiato',
  });
  let change = await nextOf(listener, quotation.id);
  if (change.revision !== saved.revision) change = await nextOf(listener, quotation.id);
  expect(change).toEqual({
    scope: `user:${quotation.uid}`,
    entity: 'quotation',
    id: quotation.id,
    revision: saved.revision,
  });
});

it('tells super users of every change in their countries, and of no other', async () => {
  const [giulia, lukas] = await Promise.all([idOf('superUser'), idOf('superUserOfGermanyAndAustria')]);
  const all = await listening('superUser', `user:${giulia}`);
  const german = await listening('superUserOfGermanyAndAustria', `user:${lukas}`);
  const [italian, foreign] = [await created('retailer'), await created('germanRetailer')];
  expect(await nextOf(all, italian.id)).toMatchObject({ entity: 'quotation', revision: 1 });
  expect(await nextOf(all, foreign.id)).toMatchObject({ entity: 'quotation', revision: 1 });
  let change = await german.next();
  while (change.id !== foreign.id) {
    expect(change.id).not.toBe(italian.id);
    change = await german.next();
  }
});

it('tells super users that a colour of a folder was saved, and nothing of the colour [COL-029]', async () => {
  const { id, revision } = await madeFolder('Terre vive');
  const listener = await listening('superUser', 'admin');
  answered(await addColor('superUser', id, aColour('TN 1')));
  let change = await nextOf(listener, id);
  if (change.revision === revision) change = await nextOf(listener, id);
  expect(change).toEqual({ scope: 'admin', entity: 'colourFolder', id, revision: revision + 1 });
});

it('tells of a deletion', async () => {
  const quotation = await created('painter');
  const listener = await listening('painter', `user:${quotation.uid}`);
  await destroy('painter', quotation.id);
  let change = await nextOf(listener, quotation.id);
  while (change.revision === quotation.revision) change = await nextOf(listener, quotation.id);
  expect(change.revision).toBe(quotation.revision + 1);
});

it('refuses scopes that are not the caller’s', async () => {
  const { uid } = await created('retailer');
  await expect(listen('painter', `user:${uid}`)).rejects.toThrow('Unauthorized');
  await expect(listen('painter', 'admin')).rejects.toThrow('Unauthorized');
});
