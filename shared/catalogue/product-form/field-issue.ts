/** Why a field cannot be taken. */
export type IssueKind =
  | 'nameMissing'
  | 'number'
  | 'negative'
  | 'size'
  | 'tooLarge'
  | 'tooLong'
  | 'address'
  | 'productMissing'
  | 'tooMany'
  | 'refused';

/** By the path of the field in the draft: `name.it`, `priceranges.0.packs.2.prices.pcu`. */
export type FieldIssues = ReadonlyMap<string, IssueKind>;

/** Notes an issue of a field. */
export type Report = (path: string, issue: IssueKind | false) => void;
