import { expect, it, vi } from 'vitest';

const send = vi.fn(async (_: { constructor: { name: string }; input: object }) => ({}));
vi.mock('#lambdas/runtime/files/bucket.ts', () => ({ bucketClient: { send }, bucketName: () => 'files' }));
const { removeForGood } = await import('#lambdas/runtime/files/remove-for-good.ts');

it('removes every version of a file and the mark of its deletion, page by page', async () => {
  const version = (Key: string, VersionId: string) => ({ Key, VersionId });
  send
    .mockResolvedValueOnce({
      Versions: [version('a.png', '1')],
      NextKeyMarker: 'a.png',
      NextVersionIdMarker: '1',
    })
    .mockResolvedValueOnce({ Versions: [version('a.png', '2')], DeleteMarkers: [version('a.png', '3')] });
  await removeForGood('a.png');
  const removed = send.mock.calls.flatMap(([{ constructor: kind, input }]) =>
    kind.name === 'DeleteObjectCommand' ? [input] : [],
  );
  expect(removed).toEqual(['1', '2', '3'].map((each) => ({ Bucket: 'files', ...version('a.png', each) })));
});
