import { beforeAll, describe, expect, it } from 'vitest';
import { type Somebody, somebodyOf } from './roles.ts';
import {
  type Change,
  type Form,
  formOf,
  isStored,
  type Kind,
  kinds,
  send,
  storeProduct,
} from './upload-forms.ts';

let somebody: { supr: Somebody; imbi: Somebody };
beforeAll(async () => {
  somebody = { supr: await somebodyOf('supr'), imbi: await somebodyOf('imbi') };
  await storeProduct();
});

const policyOf = ({ fields }: Form): { expiration: string; conditions: unknown[] } => {
  const policy = fields.find(({ name }) => name === 'Policy')?.value ?? '';
  return JSON.parse(Buffer.from(policy, 'base64').toString());
};
const tagging = '<Tagging><TagSet><Tag><Key>state</Key><Value>kept</Value></Tag></TagSet></Tagging>';

describe.each<[string, Kind]>(Object.entries(kinds))('the form of %s', (_, kind) => {
  it('allows one key among the uploads, one type, a range of sizes, no tags, for five minutes', async () => {
    const given = await formOf(kind, somebody.supr);
    const { expiration, conditions } = policyOf(given);
    expect(conditions).toContainEqual(['content-length-range', 1, kind.largest]);
    expect(given.key).toMatch(/^uploads\/[\w/-]+\.\w+$/);
    for (const exact of [{ key: given.key }, { 'Content-Type': kind.type }])
      expect(conditions).toContainEqual(exact);
    expect(JSON.stringify(conditions)).not.toContain('tagging');
    expect(conditions.filter((one) => JSON.stringify(one).includes('starts-with'))).toEqual([]);
    const seconds = (Date.parse(expiration) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(240);
    expect(seconds).toBeLessThanOrEqual(300);
  });

  it.each<[string, (given: Form) => Change]>([
    ['another type', () => ({ fields: { 'Content-Type': 'text/html' } })],
    ['a type more', () => ({ fields: { 'Content-Type': `${kind.type}, text/html` } })],
    ['no type', () => ({ fields: { 'Content-Type': null } })],
    ['nothing', () => ({ bytes: new Uint8Array() })],
    ['too many bytes', () => ({ bytes: new Uint8Array(kind.largest + 1) })],
    ['another key', ({ key }) => ({ fields: { key: `${key}.html` } })],
    ['a key of other files', () => ({ fields: { key: 'snapshots/user' } })],
    ['the key of its stored file', ({ key }) => ({ fields: { key: key.replace('uploads/', '') } })],
    ['tags', () => ({ fields: { tagging } })],
    ['other headers', () => ({ fields: { 'Cache-Control': 'public' } })],
    ['another disposition', () => ({ fields: { 'Content-Disposition': 'inline' } })],
    ['public access', () => ({ fields: { acl: 'public-read' } })],
    ['no signature', () => ({ fields: { 'X-Amz-Signature': null } })],
    ['another bucket', ({ url }) => ({ url: `${url.replace(/\/$/, '')}-other` })],
  ])('accepts no file with %s', async (_what, change) => {
    const given = await formOf(kind, somebody.supr);
    expect(await send(given, change(given))).toBeGreaterThanOrEqual(400);
    expect(await isStored(given.key)).toBe(false);
  });

  it('accepts no key of another form, nor of another kind', async () => {
    const others = await Promise.all(Object.values(kinds).map((other) => formOf(other, somebody.supr)));
    const given = await formOf(kind, somebody.supr);
    for (const { key } of others) {
      expect(await send(given, { fields: { key } })).toBe(403);
      expect(await isStored(key)).toBe(false);
    }
  });

  it('is for true files: bytes of another type are never accepted', async () => {
    const given = await formOf(kind, somebody.supr);
    expect(await send(given, { bytes: new TextEncoder().encode('<html><script>1</script>') })).toBe(204);
    const { code } = await kind.take(somebody.supr, given.key);
    // A workbook is checked by reading it.
    expect(['invalid-input', 'not-a-workbook']).toContain(code);
  });

  it('is accepted by no operation of another kind', async () => {
    const given = await formOf(kind, somebody.supr);
    expect(await send(given)).toBe(204);
    for (const other of Object.values(kinds).filter((one) => one !== kind))
      expect((await other.take(somebody.supr, given.key)).code).toBe('invalid-input');
  });
});

describe('an upload of another user', () => {
  it('is accepted from nobody else', async () => {
    const kind = kinds['an image of a user'];
    const given = await formOf(kind, somebody.imbi);
    expect(await send(given)).toBe(204);
    expect((await kind.take(somebody.supr, given.key)).code).toBe('invalid-input');
    expect((await kind.take(somebody.imbi, given.key)).code).toBeUndefined();
  });
});
