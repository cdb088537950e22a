import { ThrottledException } from '@aws-sdk/client-sns';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aNotificationInput } from '#test/support/builders/notification.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';

const services = await openDataServices();
afterAll(services.close);

const { aWaiting, iso, run, start, stored, watched } = await import('#test/support/sending.ts');
const { operations } = await import('#lambdas/notifications/graphql.ts');
const { listNewestLines } = await import('#lambdas/store/notification/inbox-store.ts');
const { client, table: TableName } = await import('#lambdas/runtime/table/table.ts');
const store = await import('#lambdas/store/notification/notification-store.ts');

beforeEach(() => () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const giulia = { kind: 'user', user: aSuperUser() } as const;
const call = (name: keyof typeof operations, args: object, seconds = 10) =>
  operations[name].run(args, {
    caller: giulia,
    address: '',
    now: new Date(start + seconds * 1000),
    newId: () => 'new',
  });
const inboxes = async (id: string) => {
  const types = ['agente', 'imbianchino', 'keim', 'test'];
  const lines = await Promise.all(types.map(listNewestLines));
  return types.filter((_, index) => lines[index]?.some((line) => line.id === id));
};
const no = () => new ThrottledException({ message: 'Rate exceeded', $metadata: {} });

describe('a notification that is to be sent', () => {
  it('waits until it may no longer be cancelled, then goes to each topic once and to the inboxes [NOT-063, OPW-40, OPW-45]', async () => {
    const { pushed } = watched();
    const { id } = await aWaiting();
    await run(29);
    expect([(await stored(id)).status, pushed]).toEqual(['todo', []]);
    expect(await inboxes(id)).toEqual([]);
    await run(30);
    expect(await stored(id)).toMatchObject({ status: 'sent', sentAt: iso(start + 30_000), revision: 1 });
    expect(pushed).toEqual(['agente', 'imbianchino', 'keim']);
    expect(await inboxes(id)).toEqual(['agente', 'imbianchino', 'keim']);
    await run(90);
    expect(pushed).toHaveLength(3);
  });

  it('waits for its day', async () => {
    const { pushed } = watched();
    const { id } = await aWaiting({ sendAt: iso(start + 86_400_000) });
    await run(86_399);
    expect(pushed).toEqual([]);
    await run(86_400);
    expect((await stored(id)).status).toBe('sent');
  });

  it('that was cancelled and put off while others were sent waits for its new day [OPW-40]', async () => {
    const first = await aWaiting({ recipients: ['test'] });
    const second = await aWaiting({ todoAt: iso(start + 1000) });
    const sendAt = iso(start + 86_400_000);
    const { pushed } = watched(async (type) => {
      if (type !== 'test') return 'accepted';
      await call('Mutation.setNotificationStatus', { id: second.id, revision: 1, status: 'draft' }, 30);
      const input = aNotificationInput({ recipients: second.recipients, sendAt });
      await call('Mutation.updateNotification', { id: second.id, revision: 2, input, status: 'todo' }, 31);
      return 'accepted';
    });
    await run(31);
    expect([(await stored(first.id)).status, (await stored(second.id)).status]).toEqual(['sent', 'todo']);
    expect(pushed).toEqual(['test']);
    await run(86_400);
    expect(pushed).toEqual(['test', 'agente', 'imbianchino', 'keim']);
  });

  it('of an older record, which lacks revision and sender, is sent, corrected and deleted like others', async () => {
    watched();
    const { id } = await aWaiting();
    const Key = { pk: 'NOTIFICATIONS', sk: id };
    const UpdateExpression = 'REMOVE revision, holder, leaseUntil, claimedAt';
    await client.send(new UpdateCommand({ TableName, Key, UpdateExpression }));
    await run(30);
    const sent = await stored(id);
    expect(sent).toMatchObject({ status: 'sent', revision: 1 });
    await call('Mutation.setNotificationStatus', { id, revision: 1, status: 'archived' }, 40);
    await call('Mutation.deleteNotification', { id, revision: 2 }, 50);
    expect(await store.readNotification(id)).toBeUndefined();
  });

  it('is on the list of what is due only while somebody has to look after it', async () => {
    watched();
    const { id } = await aWaiting();
    expect(await store.listDueNotifications(new Date(start + 30_000))).toContain(id);
    await run(30);
    expect(await store.listDueNotifications(new Date(start + 1e9))).not.toContain(id);
  });

  it('fails with what the service said of each topic; sent again, it goes where it is missing alone [NOT-059, NOT-063, OPW-40]', async () => {
    let refused = ['imbianchino'];
    const push = (type: string) => {
      if (refused.includes(type)) throw no();
      return `message-${type}`;
    };
    const { pushed } = watched(push);
    const { id } = await aWaiting();
    await run(30);
    const failed = await stored(id);
    expect(failed).toMatchObject({
      status: 'error',
      sentAt: null,
      errorCode: 'unavailable',
      errorMessage: 'Rate exceeded',
    });
    expect(failed.topics).toEqual([
      {
        type: 'agente',
        acceptedAt: iso(start + 30_000),
        messageId: 'message-agente',
        errorCode: null,
        errorMessage: null,
      },
      {
        type: 'imbianchino',
        acceptedAt: null,
        messageId: null,
        errorCode: 'unavailable',
        errorMessage: 'Rate exceeded',
      },
      {
        type: 'keim',
        acceptedAt: iso(start + 30_000),
        messageId: 'message-keim',
        errorCode: null,
        errorMessage: null,
      },
    ]);
    expect(await inboxes(id)).toEqual([]);
    await run(90);
    expect(pushed).toEqual(['agente', 'keim']);
    refused = [];
    const again = await call('Mutation.setNotificationStatus', { id, revision: 1, status: 'todo' }, 100);
    expect(again).toMatchObject({ status: 'todo', errorCode: null, errorMessage: null });
    await run(129);
    expect((await stored(id)).status, 'it may be cancelled again').toBe('todo');
    await run(130);
    expect(pushed).toEqual(['agente', 'keim', 'imbianchino']);
    expect(await stored(id)).toMatchObject({ status: 'sent', errorCode: null, errorMessage: null });
  });

  it('is never said to be sent where no push service is set up [OPW-49]', async () => {
    vi.stubEnv('PUSH_TOPIC_PREFIX', '');
    const { pushed } = watched();
    const { id } = await aWaiting();
    await run(30);
    expect(await stored(id)).toMatchObject({ status: 'error', errorCode: 'push-not-configured' });
    expect(pushed).toEqual([]);
  });

  it('that cannot be sent at all does not hold up the others', async () => {
    const [broken, whole] = [await aWaiting(), await aWaiting()];
    watched(undefined, undefined, broken.id);
    await run(30);
    expect([(await stored(broken.id)).status, (await stored(whole.id)).status]).toEqual(['todo', 'sent']);
    vi.restoreAllMocks();
    await store.removeNotification(broken);
  });
});

describe('two senders', () => {
  it('at the same time send each message once', async () => {
    const { pushed } = watched();
    const { id } = await aWaiting();
    await Promise.all([run(30), run(30), run(30)]);
    expect(pushed.toSorted()).toEqual(['agente', 'imbianchino', 'keim']);
    expect((await stored(id)).status).toBe('sent');
  });

  it('leave one that works alone, and go on when it gave no sign for a minute', async () => {
    const { pushed } = watched();
    const waits = await aWaiting();
    const sending = {
      ...waits,
      status: 'sending' as const,
      holder: 'somebody',
      claimedAt: iso(start),
      leaseUntil: iso(start + 60_000),
      topics: [
        { type: 'agente', acceptedAt: iso(start), messageId: 'a', errorCode: null, errorMessage: null },
      ],
    };
    await store.changeNotification(waits, sending);
    await run(59);
    expect(pushed).toEqual([]);
    await run(60);
    expect(pushed).toEqual(['imbianchino', 'keim']);
    // A sender that was thought dead finds it taken.
    await expect(store.changeNotification(sending, { ...sending, topics: [] })).rejects.toThrow('conflict');
  });

  it('write nothing once another one has taken it over, while that one is still at it', async () => {
    const waits = await aWaiting({ sendAt: iso(start + 1e9) });
    const holding = { status: 'sending' as const, claimedAt: iso(start), leaseUntil: iso(start + 1e9) };
    const sending = { ...waits, ...holding, holder: 'one' };
    await store.changeNotification(waits, sending);
    await store.changeNotification(sending, { ...sending, holder: 'other' });
    await expect(store.changeNotification(sending, { ...sending, topics: [] })).rejects.toThrow('conflict');
    expect((await stored(waits.id)).holder).toBe('other');
    await store.removeNotification(await stored(waits.id));
  });

  it('give up what nobody brought to an end for ten minutes, without sending more [OPW-40]', async () => {
    const { pushed } = watched();
    const waits = await aWaiting();
    const stuck = { status: 'sending' as const, holder: 'somebody', claimedAt: iso(start) };
    await store.changeNotification(waits, { ...waits, ...stuck, leaseUntil: iso(start + 60_000) });
    await run(601);
    expect(await stored(waits.id)).toMatchObject({ status: 'error', errorCode: 'timeout', holder: null });
    expect(pushed).toEqual([]);
  });

  it('hand over what one has no time left for', async () => {
    let seconds = 30;
    const { pushed } = watched(() => {
      seconds += 25;
      return 'accepted';
    });
    const { id } = await aWaiting();
    await run(0, () => start + seconds * 1000);
    expect([(await stored(id)).status, pushed.length]).toEqual(['sending', 2]);
    await run(0, () => start + seconds * 1000);
    expect([(await stored(id)).status, pushed]).toEqual(['sent', ['agente', 'imbianchino', 'keim']]);
  });
});

describe('a super user with second thoughts', () => {
  it('cancels until it is claimed, and is told when it is too late [NOT-058, OPW-41]', async () => {
    const { pushed } = watched();
    const { id } = await aWaiting();
    const cancelled = call('Mutation.setNotificationStatus', { id, revision: 1, status: 'draft' });
    expect(await cancelled).toMatchObject({ status: 'draft' });
    await run(30);
    expect(pushed).toEqual([]);
  });

  it('either cancels, or is told that it is being sent, at the moment when it is claimed', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { pushed } = watched();
      const { id } = await aWaiting();
      const cancel = () =>
        call('Mutation.setNotificationStatus', { id, revision: 1, status: 'draft' }, 30).then(
          () => 'cancelled',
          (cause) => `${cause.code} ${cause.params?.state}`,
        );
      const both = round % 2 ? [cancel(), run(30)] : [run(30), cancel()];
      const outcome = (await Promise.all(both)).find((one) => one !== undefined) ?? '';
      const { status } = await stored(id);
      expect([outcome, status, pushed.length]).toEqual(
        outcome === 'cancelled' ? ['cancelled', 'draft', 0] : [outcome, 'sent', 3],
      );
      outcomes.add(outcome);
      vi.restoreAllMocks();
    }
    for (const outcome of outcomes)
      expect(outcome).toMatch(/^cancelled$|^failed-precondition (sending|sent)$/);
  });

  it('deletes it while it is sent: the sender stops, and no inbox has it [NOT-071, OPW-41]', async () => {
    const { id } = await aWaiting();
    const { pushed } = watched(async () => {
      await call('Mutation.deleteNotification', { id, revision: 1 }, 30);
      return 'accepted';
    });
    await run(30);
    expect(pushed).toEqual(['agente']);
    expect([await store.readNotification(id), await inboxes(id)]).toEqual([undefined, []]);
    await run(300);
    expect(pushed).toEqual(['agente']);
  });

  it('deletes it as the last of it is written: no inbox keeps it', async () => {
    const { id } = await aWaiting();
    const remove = store.removeNotification;
    watched();
    const before = await stored(id);
    await run(30);
    // A notification that was read before it was sent is not removed.
    await expect(remove(before)).rejects.toThrow('conflict');
    await call('Mutation.deleteNotification', { id, revision: 1 }, 40);
    expect(await inboxes(id)).toEqual([]);
  });

  it('cancels the second try, and may not leave out whom the first one reached', async () => {
    const refused = ['keim'];
    watched((type) => {
      if (refused.includes(type)) throw no();
      return 'accepted';
    });
    const { id } = await aWaiting();
    await run(30);
    await call('Mutation.setNotificationStatus', { id, revision: 1, status: 'todo' }, 40);
    await call('Mutation.setNotificationStatus', { id, revision: 2, status: 'draft' }, 50);
    const input = aNotificationInput({ recipients: ['agente'] });
    const save = { id, revision: 3, input, status: 'draft' };
    await expect(call('Mutation.updateNotification', save)).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field: 'input.recipients' },
    });
  });
});
