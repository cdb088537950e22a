import { DomainError } from '#shared/errors.ts';

/** The end of a ZIP without comment: its length and the places of its fields (APPNOTE 4.3.16). */
const end = { length: 22, count: 10, directoryLength: 12, directoryStart: 16 } as const;
/** An entry of its directory (APPNOTE 4.3.12). */
const entry = { length: 46, name: 28, extra: 30, comment: 32, start: 42 } as const;
/** The limits of the form without the large extension. */
const most = { entries: 0xffff, bytes: 0xffffffff } as const;

type JoinedZip = { length: number; bytes: AsyncIterable<Uint8Array> };

/**
 * Several ZIPs as one: their contents one after the other, then one directory, in which every entry stands where it
 * came to. Each is read twice and forgotten at once, so that never more than one is in memory.
 */
export async function joinedZip(
  parts: readonly string[],
  read: (part: string) => Promise<Uint8Array>,
): Promise<JoinedZip> {
  const directories: Uint8Array[] = [];
  let [contents, entries, directory] = [0, 0, 0];
  for (const part of parts) {
    const zip = opened(await read(part));
    directories.push(moved(zip.directory, zip.count, contents));
    contents += zip.contents.length;
    entries += zip.count;
    directory += zip.directory.length;
  }
  if (entries > most.entries || contents + directory > most.bytes) throw new DomainError('too-large');
  async function* bytes() {
    for (const part of parts) yield opened(await read(part)).contents;
    yield* directories;
    yield endOf(entries, directory, contents);
  }
  return { length: contents + directory + end.length, bytes: bytes() };
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function opened(zip: Uint8Array) {
  const tail = viewOf(zip.subarray(zip.length - end.length));
  const start = tail.getUint32(end.directoryStart, true);
  const length = tail.getUint32(end.directoryLength, true);
  return {
    contents: zip.subarray(0, start),
    directory: zip.slice(start, start + length),
    count: tail.getUint16(end.count, true),
  };
}

function moved(directory: Uint8Array, count: number, by: number): Uint8Array {
  const view = viewOf(directory);
  let place = 0;
  for (let index = 0; index < count; index += 1) {
    view.setUint32(place + entry.start, view.getUint32(place + entry.start, true) + by, true);
    const texts = [entry.name, entry.extra, entry.comment].map((at) => view.getUint16(place + at, true));
    place += entry.length + texts.reduce((sum, length) => sum + length, 0);
  }
  return directory;
}

function endOf(entries: number, directory: number, contents: number): Uint8Array {
  const bytes = new Uint8Array(end.length);
  const view = viewOf(bytes);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(end.count - 2, entries, true);
  view.setUint16(end.count, entries, true);
  view.setUint32(end.directoryLength, directory, true);
  view.setUint32(end.directoryStart, contents, true);
  return bytes;
}
