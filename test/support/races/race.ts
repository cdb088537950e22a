import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '#shared/errors.ts';
import type { Editor, Entity, Fields, Seen, Way } from './editable.ts';
import { type Acknowledged, lostEdits } from './lost-edits.ts';

/** Results of the saves in a race; `wrong` lists violations. */
export type Tally = { saved: number; told: number; wrong: string[] };

type Draft = { way: Way; seen: Seen; changes: Fields };
type Desk = { editor: Editor; other: Editor; draft?: Draft | undefined };

/** Random turns: one editor acts, or both at the same moment. */
const turns = [[0], [1], [0, 1], [1, 0]] as const;
const steps = 7;

/** Values are unique in a process: races of one entity follow one another. */
let values = 0;
const nextValue = () => ++values;

/**
 * Two people edit one entity. Each reads, changes some fields and saves. After a conflict they read, merge
 * and save again.
 */
export async function race(
  entity: Entity,
  [one, two]: readonly [Editor, Editor],
  random: () => number,
): Promise<Tally> {
  const log: Acknowledged[] = [];
  const tally: Tally = { saved: 0, told: 0, wrong: [] };
  const desks: readonly [Desk, Desk] = [
    { editor: one, other: two },
    { editor: two, other: one },
  ];
  const pick = <Value>(all: readonly Value[]): Value => all[Math.floor(random() * all.length)] as Value;

  const begin = async ({ editor }: Desk): Promise<Draft> => {
    const seen = await entity.read(editor.run);
    const way = pick(entity.ways(editor));
    const names = Object.keys(way.fields).filter(() => random() < 0.6);
    const changed = names.length > 0 ? names : Object.keys(way.fields).slice(0, 1);
    const changes = changed.map((name) => [name, way.fields[name]?.(nextValue())]);
    return { way, seen, changes: Object.fromEntries(changes) };
  };

  const save = async (desk: Desk, { way, seen, changes }: Draft): Promise<void> => {
    const { editor, other } = desk;
    try {
      await way.save(editor.run, seen, { ...seen.fields, ...changes }, changes);
      log.push({ by: editor.name, changes, read: seen.fields });
      tally.saved += 1;
      desk.draft = undefined;
    } catch (cause) {
      const problem = toldWrongly(cause, other);
      if (problem) tally.wrong.push(`${way.operation}: ${problem}`);
      tally.told += 1;
      desk.draft = problem ? undefined : await merged(editor, { way, seen, changes });
    }
  };

  /** A field that the other changed too is taken over, or changed again now that it was read. */
  const merged = async ({ run }: Editor, { way, seen, changes }: Draft): Promise<Draft | undefined> => {
    const now = await entity.read(run);
    const kept = Object.entries(changes).filter(
      ([name]) => isDeepStrictEqual(now.fields[name], seen.fields[name]) || random() < 0.5,
    );
    const isOver = kept.length === 0 && Object.keys(changes).length > 0;
    return isOver ? undefined : { way, seen: now, changes: Object.fromEntries(kept) };
  };

  const act = async (desk: Desk): Promise<void> => {
    const isReady = desk.draft !== undefined;
    desk.draft ??= await begin(desk);
    if (isReady || random() < 0.4) await save(desk, desk.draft);
  };

  const first = await entity.read(one.run);
  for (let step = 0; step < steps; step += 1) {
    await Promise.all(pick(turns).map((index) => act(desks[index])));
  }
  for (const desk of desks) while (desk.draft) await save(desk, desk.draft);
  const last = await entity.read(two.run);
  tally.wrong.push(...lostEdits(first.fields, log, last.fields));
  return tally;
}

/** The loser must be told by `conflict` who saved, and when. */
function toldWrongly(cause: unknown, other: Editor): string | undefined {
  if (!(cause instanceof DomainError)) return `failed: ${cause}`;
  if (cause.code !== 'conflict') return `was refused with ${cause.code} ${JSON.stringify(cause.params)}`;
  const { by, at } = cause.params ?? {};
  if (by !== other.name) return `a conflict with ${by}, not with ${other.name}`;
  return Number.isNaN(Date.parse(String(at))) ? `a conflict at ${at}` : undefined;
}
