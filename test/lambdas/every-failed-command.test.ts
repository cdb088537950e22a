import { afterAll, describe, expect, it } from 'vitest';
import { besideTransaction, faults, faultyClients } from '#test/support/faults/faulty-clients.ts';
import { openCloud } from '#test/support/faults/open-cloud.ts';
import type { Row } from '#test/support/faults/row.ts';
import { sentCommands, sources } from '#test/support/faults/sent-commands.ts';

const cloud = await openCloud();
const clients = faultyClients();
afterAll(async () => {
  clients.restore();
  await cloud.close();
});

const { tableRows } = await import('#test/support/faults/table-rows.ts');
const { fileRows } = await import('#test/support/faults/file-rows.ts');
const { serviceRows } = await import('#test/support/faults/service-rows.ts');
const { pushRows } = await import('#test/support/faults/push-rows.ts');
const { secretRows } = await import('#test/support/faults/secret-rows.ts');
const { failureOf } = await import('#lambdas/runtime/failure.ts');
const { mostTries } = await import('#lambdas/runtime/client-settings.ts');

const rows = { ...tableRows, ...fileRows, ...serviceRows, ...pushRows, ...secretRows };

/** The command of a place, as the SDK calls those of its document client within. */
const commandOf = (place: string): RegExp => {
  const name = (place.split(' ')[1] ?? '')
    .replace(/^(Get|Put|Update|Delete|BatchGet|BatchWrite)Command$/, '$1ItemCommand')
    .replace(/^TransactWriteCommand$/, 'TransactWriteItemsCommand');
  return new RegExp(`^${name}$`);
};

const faultsOf = (place: string) =>
  / (Put|Update|Delete|BatchWrite)Command$/.test(place)
    ? { ...faults, 'refused beside a transaction': besideTransaction }
    : faults;

let marks = 0;
type Outcome = { answer: unknown; seen: unknown };

/** The result of a row, without the names of its things; `act` may be tried again. */
async function prepared(row: Row) {
  marks += 1;
  const mark = `Mark${String(marks).padStart(4, '0')}`;
  const { act, seen } = await row.make(mark);
  const unmarked = (value: unknown) =>
    JSON.parse((JSON.stringify(value) ?? 'null').replaceAll(new RegExp(mark, 'gi'), 'MARK'));
  return async (): Promise<Outcome> => {
    const answer = unmarked(await act());
    return { answer, seen: unmarked(await seen?.()) };
  };
}

const codeOf = (cause: unknown) => ({ code: failureOf(cause).code });

it('every command that a function sends is in the table, and nothing else', () => {
  expect(Object.keys(rows).toSorted()).toEqual(sentCommands);
});

it('every client waits and tries again as the settings say; each fetch has a deadline', () => {
  for (const { name, text } of sources) {
    for (const [made] of text.matchAll(/new \w+Client\([^;]*/g))
      expect(made, name).toContain('clientSettings(');
    for (const [sent] of text.matchAll(/\bfetch\([^;]*/g)) expect(sent, name).toContain('signal:');
  }
});

describe.each(Object.entries(rows))('%s', (place, row) => {
  const command = commandOf(place);

  it.each(Object.entries(faultsOf(place)))('%s', async (_name, fault) => {
    const { once, lost, ends, told = 'busy' } = row;
    const wanted = await (await prepared(row))();
    const isAsWanted = (outcome: Outcome) => {
      if (!(lost && fault.arrives)) expect(outcome).toEqual(wanted);
    };

    // Once: tried again, nobody hears of it.
    const trying = await prepared(row);
    let outcome: Outcome | { code: string } | undefined;
    const tries = await clients.during(command, fault, 1, async () => {
      outcome = await trying().catch(codeOf);
    });
    expect(tries).toBe(once ? 1 : 2);
    if (once) expect(outcome).toEqual({ code: told });
    else isAsWanted(outcome as Outcome);

    // Again and again: an end, with a word that a screen has a text for. Asked again later, it is done.
    const failing = await prepared(row);
    const all = await clients.during(command, fault, 100, async () => {
      outcome = await failing().catch(codeOf);
    });
    if (outcome && 'code' in outcome) {
      expect(outcome).toEqual({ code: told });
      expect(all).toBe(once ? 1 : mostTries);
      const later = await failing();
      if (!(ends && fault.arrives)) isAsWanted(later);
    } else {
      // Some actions answer their own repetition.
      expect(fault.arrives).toBe(true);
      isAsWanted(outcome as Outcome);
    }
  });
});
