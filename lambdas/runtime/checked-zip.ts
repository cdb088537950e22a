import { crc32, inflateRawSync } from 'node:zlib';
import { type Zippable, zipSync } from 'fflate';
import { DomainError } from '#shared/errors.ts';

/** Marks, lengths and methods of the ZIP format (APPNOTE.TXT 4.3.7, 4.3.12, 4.3.16 and 4.4.5). */
const endMark = 0x06054b50;
const endLength = 22;
const entryMark = 0x02014b50;
const entryLength = 46;
const localMark = 0x04034b50;
const localLength = 30;
const [stored, deflated] = [0, 8];

/** Limits of a file: the number of its parts, and their bytes when unpacked. */
type ZipLimits = { parts: number; bytes: number };

type Entry = { name: string; method: number; crc: number; packed: number; size: number; place: number };

/**
 * A ZIP file made anew from the real content of another. Each part is unpacked here, no further than the list of parts
 * says, so that later readers meet only counted bytes. Wrong lists, sizes, names or sums are refused; so is ZIP64,
 * which no file of this size needs.
 */
export function checkedZip(file: Uint8Array, { parts, bytes }: ZipLimits): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const entries = entriesOf(view, parts);
  if (entries.reduce((total, { size }) => total + size, 0) > bytes) throw new DomainError('too-large');
  const unpacked: Zippable = Object.create(null);
  for (const entry of entries) {
    if (entry.name in unpacked) throw refused('two parts have one name');
    unpacked[entry.name] = unpackedPart(file, view, entry);
  }
  // It is read at once: packing it again would be work for nothing.
  return zipSync(unpacked, { level: 0 });
}

const refused = (why: string, cause?: unknown) =>
  new DomainError('not-a-workbook', undefined, { cause: new Error(why, { cause }) });

/** The list of parts, which must be whole: as many as it says, up to where it ends. */
function entriesOf(view: DataView, most: number): Entry[] {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > most) throw new DomainError('too-large');
  let place = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  while (place < end) {
    if (place + entryLength > end || view.getUint32(place, true) !== entryMark)
      throw refused('a broken list');
    if (entries.length === most) throw new DomainError('too-large');
    entries.push(entryAt(view, place));
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(place + field, true));
    place += entryLength + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  if (place !== end || entries.length !== count) throw refused('a list of another length');
  return entries;
}

/** Where the list of parts ends; a comment of up to 64 KB may follow, which is as long as it says. */
function endOf(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let place = last; place >= Math.max(0, last - 0xffff); place -= 1) {
    const isEnd = view.getUint32(place, true) === endMark;
    if (isEnd && place + endLength + view.getUint16(place + 20, true) === view.byteLength) return place;
  }
  throw refused('no list of parts');
}

const nameAt = (view: DataView, place: number, length: number) =>
  Buffer.from(view.buffer, view.byteOffset, view.byteLength).toString('utf8', place, place + length);

const entryAt = (view: DataView, place: number): Entry => ({
  method: view.getUint16(place + 10, true),
  crc: view.getUint32(place + 16, true),
  packed: view.getUint32(place + 20, true),
  size: view.getUint32(place + 24, true),
  name: nameAt(view, place + entryLength, view.getUint16(place + 28, true)),
  place: view.getUint32(place + 42, true),
});

function unpackedPart(file: Uint8Array, view: DataView, entry: Entry): Uint8Array {
  const { place, name, packed, size, crc } = entry;
  if (place + localLength > view.byteLength || view.getUint32(place, true) !== localMark)
    throw refused('no part where the list says');
  const [nameLength, extraLength] = [26, 28].map((field) => view.getUint16(place + field, true));
  const start = place + localLength + (nameLength ?? 0) + (extraLength ?? 0);
  if (start + packed > view.byteLength) throw refused('a part beyond the end');
  if (nameAt(view, place + localLength, nameLength ?? 0) !== name) throw refused('a part of another name');
  const content = unpackedBytes(file.subarray(start, start + packed), entry);
  if (content.byteLength !== size || crc32(content) !== crc) throw refused('a part of other content');
  return content;
}

/** Stops where there is more than the list says. */
function unpackedBytes(packed: Uint8Array, { method, size }: Entry): Uint8Array {
  if (method === stored) return packed;
  if (method !== deflated) throw refused('packed in another way');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  } catch (cause) {
    throw refused('a part that is longer than the list says, or broken', cause);
  }
}
