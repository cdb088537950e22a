import { readFileIfThere } from '#lambdas/runtime/files/files.ts';
import { keyOfAddress } from '#shared/uploads/file-address.ts';
import { uploadKinds } from '#shared/uploads/upload-kinds.ts';
import { embeddedLogo } from './embedded-logo.ts';

/** Makes the logo of a user part of a page; null leaves it out. */
export type LogoOf = (imageUrl: string | null | undefined) => Promise<string | null>;

const { folder, types } = uploadKinds['user-image'];

/** A user's logo as part of a page, which may fetch nothing; null for an address elsewhere, and for a file that is gone. */
export const printedLogo: LogoOf = async (imageUrl) => {
  const key = keyOfAddress(imageUrl);
  if (!key?.startsWith(`${folder}/`)) return embeddedLogo(imageUrl);
  const [type] = Object.entries(types).find(([, ending]) => key.endsWith(`.${ending}`)) ?? [];
  const file = type && (await readFileIfThere(key));
  return file ? `data:${type};base64,${Buffer.from(file).toString('base64')}` : null;
};
