import type { CellFormulaValue, Worksheet } from 'exceljs';

type Values = number[];

const isFormula = (value: unknown): value is CellFormulaValue =>
  typeof value === 'object' && value !== null && 'formula' in value;

/** Half up, as spreadsheet programs round: on the fifteen digits that they show. */
function rounded(value: number, decimals: number): number {
  const scaled = Number((Math.abs(value) * 10 ** decimals).toPrecision(15));
  return (Math.sign(value) * Math.floor(scaled + 0.5)) / 10 ** decimals;
}

const sum = (values: Values) => values.reduce((total, value) => total + value, 0);

/** The functions that our sheets use; a range is a list of numbers, and texts in it count as 0. */
const functions: Record<string, (args: Values[]) => Values> = {
  SUM: (args) => [sum(args.flat())],
  ROUND: ([values = [], [decimals = 0] = []]) => values.map((value) => rounded(value, decimals)),
  SUMPRODUCT: ([first = [], ...others]) => [
    sum(first.map((value, index) => others.reduce((product, list) => product * (list[index] ?? 0), value))),
  ],
};

/** The number of a cell, computed anew from its formula and the cells that it names. */
export function computed(sheet: Worksheet, address: string): number {
  const { value } = sheet.getCell(address);
  if (isFormula(value)) return evaluate(sheet, value.formula);
  return typeof value === 'number' ? value : 0;
}

function cellsOf(sheet: Worksheet, range: string): Values {
  const [from = '', to = from] = range.split(':');
  const [first, last] = [from, to].map((address) => Number(address.slice(1)));
  const rows = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
  return rows.map((row) => computed(sheet, `${from[0]}${row}`));
}

function evaluate(sheet: Worksheet, formula: string): number {
  const tokens = formula.match(/[A-Z]+(?=\()|[A-Z]\d+(?::[A-Z]\d+)?|\d+(?:\.\d+)?|[-+*(),]/g) ?? [];
  if (tokens.join('') !== formula) throw new Error(`Unknown signs in the formula ${formula}`);
  const next = () => tokens.shift() ?? '';
  const one = (values: Values) => values[0] ?? Number.NaN;
  const factor = (): Values => {
    const token = next();
    if (token === '(') {
      const inner = terms();
      next();
      return inner;
    }
    const named = functions[token];
    if (named) {
      const args: Values[] = [];
      while (next() !== ')') args.push(terms());
      return named(args);
    }
    return /^\d/.test(token) ? [Number(token)] : cellsOf(sheet, token);
  };
  const product = (): Values => {
    let value = factor();
    while (tokens[0] === '*') {
      next();
      value = [one(value) * one(factor())];
    }
    return value;
  };
  const terms = (): Values => {
    let value = product();
    while (tokens[0] === '+' || tokens[0] === '-') {
      const sign = next() === '+' ? 1 : -1;
      value = [one(value) + sign * one(product())];
    }
    return value;
  };
  return one(terms());
}
