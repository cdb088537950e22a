import { readFileIfThere, writeFile } from '#lambdas/runtime/files/files.ts';
import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { importChecksOf } from '#lambdas/store/import/import-check.ts';
import { day } from '#shared/day.ts';
import { DomainError } from '#shared/errors.ts';
import type { Register, RegisterEntry } from '#shared/registers/register.ts';

/** The entries that a checked file would add or change, for the user who may begin its import, and its refused rows. */
export type RegisterCheck = {
  register: Register;
  checkedAt: string;
  entries: readonly RegisterEntry[];
  refused?: number;
};

/** Beside the user's other checks, so that an erasure removes them all. */
const keyOf = (user: string, id: string) => `${importChecksOf(user)}register-${id}.json.br`;

export const keepRegisterCheck = async (user: string, id: string, check: RegisterCheck): Promise<void> =>
  writeFile(keyOf(user, id), await packed(check));

/** Undefined when the user made none with that id, or it is gone. */
export async function registerCheckOf(user: string, id: string): Promise<RegisterCheck | undefined> {
  const file = await readFileIfThere(keyOf(user, id));
  // Written by keepRegisterCheck above.
  return file && ((await unpacked(file)) as RegisterCheck);
}

/** A check of that user and register that an import may begin with, for a day; else `not-found`. */
export async function goodRegisterCheck(
  user: string,
  { register, id }: { register: Register; id: string },
  now: Date,
): Promise<RegisterCheck> {
  const check = await registerCheckOf(user, id);
  const isGood = check?.register === register && now.getTime() - Date.parse(check.checkedAt) <= day;
  if (!isGood) throw new DomainError('not-found');
  return check;
}
