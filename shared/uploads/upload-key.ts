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

/** Where an upload is stored: a generated id keeps it apart from all others, so that it is never overwritten. */
export function uploadKey(folder: string, id: string, fileName: string, extension: string): string {
  return `${folder}/${[id, keyName(fileName)].filter(Boolean).join('-')}.${extension}`;
}
