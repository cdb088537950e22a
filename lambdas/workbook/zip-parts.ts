/** Marks and places of the ZIP format (APPNOTE.TXT 4.3.12 and 4.3.16). */
const endMark = 0x06054b50;
const endLength = 22;
const entryMark = 0x02014b50;
const entryLength = 46;

/** How many parts a ZIP file has, and the bytes that they say they have once they are unpacked; none of what is no such file. */
export function zipParts(file: Uint8Array): { count: number; size: number } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = endOf(view);
  if (end === undefined) return { count: 0, size: 0 };
  const count = view.getUint16(end + 10, true);
  let place = view.getUint32(end + 16, true);
  let size = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (place + entryLength > view.byteLength || view.getUint32(place, true) !== entryMark) break;
    size += view.getUint32(place + 24, true);
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(place + field, true));
    place += entryLength + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return { count, size };
}

/** Where the list of parts ends; a comment of up to 64 KB may follow. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - endLength;
  for (let place = last; place >= Math.max(0, last - 0xffff); place -= 1)
    if (view.getUint32(place, true) === endMark) return place;
  return undefined;
}
