/** Letters of a file's name that a list shows, and how many of them are its last ones. */
const [longest, last] = [80, 20];

/** The name of a file without its folders; one that is too long has its middle left out, for its end tells versions apart. */
export function shortFileName(fileName: string): string {
  const name = fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...name];
  if (letters.length <= longest) return name;
  return `${letters.slice(0, longest - last - 1).join('')}…${letters.slice(-last).join('')}`;
}
