import { everyDigit } from '#shared/format/every-digit.ts';
import { pricePerEuro } from '#shared/money/units.ts';
import { notToldBefore } from '#shared/registers/not-told-before.ts';
import type {
  RegisterCell,
  RegisterEntry,
  RegisterPlan,
  RegisterProblem,
  RegisterRow,
  RegisterRows,
} from '#shared/registers/register.ts';
import type { Work } from '#shared/schemas/work.ts';
import { mostWorks, newWorkInput, perHour, type WorkContent } from '#shared/schemas/work-input.ts';
import { foldedWords } from '#shared/search/folded-words.ts';
import { comparedCode } from './work-code.ts';
import { betweenPhases, cellsOfWork, type WorkColumn } from './works-register.ts';

/** The fields of a work that an import may change. */
export type ImportedWork = WorkContent & { archived: boolean };

type Around = {
  works: readonly Work[];
  /** Names of the catalogue's phases in every language, and their ids. */
  phases: readonly { id: string; names: readonly string[] }[];
  /** Names as the check shows them, by id. */
  phaseNames: ReadonlyMap<string, string>;
  /** VAT codes that the owner may choose today. */
  vat: ReadonlySet<string>;
  newId: () => string;
  /** Found while the file was read: their rows are refused. */
  problems: readonly RegisterProblem[];
};

const sheet = 'works';
type Cells = RegisterRow['cells'];

/** An import of works: what each row adds, changes or leaves, and why it is refused (WRK-026, WRK-027). */
export function plannedWorks(rows: RegisterRows, around: Around): RegisterPlan {
  const stored = new Map(around.works.map((work) => [comparedCode(work.code), work]));
  const seen = new Set<string>();
  const plan = { entries: [] as RegisterEntry[], unchanged: 0, refused: 0, problems: [...around.problems] };
  let room = mostWorks - around.works.length;
  for (const { line, cells } of rows[sheet] ?? []) {
    const code = comparedCode(String(cells.code ?? ''));
    const before = stored.get(code);
    const { fields, problems } = plannedRow(line, cells, before, around);
    if (seen.has(code))
      problems.push({ ...at(line), field: 'code', reason: 'twice', value: String(cells.code) });
    const isRefused = problems.length > 0 || around.problems.some((problem) => problem.line === line);
    if (!isRefused && !before && room === 0)
      problems.push({ ...at(line), field: 'code', reason: 'too-many', value: String(mostWorks) });
    plan.problems.push(...problems.filter(notToldBefore(around.problems)));
    if (!fields || isRefused || problems.length > 0) {
      plan.refused += 1;
      continue;
    }
    seen.add(code);
    if (!before) room -= 1;
    const entry = entryOf(fields, before, around);
    if (entry) plan.entries.push(entry);
    else plan.unchanged += 1;
  }
  return plan;
}

const at = (line: number) => ({ sheet, line });

function entryOf(fields: ImportedWork, before: Work | undefined, around: Around): RegisterEntry | undefined {
  const after = cellsOfWork(fields, around.phaseNames);
  const had = before && cellsOfWork(before, around.phaseNames);
  const names = Object.keys(after) as WorkColumn[];
  const changes = names.flatMap((field) =>
    had && had[field] !== after[field] ? [{ field, before: had[field], after: after[field] }] : [],
  );
  if (had && changes.length === 0) return undefined;
  return {
    id: before?.id ?? around.newId(),
    name: `${fields.code} ${fields.description.it}`,
    does: before ? 'change' : 'add',
    revision: before?.revision ?? 0,
    fields,
    changes,
  };
}

const emptyWork: ImportedWork = {
  ...{ code: '', description: { it: '', en: null, de: null }, longText: null, group: null, unit: 'mq' },
  ...{ price: null, vat: null, hours: null, hourlyCost: null, unitCost: null },
  ...{ finished: false, phases: [], archived: false },
};

const contentOf = (work: Work): ImportedWork =>
  ({
    ...{ code: work.code, description: withLanguages(work.description), longText: work.longText },
    ...{ group: work.group, unit: work.unit, price: work.price, vat: work.vat, hours: work.hours },
    ...{ hourlyCost: work.hourlyCost, unitCost: work.unitCost, finished: work.finished },
    ...{ phases: work.phases, archived: work.archived },
  }) as ImportedWork;

