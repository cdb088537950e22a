import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { readRegister } from '#lambdas/store/register/read-register.ts';
import { keepRegisterCheck } from '#lambdas/store/register/register-check.ts';
import type { Checked, RegisterSource } from '#lambdas/store/register/register-source.ts';
import { registerSources } from '#lambdas/store/register/register-sources.ts';
import { cellText } from '#lambdas/store/register/register-texts.ts';
import { readUpload } from '#lambdas/store/upload/taken-uploads.ts';
import { documentLanguage } from '#shared/document/document-options.ts';
import { DomainError } from '#shared/errors.ts';
import type { Language } from '#shared/languages.ts';
import type { Register, RegisterCell, RegisterEntry } from '#shared/registers/register.ts';
import { register } from '#shared/schemas/register.ts';
import { uploadOf } from '#shared/schemas/upload.ts';

/** Problems, changes and names that are answered: nobody reads more. */
const mostProblems = 500;
const mostNames = 20;

/** Says what the import of an uploaded file would do, and which rows it refuses; stores nothing of them (CUS-042). */
export const checkRegister = userOperation({
  allow: 'offer.prepare',
  limit: 'document',
  input: z.strictObject({ register, key: uploadOf('register') }),
  async run({ register, key }, { user, now, newId }) {
    const source = registerSources[register];
    const checked = await readFile(register, source, await readUpload('register', key));
    const { entries, unchanged, refused, problems } = await source.plan(user, checked, newId, now);
    const id = newId();
    await keepRegisterCheck(user.id, id, { register, checkedAt: now.toISOString(), entries, refused });
    const namesOf = (does: 'add' | 'change') =>
      entries.filter((entry) => entry.does === does).map(({ name }) => name);
    const unusual = source.unusual?.(entries) ?? [];
    const [added, changed] = [namesOf('add'), namesOf('change')];
    return {
      id,
      ...{ added: added.length, changed: changed.length, unchanged, refused },
      addedNames: added.slice(0, mostNames),
      changedNames: changed.slice(0, mostNames),
      ...{ unusual: unusual.slice(0, mostNames), unusualCount: unusual.length },
      changes: changesOf(register, entries, documentLanguage(user.language)).slice(0, mostProblems),
      ignoredColumns: (checked.ignored ?? []).slice(0, mostNames),
      problems: problems.slice(0, mostProblems),
      problemCount: problems.length,
    };
  },
});

/** Each change of a column in words (CUS-042, WRK-026). */
function changesOf(register: Register, entries: readonly RegisterEntry[], language: Language) {
  const columns = Object.values(registerSources[register].sheets)[0] ?? {};
  return entries.flatMap(({ name, changes = [] }) =>
    changes.map(({ field, before, after }) => {
      const said = (cell: RegisterCell) =>
        cellText(register, language, { column: field, kind: columns[field], cell });
      return { name, field, before: said(before), after: said(after) };
    }),
  );
}

/** ZIP files, and so spreadsheets, begin with these letters. */
const isZip = (file: Uint8Array) => file[0] === 0x50 && file[1] === 0x4b;

async function readFile(name: Register, source: RegisterSource, file: Uint8Array): Promise<Checked> {
  if (isZip(file)) return readRegister(name, source, file);
  if (!source.readText) throw new DomainError('not-a-workbook');
  return source.readText(file);
}
