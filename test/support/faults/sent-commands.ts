import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Reads that all stores send through the one client of the table. */
const reading = ['GetCommand', 'QueryCommand'];

const files = readdirSync('lambdas', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);
/** The functions' sources, by path. */
export const sources = files.map((name) => ({ name, text: readFileSync(join('lambdas', name), 'utf8') }));

const found = (expression: RegExp, text: string) =>
  [...text.matchAll(expression)].flatMap(([, name]) => name ?? []);

/** Sends what other files put and update. */
const sender = 'update-item.ts';

/** Every file that sends a command, with the command. Signed addresses are left out: browsers send these. */
export const sentCommands: readonly string[] = [
  ...new Set(
    sources.flatMap(({ name, text }) => {
      if (basename(name) === sender) return [];
      const sent = text
        .replaceAll(/getSignedUrl\(\s*\w+,\s*new \w+Command/g, '')
        .replaceAll(/\bupdateItem\(/g, 'new UpdateCommand(')
        .replaceAll(/\bputItem\(/g, 'new PutCommand(');
      return found(/\bnew (\w+Command)\b/g, sent).map(
        (command) => `${reading.includes(command) ? '*' : basename(name)} ${command}`,
      );
    }),
  ),
].toSorted();
