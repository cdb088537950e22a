import type { RemovedMeasure } from '#shared/editing/restore-measured.ts';
import { setMeasures, setQuotationChoice, setRowChoice } from '#shared/editing/set-measures.ts';
import { duplicateLine, duplicatePlace } from '#shared/measuring/duplicate-measures.ts';
import { insertedBehind, movedTo, withLine, without, withPlace } from '#shared/measuring/edit-measures.ts';
import { isEmptyLine, newLine, newOpening } from '#shared/measuring/new-measures.ts';
import type { Choice } from '#shared/schemas/area-choice.ts';
import type { MeasuredLine, Measures, Opening, Place } from '#shared/schemas/measures.ts';
import { keepingFocus } from '#web/components/focus-back.ts';
import { newInnerId } from '#web/lib/new-inner-id.ts';
import type { Edit } from '../view/use-quotation-draft.ts';

/** An id of a place, line or opening. */

type Doing = {
  edit: (edit: Edit) => void;
  /** Shows a line or place, does the edit, and gives the focus to the first field of what is new. */
  openAt: (id: string, make: () => void, focused?: string) => void;
  /** Keeps what is being removed. */
  remember: (name: string, what: RemovedMeasure) => void;
  /** Says that something is gone, and offers to take that back. */
  tell: (name: string, undo: () => void) => void;
};

function editing(edit: Doing['edit']) {
  const change = (measure: (measures: Measures) => Measures) =>
    edit((now) => setMeasures(now, measure(now.measures)));
  const place = (id: string, next: (place: Place) => Place) => change((all) => withPlace(all, id, next));
  return {
    change,
    place,
    places: (next: (places: Place[]) => Place[]) => change((all) => ({ ...all, places: next(all.places) })),
    lines: (id: string, next: (lines: MeasuredLine[]) => MeasuredLine[]) =>
      place(id, (own) => ({ ...own, lines: next(own.lines) })),
    line: (placeId: string, id: string, next: (line: MeasuredLine) => MeasuredLine) =>
      change((all) => withLine(all, placeId, id, next)),
    choose: (choice: Choice | null) => edit((now) => setQuotationChoice(now, choice)),
    chooseRow: (sId: string, choice: Choice | null) => edit((now) => setRowChoice(now, sId, choice)),
  };
}

/** The edits of places. */
const ofPlaces = ({ edit, openAt, remember }: Doing, { places } = editing(edit)) => ({
  addPlace: (added: Place) => openAt(added.id, () => places((all) => [...all, added])),
  duplicatePlace(original: Place) {
    const copy = duplicatePlace(original, newInnerId);
    openAt(copy.id, () => places((all) => insertedBehind(all, copy, original.id)));
  },
  movePlace: (id: string, position: number) => places((all) => movedTo(all, id, position)),
  removePlace({ id, name }: Place) {
    keepingFocus(() => {
      places((all) => without(all, id));
      remember(name, { place: id });
    });
  },
});

/** The edits of lines, by the ids of their places. */
const ofLines = ({ edit, openAt, remember }: Doing, { lines } = editing(edit)) => ({
  /** A line that is still empty is the new one. */
  addLine({ id, lines: present }: Place) {
    const last = present.at(-1);
    if (last && isEmptyLine(last)) return openAt(last.id, () => {});
    const added = newLine(newInnerId());
    openAt(added.id, () => lines(id, (all) => [...all, added]));
  },
  /** A last line that is still empty goes: the key that goes on had begun it. */
  leaveLine: (id: string) =>
    edit((now) => {
      const place = now.measures.places.find(({ lines: all }) => all.at(-1)?.id === id);
      const line = place?.lines.at(-1);
      if (!place || !line || !isEmptyLine(line)) return now;
      return setMeasures(
        now,
        withPlace(now.measures, place.id, (own) => ({ ...own, lines: without(own.lines, id) })),
      );
    }),
  duplicateLine(place: string, original: MeasuredLine) {
    const copy = duplicateLine(original, newInnerId);
    openAt(copy.id, () => lines(place, (all) => insertedBehind(all, copy, original.id)));
  },
  moveLine: (place: string, id: string, position: number) =>
    lines(place, (all) => movedTo(all, id, position)),
  removeLine(place: string, id: string, name: string) {
    keepingFocus(() => {
      lines(place, (all) => without(all, id));
      remember(name, { place, line: id });
    });
  },
});

/** The edits of openings, by the ids of their places and lines. */
function ofOpenings({ edit, openAt, tell }: Doing) {
  const openings = (place: string, line: string, next: (openings: Opening[]) => Opening[]) =>
    editing(edit).line(place, line, (now) => ({ ...now, openings: next(now.openings) }));
  return {
    addOpening(place: string, line: string) {
      const added = newOpening(newInnerId());
      openAt(line, () => openings(place, line, (all) => [...all, added]), added.id);
    },
    editOpening: (place: string, line: string, id: string, next: Partial<Opening>) =>
      openings(place, line, (all) => all.map((each) => (each.id === id ? { ...each, ...next } : each))),
    removeOpening(place: string, { id: line, openings: before }: MeasuredLine, gone: Opening, name: string) {
      const at = before.indexOf(gone);
      keepingFocus(() => {
        openings(place, line, (all) => without(all, gone.id));
        tell(name, () => openings(place, line, (all) => without(all, gone.id).toSpliced(at, 0, gone)));
      });
    },
  };
}

export const measureEdits = (doing: Doing) => ({
  ...editing(doing.edit),
  ...ofPlaces(doing),
  ...ofLines(doing),
  ...ofOpenings(doing),
  openAt: (id: string, focused?: string) => doing.openAt(id, () => {}, focused),
});
export type MeasureEdits = ReturnType<typeof measureEdits>;
