import { uploadKinds } from './upload-kinds.ts';

/** Letters and digits of the name that a key keeps. */
const longest = 60;

/** The part of a file's name that a key can hold: no folder, no ending, no mark that means something in an address. */
function keyName(fileName: string): string {
  return fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
}

/** The beginning of the keys of a user's images. It says whose an image is after another one replaced it. */
export const imagesOfUser = (uid: string): string => `${uploadKinds['user-image'].folder}/${uid}-`;

/** The key of a stored file. A generated id keeps it apart from all others, so that it is never overwritten. */
export function fileKey(folder: string, id: string, fileName: string, extension: string): string {
  return `${folder}/${[id, keyName(fileName)].filter(Boolean).join('-')}.${extension}`;
}

/** The folder that upload forms write to. A file there may change until its form expires, so nobody is shown it. */
const uploads = 'uploads/';

/** The key, or folder, of an upload that waits to be taken to this one. */
export const uploadKey = (place: string): string => `${uploads}${place}`;

export const isUpload = (key: string): boolean => key.startsWith(uploads);

const stemOf = (upload: string) => upload.slice(uploads.length, upload.lastIndexOf('.'));

/** The key of an upload once it is taken. Each taking has an id of its own and makes a file of its own. */
export const takenKey = (upload: string, id: string): string =>
  `${stemOf(upload)}-${id}${upload.slice(upload.lastIndexOf('.'))}`;

/** Whether a file was taken from an upload. */
export const isTakenFrom = (upload: string, key: string | undefined): boolean =>
  key?.startsWith(`${stemOf(upload)}-`) ?? false;
