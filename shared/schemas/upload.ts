import * as z from 'zod/mini';
import { uploadKey } from '#shared/uploads/upload-key.ts';
import { type UploadKindName, uploadKinds } from '#shared/uploads/upload-kinds.ts';

/** The key of what a browser sent as that kind. */
export const uploadOf = (kind: UploadKindName) =>
  z
    .string()
    .check(z.maxLength(300), z.regex(new RegExp(`^${uploadKey(uploadKinds[kind].folder)}/[\\w-]+\\.\\w+$`)));
