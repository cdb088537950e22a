/** The first 16 digits of a hash as the last page prints them: '6ff2 8fed b4b4 deb5' (SND-006). */
export const hashInGroups = (hash: string): string => hash.slice(0, 16).replace(/....(?=.)/g, '$& ');
