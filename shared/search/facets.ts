/** The filters of rows: few values, each of many rows. */
export type Facets<Row, Facet extends string> = Readonly<Record<Facet, (row: Row) => string>>;

/** The value that is wanted, or a test for values. */
type Wanted = string | ((value: string) => boolean);

/** Holds for a row when one of its facets is as wanted. */
export type Clause<Facet extends string> = Readonly<Partial<Record<Facet, Wanted>>>;

const wantsOf = <Facet extends string>(clause: Clause<Facet>) =>
  // `entries` forgets the names.
  Object.entries(clause) as [Facet, Wanted][];

const isAsWanted = (value: string, wanted: Wanted) =>
  typeof wanted === 'string' ? value === wanted : wanted(value);

/** A test for a row: all clauses hold. */
export function holdsAll<Row, Facet extends string>(
  facets: Facets<Row, Facet>,
  clauses: readonly Clause<Facet>[],
): (row: Row) => boolean {
  const all = clauses.map(wantsOf);
  return (row) =>
    all.every((wants) => wants.some(([facet, wanted]) => isAsWanted(facets[facet](row), wanted)));
}

/** A facet of many rows: the code of each of its values, and the code of each row. */
export type FacetColumn = { readonly codeOf: ReadonlyMap<string, number>; readonly codes: Uint32Array };

/** The facet of many rows as a column, built once for many searches. */
export function facetColumn<Row>(rows: readonly Row[], facet: (row: Row) => string): FacetColumn {
  const codeOf = new Map<string, number>();
  const codes = new Uint32Array(rows.length);
  for (const [position, row] of rows.entries()) {
    const value = facet(row);
    const code = codeOf.get(value) ?? codeOf.size;
    if (code === codeOf.size) codeOf.set(value, code);
    codes[position] = code;
  }
  return { codeOf, codes };
}

/** Clears the flags of the rows for which the clause does not hold. */
export function keepHolding<Facet extends string>(
  columns: Readonly<Record<Facet, FacetColumn>>,
  clause: Clause<Facet>,
  flags: Uint8Array,
): void {
  const holding = new Uint8Array(flags.length);
  for (const [facet, wanted] of wantsOf(clause)) {
    const { codeOf, codes } = columns[facet];
    const wantedCodes = codesOf(codeOf, wanted);
    for (let position = 0; position < codes.length; position += 1) {
      if (wantedCodes[codes[position] ?? 0]) holding[position] = flags[position] ?? 0;
    }
  }
  flags.set(holding);
}

/** 1 for every wanted code; each value is looked at once. */
function codesOf(codeOf: ReadonlyMap<string, number>, wanted: Wanted): Uint8Array {
  if (typeof wanted === 'function') return Uint8Array.from(codeOf.keys(), (value) => Number(wanted(value)));
  const codes = new Uint8Array(codeOf.size);
  const code = codeOf.get(wanted);
  if (code !== undefined) codes[code] = 1;
  return codes;
}
