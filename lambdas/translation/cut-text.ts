/** Ends of sentences, then ends of words, then anywhere between two characters. */
const ends = [/(?<=[.!?;:])\s+/u, /\s+/u, /(?=.)/su];

const bytes = (text: string) => Buffer.byteLength(text);

/** A text in pieces of so many bytes at the most, cut where it reads best. */
export function cutText(text: string, mostBytes: number, [end = /(?=.)/su, ...finer] = ends): string[] {
  if (bytes(text) <= mostBytes) return [text];
  const pieces: string[] = [];
  const blank = finer.length > 0 ? ' ' : '';
  for (const part of text.split(end)) {
    const joined = `${pieces.at(-1) ?? ''}${blank}${part}`;
    if (pieces.length > 0 && bytes(joined) <= mostBytes) pieces[pieces.length - 1] = joined;
    else if (bytes(part) <= mostBytes) pieces.push(part);
    else pieces.push(...cutText(part, mostBytes, finer));
  }
  return pieces;
}
