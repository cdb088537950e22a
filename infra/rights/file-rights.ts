import { fileFolders } from '#lambdas/store/file-folders.ts';
import { uploadKey } from '#shared/uploads/upload-key.ts';
import {
  attachmentsPrefix,
  productImagesPrefix,
  registerUploadsPrefix,
  userImagesPrefix,
  workbookUploadsPrefix,
} from './file-prefixes.ts';
import type { Places } from './places.ts';
import type { Rights, Statement } from './statement.ts';

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
  fileFolders.offers,
];

const onFiles = ({ files }: Places, actions: string[], ...folders: string[]): Statement => ({
  actions,
  resources: folders.map((folder) => `${files}/${folder}*`),
});

/** Files below some folders, and nothing else, may be listed. */
const listing = ({ files }: Places, action: string, folders: readonly string[]): Statement => ({
  actions: [action],
  resources: [files],
  conditions: { StringLike: { 's3:prefix': folders.map((folder) => `${folder}*`) } },
});

/**
 * Keeps the files of a folder, and takes uploads for it. A signed form allows what its signer may do. An upload is read
 * to be checked and copied.
 */
const takingUploads = (places: Places, folder: string) => [
  onFiles(places, keep, folder),
  onFiles(places, [...read, ...write], uploadKey(folder)),
];

/**
 * The rights on files that words of the manifest's `may` stand for. A signed address, too, is good for its signer's
 * rights.
 */
export const fileRights = {
  'documents:write': (places) => [onFiles(places, [...read, ...write], fileFolders.documents)],
  'snapshots:read': (places) => [onFiles(places, read, fileFolders.snapshots)],
  'snapshots:write': (places) => [onFiles(places, [...read, ...write, ...remove], fileFolders.snapshots)],
  'jobs:begin': (places) => [onFiles(places, write, fileFolders.jobs)],
  'jobs:work': (places) => [onFiles(places, read, fileFolders.jobs)],
  'price-updates:write': (places) => [onFiles(places, [...read, ...write], fileFolders.priceUpdates)],
  'imports:read': (places) => [onFiles(places, read, fileFolders.imports)],
  'imports:write': (places) => [
    onFiles(places, [...read, ...write], fileFolders.imports, workbookUploadsPrefix),
  ],
  'registers:write': (places) => [
    onFiles(places, [...read, ...write], fileFolders.imports, registerUploadsPrefix),
  ],
  'product-images:write': (places) => takingUploads(places, productImagesPrefix),
  'product-images:retire': (places) => [onFiles(places, keep, productImagesPrefix)],
  'user-images:write': (places) => takingUploads(places, userImagesPrefix),
  'user-images:retire': (places) => [onFiles(places, keep, userImagesPrefix)],
  'user-images:read': (places) => [
    onFiles(places, read, userImagesPrefix),
    listing(places, 's3:ListBucket', [userImagesPrefix]),
  ],
  'logos:read': (places) => [onFiles(places, read, userImagesPrefix)],
  'offer-files:read': (places) => [onFiles(places, read, fileFolders.offers)],
  'offer-files:write': (places) => [onFiles(places, [...read, ...write], fileFolders.offers)],
  'offer-files:clear': (places) => [
    onFiles(places, [...remove, 's3:DeleteObjectVersion'], fileFolders.offers),
    listing(places, 's3:ListBucketVersions', [fileFolders.offers]),
  ],
  'attachments:write': (places) => takingUploads(places, attachmentsPrefix),
  // Files of notifications go with them; one that is replaced is retired.
  'attachments:remove': (places) => [onFiles(places, [...keep, ...remove], attachmentsPrefix)],
  'archives:read': (places) => [onFiles(places, read, fileFolders.archives)],
  'archives:write': (places) => [
    onFiles(places, [...read, ...write, ...remove], fileFolders.archives),
    listing(places, 's3:ListBucket', [fileFolders.archives]),
  ],
} satisfies Rights;

/** All files about a person: a bucket with versions keeps a file that is only deleted. */
export const erasingFiles = (places: Places): Statement[] => [
  onFiles(places, [...remove, 's3:DeleteObjectVersion'], ...erasedFolders),
  listing(places, 's3:ListBucketVersions', erasedFolders),
];
