import { dataOf } from '#infra/backup/data-of.ts';

/** Clients that fail after this many writes. */
export function interruptedAfter(writes: number, places: Parameters<typeof dataOf>[0]) {
  const data = dataOf(places);
  let left = writes;
  for (const client of [data.dynamoDb, data.s3, data.cognito]) {
    const send = client.send.bind(client) as (command: object) => Promise<object>;
    client.send = (async (command: object) => {
      if (/^(AdminCreate|AdminDisable|Put|BatchWrite)/.test(command.constructor.name)) left -= 1;
      if (left < 0) throw new Error('cut off');
      return send(command);
    }) as never;
  }
  return data;
}
