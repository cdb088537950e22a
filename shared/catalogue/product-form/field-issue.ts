/** Why a field cannot be taken. */
type IssueKind =
  | 'nameMissing'
  | 'number'
  | 'negative'
  | 'euro'
  | 'size'
  | 'tooLarge'
  | 'tooLong'
  | 'address'
  | 'productMissing'
  | 'tooMany'
  | 'refused';

/** `most`: the largest number, or the most characters, that the field takes. */
export type Issue = { kind: IssueKind; most?: number };

/** By the path of the field in the draft: `name.it`, `priceranges.0.packs.2.prices.pcu`. */
export type FieldIssues = ReadonlyMap<string, Issue>;

/** Notes an issue of a field. */
export type Report = (path: string, issue: Issue | false) => void;
