import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { colourFolder, folderColour } from '#shared/schemas/colour-folder.ts';
import { aConfig, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { aSuperUser, aUser } from '#test/support/builders/user.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
afterAll(() => table.close());

let ids = 0;
const as = (user: ReturnType<typeof aUser>) => ({
  caller: { kind: 'user' as const, user },
  address: '127.0.0.1',
  now: new Date('2026-11-20T10:00:00Z'),
  newId: () => `id${++ids}`,
});
const superUser = () => as(aSuperUser({ firstName: 'Giulia', lastName: 'Ferrero' }));

/** The modules as a process has them that starts now. */
const inProcess = async () => ({
  ...(await import('#lambdas/runtime/table/table.ts')),
  ...(await import('#lambdas/colours/publish-colorlists.ts')),
  ...(await import('#lambdas/catalogue/list-colours.ts')),
  ...(await import('#lambdas/guided-test/publish-guided-test.ts')),
  ...(await import('#lambdas/guided-test/save-guided-test-draft.ts')),
  ...(await import('#lambdas/guided-test/read-guided-test.ts')),
  ...(await import('#lambdas/guided-test/list-guided-test-versions.ts')),
  ...(await import('#lambdas/guided-test/read-edited-guided-test.ts')),
  ...(await import('#lambdas/store/catalogue/colour-folder-store.ts')),
  ...(await import('#lambdas/store/catalogue/folder-colour-store.ts')),
});
type Process = Awaited<ReturnType<typeof inProcess>>;
let process: Process;
beforeEach(async () => {
  vi.resetModules();
  process = await inProcess();
});
afterEach(() => vi.restoreAllMocks());
vi.setConfig({ testTimeout: 60_000 });

type Publication = {
  /** Makes what is to be published; answers how it is published. */
  prepare(mark: number): Promise<(by: Process) => Promise<unknown>>;
  /** The colours of users, as text. */
  read(by: Process): Promise<string>;
};

const isWrite = (command: object) =>
  /^(Put|Update|Delete|BatchWrite|TransactWrite)/.test(command.constructor.name);

/** The process ends at its n-th write, which arrives or does not; `between` looks after each write. */
function endAtWrite(nth: number, arrives: boolean, between: () => Promise<void>) {
  const send = process.client.send.bind(process.client) as (command: object) => Promise<object>;
  let writes = 0;
  let isDead = false;
  vi.spyOn(process.client, 'send').mockImplementation((async (command: object) => {
    if (isDead) throw new Error('killed');
    if (!isWrite(command)) return send(command);
    writes += 1;
    if (writes === nth) isDead = true;
    if (writes === nth && !arrives) throw new Error('killed');
    const answer = await send(command);
    await between();
    if (writes === nth) throw new Error('killed');
    return answer;
  }) as never);
  return () => isDead;
}

/** Ends a publishing at each of its writes, each anew; answers how often readers were left with the old and the new. */
async function killedEverywhere({ prepare, read }: Publication) {
  const left = { old: 0, new: 0 };
  let mark = 100;
  for (const arrives of [false, true]) {
    for (let nth = 1; ; nth += 1) {
      mark += 1;
      const publish = await prepare(mark);
      const before = await read(process);
      const seen = new Set<string>();
      vi.resetModules();
      const reader = await inProcess();
      const wasKilled = endAtWrite(nth, arrives, async () => void seen.add(await read(reader)));
      await publish(process).catch(() => undefined);
      vi.restoreAllMocks();
      process = reader;
      const after = await read(process);
      await publish(process);
      const wanted = await read(process);
      expect(wanted).toContain(`mark ${mark}`);
      for (const text of [...seen, after]) expect([before, wanted]).toContain(text);
      if (!wasKilled()) break;
      left[after === before ? 'old' : 'new'] += 1;
      // Asking once more changes nothing.
      await publish(process);
      expect(await read(process)).toBe(wanted);
    }
  }
  return left;
}

describe('a publishing that is killed at each of its writes leaves the old or the new as a whole, and is repeated', () => {
  const folder = async (id: string, name: string, mark: number) => {
    const known = (await process.listColourFolders()).find((each) => each.id === id);
    await process.writeColourFolder(
      colourFolder.parse({ id, name, order: 1, revision: (known?.revision ?? 0) + 1 }),
    );
    const colours = Array.from({ length: 3 }, (_, index) =>
      folderColour.parse({
        id: `${id}-${index}`,
        code: `${id} ${index} mark ${mark}`,
        r: index,
        g: mark,
        b: 3,
      }),
    );
    await process.writeColours(id, colours);
  };

  it('of the colours and their folders [OPC-05]', async () => {
    const left = await killedEverywhere({
      async prepare(mark) {
        for (const name of ['RAL', 'TN', 'NCS']) await folder(name, `${name} mark ${mark}`, mark);
        return (by) => by.publishColorlists.run({}, superUser());
      },
      read: async (by) => JSON.stringify(await by.listColours.run({}, as(aUser()))),
    });
    // Three folders and the pointer come before anybody sees the new ones; older versions are removed afterwards.
    expect(left.old).toBeGreaterThanOrEqual(7);
    expect(left.new).toBeGreaterThanOrEqual(2);
  });

  const config = (mark: number, id = 'domanda') =>
    JSON.stringify(
      aConfig({ stage1: [aQuestion(`${id}-${mark}`, { title: { it: `mark ${mark}`, en: '' } })] }),
    );
  const base = async () => {
    const { revision, version } = (await process.readEditedGuidedTest.run({}, superUser())) as {
      revision: number | null;
      version: number;
    };
    return { revision, version };
  };
  const read = async (by: Process) => {
    const { version, config: text } = (await by.readGuidedTest.run({}, as(aUser()))) as {
      version: number;
      config: string;
    };
    const versions = (await by.listGuidedTestVersions.run({}, superUser())) as { version: number }[];
    // Whatever is published is in the list, and nothing that is not.
    expect(versions[0]?.version ?? 0).toBe(version);
    return text;
  };
  const publishing = (text: string, from: { revision: number | null; version: number }) => (by: Process) =>
    by.publishGuidedTest.run({ draft: { config: text, ...from } }, superUser());

  it('of the guided test, from its draft and without one [WED-071, OPW-02]', async () => {
    for (const hasDraft of [true, false]) {
      const left = await killedEverywhere({
        read,
        async prepare(mark) {
          const text = config(mark, hasDraft ? 'bozza' : 'domanda');
          const draft = { config: text, ...(await base()) };
          if (hasDraft) await process.saveGuidedTestDraft.run({ draft }, superUser());
          return publishing(text, await base());
        },
      });
      expect(left).toEqual({ old: 1, new: 1 });
    }
  });

  it('of a version of before that is published again', async () => {
    const left = await killedEverywhere({
      read,
      async prepare(mark) {
        await publishing(config(mark), await base())(process);
        const former = (await process.readGuidedTest.run({}, as(aUser()))) as { version: number };
        await publishing(config(mark, 'dopo'), await base())(process);
        const { config: restored } = (await process.readGuidedTest.run(
          { version: former.version },
          as(aUser()),
        )) as {
          config: string;
        };
        return publishing(restored, await base());
      },
    });
    expect(left).toEqual({ old: 1, new: 1 });
  });
});
