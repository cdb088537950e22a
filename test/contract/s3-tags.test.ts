import {
  CopyObjectCommand,
  type CopyObjectCommandInput,
  GetObjectTaggingCommand,
  HeadObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, describe, expect, it } from 'vitest';
import { Bucket, files, folder, put, read, removeFiles } from '#test/support/contract-files.ts';

afterAll(removeFiles);

const at = (name: string) => ({ Bucket, Key: folder + name });
const head = (name: string) => files.send(new HeadObjectCommand(at(name)));
const tagsOf = async (name: string) =>
  (await files.send(new GetObjectTaggingCommand(at(name)))).TagSet?.map(
    ({ Key, Value }) => `${Key}=${Value}`,
  );
describe('the tags of an object', () => {
  it('are none at first', async () => {
    await put('a.txt', 'ciao');
    expect(await tagsOf('a.txt')).toEqual([]);
  });

  it('may come with the object, and go when it is written anew', async () => {
    const Tagging = new URLSearchParams({ state: 'kept', 'di chi': 'Anna & Leo' }).toString();
    await put('b.txt', 'one', { Tagging });
    expect((await tagsOf('b.txt'))?.toSorted()).toEqual(['di chi=Anna & Leo', 'state=kept']);
    await put('b.txt', 'two');
    expect(await tagsOf('b.txt')).toEqual([]);
  });

  it('are not there without the object', async () => {
    await expect(tagsOf('none')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});

describe('an object that is copied onto itself', () => {
  const copy = (name: string, more: Partial<CopyObjectCommandInput> = {}) =>
    files.send(
      new CopyObjectCommand({
        ...at(name),
        CopySource: `${Bucket}/${encodeURI(folder + name)}`,
        MetadataDirective: 'REPLACE',
        ContentType: 'image/png',
        TaggingDirective: 'REPLACE',
        Tagging: 'state=retired',
        ...more,
      }),
    );

  it('has its content, the new headers and tags, and is as new', async () => {
    await put('è un.png', 'image', { ContentType: 'text/plain', Tagging: 'state=kept' });
    const before = await head('è un.png');
    await copy('è un.png');
    const after = await head('è un.png');
    expect(after).toMatchObject({ ContentType: 'image/png', ContentLength: 5, ETag: before.ETag });
    expect(after.LastModified?.getTime()).toBeGreaterThanOrEqual(before.LastModified?.getTime() ?? 0);
    expect(await tagsOf('è un.png')).toEqual(['state=retired']);
    expect(String(await read('è un.png'))).toBe('image');
  });

  it('is refused when nothing of it is to change', async () => {
    await put('same.txt', 'x');
    await expect(copy('same.txt', { MetadataDirective: 'COPY' })).rejects.toMatchObject({
      name: 'InvalidRequest',
    });
  });

  it('must be there', async () => {
    await expect(copy('missing.png')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});

describe('an object that is copied to another key', () => {
  const copy = (from: string, to: string, more: Partial<CopyObjectCommandInput> = {}) =>
    files.send(
      new CopyObjectCommand({
        ...at(to),
        CopySource: `${Bucket}/${encodeURI(folder + from)}`,
        MetadataDirective: 'REPLACE',
        ContentType: 'image/png',
        TaggingDirective: 'REPLACE',
        Tagging: 'state=kept',
        ...more,
      }),
    );

  it('is there twice, each with headers and tags of its own', async () => {
    await put('è uno.png', 'image', { ContentType: 'text/plain', Tagging: 'state=retired' });
    await copy('è uno.png', 'due.png');
    expect(await head('due.png')).toMatchObject({ ContentType: 'image/png', ContentLength: 5 });
    expect(await head('è uno.png')).toMatchObject({ ContentType: 'text/plain' });
    expect([await tagsOf('è uno.png'), await tagsOf('due.png')]).toEqual([['state=retired'], ['state=kept']]);
    await put('è uno.png', 'another');
    expect(String(await read('due.png'))).toBe('image');
  });

  it('must be there', async () => {
    await expect(copy('missing.png', 'copy.png')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('has no tags where none are said, whatever the other has', async () => {
    await put('tagged.png', 'image', { Tagging: 'state=retired' });
    await copy('tagged.png', 'untagged.png', { Tagging: undefined });
    expect(await tagsOf('untagged.png')).toEqual([]);
  });

  it('is the one that was seen, or none', async () => {
    const { ETag } = await put('seen.png', 'one');
    await copy('seen.png', 'first.png', { CopySourceIfMatch: ETag });
    expect(String(await read('first.png'))).toBe('one');
    await put('seen.png', 'two');
    await expect(copy('seen.png', 'second.png', { CopySourceIfMatch: ETag })).rejects.toMatchObject({
      name: 'PreconditionFailed',
      $metadata: { httpStatusCode: 412 },
    });
    await expect(head('second.png')).rejects.toMatchObject({ name: 'NotFound' });
  });
});
