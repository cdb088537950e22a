/** The header of a file that the browser shows. */
export const inlineFile = (fileName: string): string => `inline; ${named(fileName)}`;

/** The header of a file that the browser saves and never shows: nothing in it can run. */
export const attachedFile = (fileName: string): string => `attachment; ${named(fileName)}`;

/** The file name twice: exact, and in ASCII for old programs (RFC 6266, RFC 8187). */
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
