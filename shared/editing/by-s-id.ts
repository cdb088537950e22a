/** Rows by their sId. */
export const bySId = <Row extends { sId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.sId, row]));
