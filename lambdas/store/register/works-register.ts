import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { addingWorks, changingWork, listWholeWorks, readWorks } from '#lambdas/store/work/work-store.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { offeredVat } from '#shared/offers/offered-vat.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import type { Work } from '#shared/schemas/work.ts';
import { mostWorks } from '#shared/schemas/work-input.ts';
import { orderedWorks } from '#shared/works/order-works.ts';
import { type ImportedWork, plannedWorks } from '#shared/works/planned-works.ts';
import { rowsOfWorks, workSheets } from '#shared/works/works-register.ts';
import type { RegisterSource } from './register-source.ts';

const namesOf = ({ name }: Phase): string[] =>
  typeof name === 'string' ? [name] : [name.it, name.en, name.de].flatMap((one) => one || []);

/** Phases by their ids, with the names by which a file may call them. */
async function readPhases() {
  const phases = (await listPhases()).map((phase) => ({ id: phase.id, names: namesOf(phase) }));
  return { phases, phaseNames: new Map(phases.map(({ id, names: [first = id] }) => [id, first])) };
}

/** The VAT codes that a user may choose today. */
async function readVat({ uid, country }: CurrentUser, now: Date): Promise<Set<string>> {
  const { regime, vat: own } = await readOfferSettings(uid);
  return new Set(offeredVat({ country, regime, own }, dayInRome(now)).map(({ code }) => code));
}

/** The works of an owner as a register (WRK-025 to WRK-027). */
export const worksRegister: RegisterSource = {
  sheets: workSheets,
  mostRows: mostWorks,
  async rows(uid) {
    const [works, { phaseNames }] = await Promise.all([listWholeWorks(uid), readPhases()]);
    return rowsOfWorks(orderedWorks(works), phaseNames);
  },
  async plan(user, { rows, problems }, newId, now) {
    const [works, known, vat] = await Promise.all([
      listWholeWorks(user.id),
      readPhases(),
      readVat(user, now),
    ]);
    return plannedWorks(rows, { works, ...known, vat, newId, problems });
  },
  async apply(entries, { uid, ...saved }) {
    const stored = await readWorks(
      uid,
      entries.map(({ id }) => id),
    );
    const known = new Map(stored.map((work) => [work.id, work]));
    const good = entries.filter(({ id, revision }) => (known.get(id)?.revision ?? 0) === revision);
    const works = good.map(
      ({ id, revision, fields }): Work => ({
        ...{ id, uid, createdAt: saved.updatedAt },
        ...known.get(id),
        // Written by the check.
        ...(fields as ImportedWork),
        ...saved,
        revision: revision + 1,
      }),
    );
    const [added, changed] = [
      works.filter(({ revision }) => revision === 1),
      works.filter(({ revision }) => revision > 1),
    ];
    return {
      writes: [...addingWorks(uid, added), ...changed.map(changingWork)],
      ...{ added: added.length, changed: changed.length, left: entries.length - good.length },
    };
  },
};
