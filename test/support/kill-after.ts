import { vi } from 'vitest';

type Client = { send: (...args: never[]) => unknown };

/** Whether a command of the AWS SDK changes the table. */
export const isWrite = (command: object) =>
  /^(Put|Update|Delete|BatchWrite|TransactWrite)/.test(command.constructor.name);

/** Allows this many writes by all clients together; later ones never arrive. */
export function killAfter(writes: number, clients: readonly Client[]) {
  let left = writes;
  let isDead = false;
  for (const each of clients) {
    const send = each.send.bind(each) as (command: object) => Promise<unknown>;
    vi.spyOn(each, 'send').mockImplementation((async (command: object) => {
      if (isWrite(command)) left -= 1;
      isDead ||= left < 0;
      if (isDead) throw new Error('killed');
      return send(command);
    }) as never);
  }
}
