import { successOf } from '#test/support/two-countries.ts';
import { aWorkbook, type Content } from '#test/support/workbook-api.ts';
import { workbookType } from '#test/support/workbook-type.ts';
import type { Somebody } from './roles.ts';

type Form = { key: string; url: string; fields: { name: string; value: string }[] };

/** A workbook that a user uploaded and had checked. */
export async function checkedWorkbook(who: Somebody, content: Content): Promise<{ id: string }> {
  const fileName = 'Catalogo.xlsx';
  const { key, url, fields } = await successOf<Form>(who, 'Mutation.uploadCatalogueWorkbook', {
    ...{ type: workbookType, fileName },
  });
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  form.append('file', new Blob([Buffer.from(await aWorkbook(content))]));
  await fetch(url, { method: 'POST', body: form });
  return successOf(who, 'Mutation.checkCatalogueWorkbook', { key, fileName });
}