const withLanguages = ({ it, en, de }: Work['description']) => ({ it, en: en ?? null, de: de ?? null });

const shown = (cell: RegisterCell | undefined): string =>
  typeof cell === 'number' ? everyDigit(cell) : String(cell ?? '');

/** A row laid on the work of its code; an empty cell changes nothing. */
function plannedRow(line: number, cells: Cells, before: Work | undefined, around: Around) {
  const problems: RegisterProblem[] = [];
  const tell = (field: string, reason: string) =>
    problems.push({ ...at(line), field, reason, value: shown(cells[field]) });
  const start = before ? contentOf(before) : emptyWork;
  if (!before && (cells.unit ?? null) === null) tell('unit', 'missing');
  const phases = phasesOf(cells.phases, around.phases);
  if (phases === undefined) tell('phases', 'unknown-phase');
  const vat = textOf(cells.vat) ?? start.vat;
  if (vat !== null && vat !== start.vat && !around.vat.has(vat)) tell('vat', 'unknown-vat');
  const { archived, ...content } = withCells(start, cells, { vat, phases: phases ?? start.phases });
  const read = newWorkInput.safeParse(content);
  if (!read.success)
    for (const { path } of read.error.issues) {
      const field = columnOf(path.map(String));
      tell(field, cells[field] === null || cells[field] === undefined ? 'missing' : 'invalid');
    }
  return { fields: read.success ? { ...read.data, archived } : undefined, problems };
}

const textOf = (cell: RegisterCell | undefined): string | null =>
  cell === null || cell === undefined ? null : String(cell).trim() || null;

const scaled = (cell: RegisterCell | undefined, scale: number): number | undefined =>
  typeof cell === 'number' ? Math.round(cell * scale) : undefined;

function withCells(start: ImportedWork, cells: Cells, found: Pick<ImportedWork, 'vat' | 'phases'>) {
  const longText = {
    it: textOf(cells.longText) ?? start.longText?.it ?? null,
    en: textOf(cells.longTextEn) ?? start.longText?.en ?? null,
    de: textOf(cells.longTextDe) ?? start.longText?.de ?? null,
  };
  return {
    ...start,
    ...found,
    code: textOf(cells.code) ?? start.code,
    description: {
      it: textOf(cells.description) ?? start.description.it,
      en: textOf(cells.descriptionEn) ?? start.description.en,
      de: textOf(cells.descriptionDe) ?? start.description.de,
    },
    longText,
    group: textOf(cells.group) ?? start.group,
    // One of the units: the file was read so.
    unit: (cells.unit ?? start.unit) as ImportedWork['unit'],
    price: scaled(cells.price, pricePerEuro) ?? start.price,
    hours: scaled(cells.hours, perHour) ?? start.hours,
    hourlyCost: scaled(cells.hourlyCost, pricePerEuro) ?? start.hourlyCost,
    unitCost: scaled(cells.unitCost, pricePerEuro) ?? start.unitCost,
    finished: typeof cells.finished === 'boolean' ? cells.finished : start.finished,
    archived: typeof cells.archived === 'boolean' ? cells.archived : start.archived,
  };
}

const folded = (name: string) => foldedWords(name).join(' ');

/** The ids of phases by their names; undefined when one of them is unknown, null when nothing is said. */
function phasesOf(cell: RegisterCell | undefined, phases: Around['phases']): string[] | null | undefined {
  const typed = textOf(cell);
  if (typed === null) return null;
  const wanted = typed.split(betweenPhases).map(folded).filter(Boolean);
  const ids = wanted.map((name) => phases.find(({ names }) => names.some((one) => folded(one) === name))?.id);
  return ids.every((id) => id !== undefined) ? [...new Set(ids)] : undefined;
}

/** The column of a field, by its path. */
function columnOf([field = '', language = 'it']: readonly string[]): string {
  const suffix = language === 'it' ? '' : `${language[0]?.toUpperCase()}${language.slice(1)}`;
  return field === 'description' || field === 'longText' ? `${field}${suffix}` : field;
}
