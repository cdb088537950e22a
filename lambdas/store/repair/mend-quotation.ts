import { isDeepStrictEqual } from 'node:util';
import { readLightQuotation } from '#lambdas/store/quotation/light-quotation-store.ts';
import { calculated, priceListOf } from '#lambdas/store/quotation/presented-quotation.ts';
import {
  changingQuotation,
  readQuotation,
  readStoredCountry,
  type StoredQuotation,
  withFigures,
} from '#lambdas/store/quotation/quotation-store.ts';
import { readStoredUser, readUser } from '#lambdas/store/user/user-store.ts';
import { repairedQuotationCountry, repairedUserCountry } from '#shared/repair/countries.ts';
import { type Change, type Finding, shown } from '#shared/repair/finding.ts';
import { isWithoutOwner, repairedOwner } from '#shared/repair/owners.ts';
import { repairedPackagings } from '#shared/repair/packagings.ts';
import { type Asked, type Elsewhere, type Mended, unchanged } from './mended.ts';

/** The repair of a quotation; undefined when it was deleted. The log has its id: its name may be a client's. */
export async function mendQuotation(asked: Asked): Promise<Mended | Elsewhere | undefined> {
  const stored = await readManaged(asked);
  if (!stored || stored === 'elsewhere') return stored;
  switch (asked.task) {
    case 'quotationCountries':
      return mendCountry(stored, asked);
    case 'packagings':
      return mendRows(stored, asked);
    case 'quotationUsers':
      return mendOwner(stored, asked);
    case 'lightQuotations':
      return mendLight(stored, asked);
    default:
      throw new Error(`The task ${asked.task} does not apply to quotations.`);
  }
}

/** An unreadable quotation has a country too. */
async function readManaged({ id, manages }: Asked): Promise<StoredQuotation | Elsewhere | undefined> {
  try {
    const stored = await readQuotation(id);
    return stored && !manages(stored.header.userCountry) ? 'elsewhere' : stored;
  } catch (cause) {
    if (!manages(await readStoredCountry(id))) return 'elsewhere';
    throw cause;
  }
}

async function mendCountry(stored: StoredQuotation, asked: Asked): Promise<Mended | Elsewhere> {
  const finding = repairedQuotationCountry(stored.header, await ownerOf(stored, asked));
  if (finding && !asked.manages(finding.fields.userCountry)) return 'elsewhere';
  return mendHeader(stored, finding, asked);
}

/** The owner with the country that the tasks before this one give. So a dry run logs the same as a run. */
async function ownerOf({ header }: StoredQuotation, { work }: Asked) {
  const owner = await readStoredUser(header.uid);
  if (!owner || !work.tasks.includes('userCountries')) return owner;
  return { ...owner, ...repairedUserCountry(owner, work.forceItaly)?.fields };
}

async function mendHeader(
  stored: StoredQuotation,
  finding: Finding | undefined,
  asked: Asked,
): Promise<Mended> {
  if (!finding) return unchanged(stored.header.id);
  return changed(
    stored,
    finding.changes,
    { ...stored, header: { ...stored.header, ...finding.fields } },
    asked,
  );
}

async function mendRows(stored: StoredQuotation, asked: Asked): Promise<Mended> {
  const changes: Change[] = [];
  const rows = stored.rows.map((row) => {
    const finding = repairedPackagings(row.product);
    if (!finding) return row;
    changes.push(...finding.changes);
    return { ...row, product: { ...row.product, ...finding.fields } };
  });
  return changed(stored, changes, { ...stored, rows }, asked);
}

/** Nothing of an owner who lives elsewhere gets into a quotation that super users of its country read. */
async function mendOwner(stored: StoredQuotation, asked: Asked): Promise<Mended | Elsewhere> {
  const owner = await readUser(stored.header.uid);
  if (owner && !asked.manages(owner.country)) return 'elsewhere';
  const remarks = isWithoutOwner(stored.header, owner) ? [{ code: 'no-owner' }] : [];
  const finding = repairedOwner(stored.header, owner);
  return finding ? mendHeader(stored, finding, asked) : unchanged(stored.header.id, remarks);
}

/** The light form becomes new with the next revision of the quotation, so that every list hears of it. */
async function mendLight(found: StoredQuotation, asked: Asked): Promise<Mended> {
  const { short } = found.header;
  const isOlder = short === null || short === undefined;
  const stored = isOlder ? withFigures(found, calculated(found, await priceListOf(found.header))) : found;
  const { stored: light, wanted } = await readLightQuotation(stored.header);
  if (isDeepStrictEqual(light, wanted)) return unchanged(wanted.id);
  return changed(
    stored,
    [{ before: shown(light?.revision), after: `${wanted.revision + 1}` }],
    stored,
    asked,
  );
}

/** Money, author and time of the last save stay: this is no save. A dry run writes no copies either. */
async function changed(
  { header: { id, revision } }: StoredQuotation,
  changes: readonly Change[],
  { header, rows }: StoredQuotation,
  { work }: Asked,
): Promise<Mended> {
  const after = { header: { ...header, revision: revision + 1 }, rows };
  const isAsked = changes.length > 0 && !work.dryRun;
  return { subject: id, changes, writes: isAsked ? await changingQuotation(after) : [] };
}
