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

/** Where the images of a user begin: whose they are stays known when another one has taken their place. */
export const imagesOfUser = (uid: string): string => `images/users/${uid}-`;

/** Where a file is kept: a generated id keeps it apart from all others, so that it is never overwritten. */
export function fileKey(folder: string, id: string, fileName: string, extension: string): string {
  return `${folder}/${[id, keyName(fileName)].filter(Boolean).join('-')}.${extension}`;
}

/** Where forms put files: until a form expires they may become others, so nobody is shown what is there. */
const uploads = 'uploads/';

/** Where what was sent waits to be taken to that folder, or key. */
export const uploadKey = (place: string): string => `${uploads}${place}`;

const stemOf = (upload: string) => upload.slice(uploads.length, upload.lastIndexOf('.'));

/** Where an upload is kept once it is taken; the id is of this taking alone, so that each makes a file of its own. */
export const takenKey = (upload: string, id: string): string =>
  `${stemOf(upload)}-${id}${upload.slice(upload.lastIndexOf('.'))}`;

/** Whether a file was taken from that upload. */
export const isTakenFrom = (upload: string, key: string | undefined): boolean =>
  key?.startsWith(`${stemOf(upload)}-`) ?? false;
