import { beforeAll, describe, expect, it } from 'vitest';
import { cloudUrl } from '#test/support/cloud.ts';
import type { Reply } from './callers.ts';
import { type Somebody, somebodyOf } from './roles.ts';
import { type Form, formOf, type Kind, kinds, send, storeProduct, wholeFile } from './upload-forms.ts';

let supr: Somebody;
beforeAll(async () => {
  supr = await somebodyOf('supr');
  await storeProduct();
});

const html = new TextEncoder().encode('<html><script>1</script>');
const { 'a workbook': workbook } = kinds;
const keeping = Object.entries<Kind>(kinds).filter(([, { kept }]) => kept);

async function posted(kind: Kind, text: string): Promise<Form> {
  const form = await formOf(kind, supr);
  expect(await send(form, { bytes: await kind.file(text) })).toBe(204);
  return form;
}

/** The key of the accepted file in an answer. */
function keptBy({ code, data }: Reply, kind: Kind): string {
  expect(code).toBeUndefined();
  // The mutation selects this field.
  const address = (data as Record<string, string>)[kind.kept ?? ''] ?? '';
  expect(address).toMatch(/^\/files\/(images|attachments)\//);
  return address.replace('/files/', '');
}

describe.each(keeping)('an upload form of %s, after its file was accepted,', (_, kind) => {
  it('no longer changes the file, whatever and however often it uploads', async () => {
    const form = await posted(kind, 'the first');
    const key = keptBy(await kind.take(supr, form.key), kind);
    const before = await wholeFile(key);
    expect(before).toMatchObject({ ContentType: kind.type, TagSet: [] });
    expect(before.bytes).toContain('the first');
    for (const bytes of [html, await kind.file('the second'), html])
      expect(await send(form, { bytes })).toBe(204);
    expect(await wholeFile(key)).toEqual(before);
  });

  it('does not change it when the upload is accepted again, for the same or another thing', async () => {
    const form = await posted(kind, 'the first');
    const key = keptBy(await kind.take(supr, form.key), kind);
    const before = await wholeFile(key);
    for (const bytes of [await kind.file('the second'), html]) {
      expect(await send(form, { bytes })).toBe(204);
      await kind.take(supr, form.key);
      expect(await wholeFile(key)).toEqual(before);
    }
  });

  it('is not accepted with a file of another type that came after the check', async () => {
    const form = await posted(kind, 'the first');
    const key = keptBy(await kind.take(supr, form.key), kind);
    expect(await send(form, { bytes: html })).toBe(204);
    const again = await kind.take(supr, form.key);
    // An owner of the file gets the same answer; nobody gets the other file.
    if (again.code) expect(again.code).toBe('invalid-input');
    else expect(keptBy(again, kind)).toBe(key);
  });
});

describe.each(keeping.filter(([, { kept }]) => kept === 'imageUrl'))('the website, of %s', (_, kind) => {
  it('shows the accepted file, never a waiting one', async () => {
    const form = await posted(kind, 'the first');
    const key = keptBy(await kind.take(supr, form.key), kind);
    await send(form, { bytes: html });
    expect(await (await fetch(`${cloudUrl}/files/${key}`)).text()).toContain('the first');
    expect((await fetch(`${cloudUrl}/files/${form.key}`)).status).not.toBe(200);
  });

  it('gives the same answer when the same is accepted again, as after a lost answer', async () => {
    const form = await posted(kind, 'the first');
    const key = keptBy(await kind.take(supr, form.key), kind);
    await send(form, { bytes: await kind.file('the second') });
    expect(keptBy(await kind.take(supr, form.key), kind)).toBe(key);
    expect((await wholeFile(key)).bytes).toContain('the first');
  });
});

describe('an upload form whose workbook was checked', () => {
  it('changes nothing in the result of the check', async () => {
    const { importCheckOf } = await import('#lambdas/store/import/import-check.ts');
    const form = await posted(workbook, `foglio-${process.pid}`);
    const { data } = await workbook.take(supr, form.key);
    // The mutation selects this field.
    const { id } = data as { id: string };
    const before = await importCheckOf(supr.id, id);
    expect(before?.entries).toHaveLength(1);
    await send(form, { bytes: await workbook.file(`altro-${process.pid}`) });
    await send(form, { bytes: html });
    expect(await importCheckOf(supr.id, id)).toEqual(before);
    expect((await workbook.take(supr, form.key)).code).toBe('not-a-workbook');
  });
});
