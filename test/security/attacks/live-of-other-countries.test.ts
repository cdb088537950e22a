import { afterEach, expect, it } from 'vitest';
import { invited } from '#test/support/invitations-api.ts';
import { idOf, type Listener, listen } from '#test/support/live.ts';
import { created } from '#test/support/quotations-api.ts';
import { aNewTag } from '#test/support/tags-api.ts';

const open: Listener[] = [];
afterEach(() => {
  for (const listener of open.splice(0)) listener.close();
});

it.each(['admin', 'their own scope'])(
  'a super user of Germany and Austria hears nothing of an Italian quotation or invitation by %s',
  async (name) => {
    const who = 'superUserOfGermanyAndAustria';
    const own = `user:${await idOf(who)}`;
    const asked = await listen(who, name === 'admin' ? name : own);
    open.push(asked);
    const italian = [(await created('painter')).id, (await invited()).id];
    const german = await created('germanRetailer');
    const last = name === 'admin' ? (await aNewTag()).id : german.id;
    for (let change = await asked.next(); change.id !== last; change = await asked.next())
      expect(italian).not.toContain(change.id);
  },
);
