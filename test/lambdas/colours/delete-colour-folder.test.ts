import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it, vi } from 'vitest';
import { colourFolder, folderColour } from '#shared/schemas/colour-folder.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
const { client } = await import('#lambdas/runtime/table/table.ts');
const { deleteColourFolder } = await import('#lambdas/colours/delete-colour-folder.ts');
const { listColourFolders, writeColourFolder } = await import(
  '#lambdas/store/catalogue/colour-folder-store.ts'
);
const { listFolderColours, writeColours } = await import('#lambdas/store/catalogue/folder-colour-store.ts');
afterAll(() => table.close());

const context = {
  caller: { kind: 'user' as const, user: aSuperUser() },
  address: '127.0.0.1',
  now: new Date('2026-11-20T10:00:00Z'),
  newId: () => 'id',
};

it('an interrupted deletion of a folder is brought to its end by the next one [OPC-19, COL-032]', async () => {
  await writeColourFolder(colourFolder.parse({ id: 'tn', name: 'Terre', order: 1 }));
  const colours = Array.from({ length: 60 }, (_, index) =>
    folderColour.parse({ id: `c${index}`, code: `TN ${index}`, r: 1, g: 2, b: 3 }),
  );
  await writeColours('tn', colours);
  const send = client.send.bind(client) as (command: unknown) => Promise<object>;
  let batches = 0;
  const spy = vi.spyOn(client, 'send').mockImplementation(((command: never) => {
    if ((command as unknown) instanceof BatchWriteCommand && ++batches === 2) throw new Error('killed');
    return send(command);
  }) as never);
  await expect(deleteColourFolder.run({ id: 'tn' }, context)).rejects.toThrow('killed');
  spy.mockRestore();
  expect(await listColourFolders()).toEqual([]);
  expect(await listFolderColours('tn')).toHaveLength(35);
  expect(await deleteColourFolder.run({ id: 'tn' }, context)).toBe('tn');
  expect(await listFolderColours('tn')).toEqual([]);
  await expect(deleteColourFolder.run({ id: 'tn' }, context)).rejects.toMatchObject({ code: 'not-found' });
});
