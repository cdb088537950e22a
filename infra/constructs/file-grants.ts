import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { FunctionRight } from '#lambdas/function-spec.ts';
import { fileFolders } from '#lambdas/store/file-folders.ts';
import { uploadKey } from '#shared/uploads/upload-key.ts';
import {
  attachmentsPrefix,
  type Files,
  productImagesPrefix,
  userImagesPrefix,
  workbookUploadsPrefix,
} from './files.ts';

const read = ['s3:GetObject'];
const write = ['s3:PutObject'];
const remove = ['s3:DeleteObject'];

/** Taking an upload copies it there. Retiring writes a file over itself, with a tag. */
const keep = [...read, ...write, 's3:PutObjectTagging'];

/** Folders where files may belong to a person, or name one. */
const erasedFolders = [
  userImagesPrefix,
  uploadKey(userImagesPrefix),
  fileFolders.archives,
  fileFolders.jobs,
  fileFolders.imports,
  fileFolders.snapshots,
];

const onFiles = (files: Files, actions: string[], ...folders: string[]) =>
  new PolicyStatement({ actions, resources: folders.map((folder) => files.arnForObjects(`${folder}*`)) });

/** Files below some folders, and nothing else, may be listed. */
const listing = (files: Files, action: string, folders: string | string[]) =>
  new PolicyStatement({
    actions: [action],
    resources: [files.bucketArn],
    conditions: {
      StringLike: {
        's3:prefix': Array.isArray(folders) ? folders.map((folder) => `${folder}*`) : `${folders}*`,
      },
    },
  });

/**
 * Keeps the files of a folder, and takes uploads for it. A signed form allows what its signer may do. An upload is read
 * to be checked and copied.
 */
const takingUploads = (files: Files, folder: string) => [
  onFiles(files, keep, folder),
  onFiles(files, [...read, ...write], uploadKey(folder)),
];

type FileRight = Extract<
  FunctionRight,
  | `${'documents' | 'snapshots' | 'jobs' | 'price-updates' | 'imports' | 'archives'}:${string}`
  | `${'product-images' | 'user-images' | 'attachments'}:${string}`
>;

/**
 * The rights on files that words of the manifest's `may` stand for. A signed address, too, is good for its signer's
 * rights.
 */
export const fileGrants: Record<FileRight, (files: Files) => PolicyStatement[]> = {
  'documents:write': (files) => [onFiles(files, [...read, ...write], fileFolders.documents)],
  'snapshots:read': (files) => [onFiles(files, read, fileFolders.snapshots)],
  'snapshots:write': (files) => [onFiles(files, [...read, ...write, ...remove], fileFolders.snapshots)],
  'jobs:begin': (files) => [onFiles(files, write, fileFolders.jobs)],
  'jobs:work': (files) => [onFiles(files, read, fileFolders.jobs)],
  'price-updates:write': (files) => [onFiles(files, [...read, ...write], fileFolders.priceUpdates)],
  'price-updates:read': (files) => [onFiles(files, read, fileFolders.priceUpdates)],
  'imports:write': (files) => [
    onFiles(files, [...read, ...write], fileFolders.imports, workbookUploadsPrefix),
  ],
  'product-images:write': (files) => takingUploads(files, productImagesPrefix),
  'product-images:retire': (files) => [onFiles(files, keep, productImagesPrefix)],
  'user-images:write': (files) => takingUploads(files, userImagesPrefix),
  'user-images:retire': (files) => [onFiles(files, keep, userImagesPrefix)],
  'user-images:read': (files) => [
    onFiles(files, read, userImagesPrefix),
    listing(files, 's3:ListBucket', userImagesPrefix),
  ],
  'attachments:write': (files) => takingUploads(files, attachmentsPrefix),
  // Files of notifications go with them; one that is replaced is retired.
  'attachments:remove': (files) => [onFiles(files, [...keep, ...remove], attachmentsPrefix)],
  'archives:read': (files) => [onFiles(files, read, fileFolders.archives)],
  'archives:write': (files) => [
    onFiles(files, [...read, ...write, ...remove], fileFolders.archives),
    listing(files, 's3:ListBucket', fileFolders.archives),
  ],
};

/** All files about a person: a bucket with versions keeps a file that is only deleted. */
export const erasingFiles = (files: Files): PolicyStatement[] => [
  onFiles(files, [...remove, 's3:DeleteObjectVersion'], ...erasedFolders),
  listing(files, 's3:ListBucketVersions', erasedFolders),
];
