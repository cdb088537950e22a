import { isRecord } from '#shared/is-record.ts';
import type { TableBuilder } from './table-builder.ts';

const parts = new Set(['byProduct', 'byPricelist']);

/** Reads `{"byProduct": {id: [factors] or one for all}, "byPricelist": {id: factor}}`. */
export function parseFactorJson(text: string, builder: TableBuilder) {
  const content = parsed(text, builder);
  if (content === undefined) return;
  if (!isRecord(content)) return builder.wrong(1, 'shape', '');
  for (const name of Object.keys(content).filter((key) => !parts.has(key)))
    builder.wrong(lineOf(text, name), 'shape', name);
  const { byProduct = {}, byPricelist = {} } = content;
  for (const [id, given] of entriesOf('byProduct', byProduct, text, builder)) {
    const line = lineOf(text, id);
    if (!Array.isArray(given)) builder.addProduct(line, id, 'all', given);
    else given.forEach((factor, index) => void builder.addProduct(line, id, index, factor));
  }
  for (const [id, given] of entriesOf('byPricelist', byPricelist, text, builder))
    builder.addList(lineOf(text, id), id, given);
}

function entriesOf(name: string, part: unknown, text: string, builder: TableBuilder): [string, unknown][] {
  if (isRecord(part)) return Object.entries(part);
  builder.wrong(lineOf(text, name), 'shape', name);
  return [];
}

function parsed(text: string, builder: TableBuilder): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const [, position] = /position (\d+)/.exec(message) ?? [];
    builder.wrong(position ? lineAt(text, Number(position)) : 1, 'json', message);
    return undefined;
  }
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;

/** The line where a key first stands. */
const lineOf = (text: string, key: string) => lineAt(text, Math.max(0, text.indexOf(JSON.stringify(key))));
