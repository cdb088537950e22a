import { buffer } from 'node:stream/consumers';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '#lambdas/workbook/read-workbook.ts';

const megabyte = 1024 * 1024;
const [endMark, entryMark] = ['PK\u0005\u0006', 'PK\u0001\u0002'].map((mark) => Buffer.from(mark, 'latin1'));

type Part = { name: string; packed: Buffer; size: number; crc: number; listedAs?: string };

const part = (name: string, content: Buffer): Part => ({
  name,
  packed: deflateRawSync(content),
  size: content.byteLength,
  crc: crc32(content),
});

/** A header of a part: the local one, or the one in the central directory with the offset. */
function header({ packed, size, crc, ...names }: Part, place?: number): Buffer {
  const isListed = place !== undefined;
  const name = Buffer.from(isListed ? (names.listedAs ?? names.name) : names.name);
  const fixed = Buffer.alloc(isListed ? 46 : 30);
  fixed.write(isListed ? 'PK\u0001\u0002' : 'PK\u0003\u0004', 'latin1');
  const at = isListed ? 10 : 8;
  fixed.writeUInt16LE(8, at);
  fixed.writeUInt32LE(crc, at + 6);
  fixed.writeUInt32LE(packed.byteLength, at + 10);
  fixed.writeUInt32LE(size, at + 14);
  fixed.writeUInt16LE(name.byteLength, at + 18);
  if (isListed) fixed.writeUInt32LE(place, 42);
  return Buffer.concat([fixed, name]);
}

/** A ZIP file with these parts. Its end may state a false count or offset. */
function zipOf(parts: readonly Part[], says: { count?: number; place?: number } = {}): Buffer {
  const chunks: Buffer[] = [];
  let length = 0;
  const places = parts.map((each) => {
    const place = length;
    chunks.push(header(each), each.packed);
    length += 30 + Buffer.byteLength(each.name) + each.packed.byteLength;
    return place;
  });
  const list = Buffer.concat(parts.map((each, index) => header(each, places[index])));
  const end = Buffer.alloc(22);
  endMark?.copy(end);
  end.writeUInt16LE(says.count ?? parts.length, 8);
  end.writeUInt16LE(says.count ?? parts.length, 10);
  end.writeUInt32LE(list.byteLength, 12);
  end.writeUInt32LE(says.place ?? length, 16);
  return Buffer.concat([...chunks, list, end]);
}

/** Megabytes of zeros, packed in a stream to save memory. */
async function bombOf(megabytes: number): Promise<Part> {
  const deflate = createDeflateRaw({ level: 9 });
  const packed = buffer(deflate);
  const nothing = Buffer.alloc(megabyte);
  for (let written = 0; written < megabytes; written += 1)
    if (!deflate.write(nothing)) await new Promise((resolve) => deflate.once('drain', resolve));
  deflate.end();
  return { name: 'xl/bomb.bin', packed: await packed, size: megabytes * megabyte, crc: 0 };
}

/** The parts of a real workbook with one sheet of tags. */
async function aWorkbook(): Promise<Buffer> {
  const { default: exceljs } = await import('exceljs');
  const book = new exceljs.Workbook();
  book.addWorksheet('Tag').addRows([['Codice'], ['muffa']]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

let workbook: Buffer;
let bomb: Part;
beforeAll(async () => {
  [workbook, bomb] = await Promise.all([aWorkbook(), bombOf(260)]);
});

const refused = (file: Buffer, code = 'not-a-workbook') =>
  expect(readWorkbook(file)).rejects.toMatchObject({ code });

/** The real workbook with an overwritten number in its central directory or its end. */
function forged(mark: Buffer | undefined, at: number, value: number, bytes: 2 | 4 = 4): Buffer {
  const file = Buffer.from(workbook);
  file.writeUIntLE(value, file.lastIndexOf(mark ?? '') + at, bytes);
  return file;
}

describe('a small file that unpacks to 260 MB', () => {
  it('is 300 KB, and the next tests lie about its real size', async () => {
    expect(bomb.packed.byteLength).toBeLessThan(400 * 1024);
    await refused(zipOf([bomb]), 'too-large');
  });

  it.each([
    ['its size', () => zipOf([{ ...bomb, size: 10 }])],
    ['the number of parts', () => zipOf([bomb], { count: 0 })],
    ['the place of the list, as ZIP64 would', () => zipOf([bomb], { place: 0xffffffff })],
  ])('is not unpacked when it lies about %s', async (_, file) => {
    const before = process.resourceUsage().maxRSS;
    await refused(file());
    const grown = (process.resourceUsage().maxRSS - before) / 1024;
    expect(grown).toBeLessThan(100);
  });
});

describe('a workbook with a false list of parts', () => {
  it.each([
    ['600 parts more than it states', () => zipOf(many(1100), { count: 400 }), 'too-large'],
    ['a few parts more than it states', () => zipOf(many(30), { count: 10 }), 'not-a-workbook'],
    ['fewer parts than it states', () => zipOf(many(10), { count: 30 }), 'not-a-workbook'],
    ['two parts of one name', () => zipOf([part('a', one), part('a', two)]), 'not-a-workbook'],
    [
      'another name in the part’s own header',
      () => zipOf([{ ...part('a', one), listedAs: 'b' }]),
      'not-a-workbook',
    ],
    ['a list that claims ZIP64', () => forged(endMark, 16, 0xffffffff), 'not-a-workbook'],
    ['a count that claims ZIP64', () => forged(endMark, 10, 0xffff, 2), 'too-large'],
    ['an offset to no part', () => forged(entryMark, 42, 7), 'not-a-workbook'],
    ['an offset beyond the end of the file', () => forged(entryMark, 42, 0x7fffffff), 'not-a-workbook'],
    ['a wrong checksum', () => forged(entryMark, 16, 1), 'not-a-workbook'],
    ['a part longer than stated', () => forged(entryMark, 24, 3), 'not-a-workbook'],
    ['a part shorter than stated', () => forged(entryMark, 24, 100_000), 'not-a-workbook'],
    ['an unknown compression', () => forged(entryMark, 10, 12, 2), 'not-a-workbook'],
  ])('is refused for %s', async (_, file, code) => {
    await refused(file(), code);
  });

  it('a true one is read, with a comment at its end too', async () => {
    const comment = Buffer.from('salvato da Excel');
    const file = Buffer.concat([forged(endMark, 20, comment.byteLength, 2), comment]);
    for (const good of [workbook, file])
      await expect(readWorkbook(good)).resolves.toMatchObject({ workbook: { tags: [{ row: 2 }] } });
  });

  it('is read or refused with a code, whichever byte is changed', async () => {
    const place = fc.nat({ max: workbook.byteLength - 1 });
    await fc.assert(
      fc.asyncProperty(place, fc.nat({ max: 255 }), async (at, value) => {
        const file = Buffer.from(workbook);
        file[at] = value;
        const code = await readWorkbook(file).then(
          () => 'read',
          (cause) => cause.code,
        );
        expect(['read', 'not-a-workbook', 'too-large']).toContain(code);
      }),
      { numRuns: 300 },
    );
  });
});

const [one, two] = [Buffer.from('uno'), Buffer.from('due')];
const many = (count: number) => Array.from({ length: count }, (_, index) => part(`xl/${index}.xml`, one));
