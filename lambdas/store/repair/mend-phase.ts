import { phases } from '#lambdas/store/catalogue/phase-store.ts';
import { repairedName } from '#shared/repair/repaired-name.ts';
import { type Asked, type Mended, namedBy, unchanged } from './mended.ts';

/** The repair of a phase; undefined when it was deleted. */
export async function mendPhase({ id, by }: Asked): Promise<Mended | undefined> {
  const stored = await phases.readStored(id);
  if (!stored) return undefined;
  const subject = namedBy(stored, id);
  const finding = repairedName(stored);
  if (!finding) return unchanged(subject);
  const before = phases.parse(stored);
  const after = phases.parse({ ...stored, ...finding.fields, ...by, revision: before.revision + 1 });
  return { subject, changes: finding.changes, writes: [phases.writing(after)] };
}
