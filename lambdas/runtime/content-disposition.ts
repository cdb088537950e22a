/** A file that is shown where it is opened. */
export const inlineFile = (fileName: string): string => `inline; ${named(fileName)}`;

/** A file that is saved, never shown: nothing in it can run. */
export const attachedFile = (fileName: string): string => `attachment; ${named(fileName)}`;

/** A file name for the header: the exact one, and a plain one for old programs (RFC 6266, RFC 8187). */
function named(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/g, '_');
  const exact = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${exact}`;
}
