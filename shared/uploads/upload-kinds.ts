const megabyte = 1024 * 1024;

/**
 * Types of files that are taken, with the ending a file of theirs gets. None of them is run by a browser: no HTML, and
 * no SVG, which can hold scripts.
 */
const images = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;
const workbooks = { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx' } as const;
const documents = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  ...workbooks,
} as const;

export type UploadKind = {
  /** Where files of this kind are kept once they are taken (PRD-088, USR-096, NOT-075). */
  folder: string;
  /** Bytes of the largest (OPC-30, OPW-50). */
  largest: number;
  types: Readonly<Record<string, string>>;
  /** Images are shown where they are used; anything else is saved by the browser. */
  shown: boolean;
};

/** The kinds of files that users may upload. */
export const uploadKinds = {
  'product-image': { folder: 'images/products', largest: 10 * megabyte, types: images, shown: true },
  'user-image': { folder: 'images/users', largest: 10 * megabyte, types: images, shown: true },
  'notification-attachment': {
    folder: 'attachments/notifications',
    largest: 20 * megabyte,
    types: { ...images, ...documents },
    shown: false,
  },
  /** Read by the check of an import where it was sent to, and never kept. */
  'catalogue-workbook': {
    folder: 'workbooks',
    largest: 20 * megabyte,
    types: workbooks,
    shown: false,
  },
  /** The same for customers and other registers of an owner (CUS-042). */
  register: {
    folder: 'registers',
    largest: 5 * megabyte,
    types: { ...workbooks, 'text/vcard': 'vcf' },
    shown: false,
  },
} as const satisfies Record<string, UploadKind>;

export type UploadKindName = keyof typeof uploadKinds;

/** The ending of a kind's files of a type, `undefined` when the kind does not take the type. */
export function extensionOf(kind: UploadKind, type: string): string | undefined {
  return Object.hasOwn(kind.types, type) ? kind.types[type] : undefined;
}
