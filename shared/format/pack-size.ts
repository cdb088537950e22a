import { parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { formatPackaging } from './format-pack.ts';

/** A stored size of a package with its unit; one that is no number as it is stored. */
export function packSize(stored: string, um: string): string {
  const size = parseStoredQuantity(stored);
  return size === undefined ? stored : formatPackaging(size, um);
}
