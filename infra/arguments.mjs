// The arguments of a command, and words for those that nobody knows. Plain JavaScript: set-up reads them, too.
import { parseArgs } from 'node:util';

/** Options of a command that speaks to one installation: its stage, and the file with its outputs. */
export const placeOptions = { stage: { type: 'string' }, outputs: { type: 'string' } };

/** Like Node's own function, but what it throws is one line, and an unknown option names the known ones. */
export function readArguments(config) {
  const read = parsed({ ...config, tokens: true });
  requireOnce(read.tokens, config.options);
  return read;
}

function parsed(config) {
  try {
    return parseArgs(config);
  } catch (cause) {
    // Node goes on with advice for those who write the program.
    const [problem] = cause.message.split(/\.\s|\n/);
    if (cause.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new Error(`${problem}.`, { cause });
    const known = Object.keys(config.options).map((name) => `--${name}`);
    throw new Error(`${problem}. Known are ${known.join(', ')}.`, { cause });
  }
}

/** Node would take the last of two values, and nobody knows which one is meant. */
function requireOnce(tokens, options) {
  const given = new Map();
  for (const { name, value } of tokens) {
    if (!options[name] || options[name].multiple) continue;
    const before = given.get(name) ?? value;
    if (before !== value) throw new Error(`${name} is both ${before} and ${value}: give it once.`);
    given.set(name, value);
  }
}
