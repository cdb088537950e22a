import { expect, it, vi } from 'vitest';

vi.stubEnv('AWS_REGION', 'eu-central-1');
vi.stubEnv('FILES_BUCKET', 'files');
const { bucketClient } = await import('#lambdas/runtime/files/bucket.ts');
// The bucket of the local cloud keeps no versions.
const send = vi.fn(async (_: { constructor: { name: string }; input: object }) => ({}));
vi.spyOn(bucketClient, 'send').mockImplementation(send as never);
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
