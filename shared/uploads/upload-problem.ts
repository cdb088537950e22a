import { extensionOf, type UploadKind } from './upload-kinds.ts';

/** Why a file cannot be uploaded as that kind; the server says the same (OPC-30). */
export function uploadProblem(
  kind: UploadKind,
  { type, size }: { type: string; size: number },
): 'type' | 'size' | 'empty' | undefined {
  if (!extensionOf(kind, type)) return 'type';
  if (size === 0) return 'empty';
  return size > kind.largest ? 'size' : undefined;
}
