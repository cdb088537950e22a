import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { shownOrder, withCopyOf, withLine, withMoved, withoutLines } from '#shared/offers/edit-lines.ts';
import { withoutSection, withSectionMoved } from '#shared/offers/edit-sections.ts';
import { withChosen } from '#shared/offers/group-lines.ts';
import type { OfferSection } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { focusBack } from '#web/components/focus-back.ts';
import { newInnerId } from '#web/lib/new-inner-id.ts';
import type { OpenDialog } from '../open-dialog.ts';
import { useLineName } from '../parts/use-line-name.ts';
import type { OfferView } from '../use-offer-view.ts';

/** The commands of lines and sections: the same object at every drawing, so that lines are not drawn again. */
export function useLineCommands({ offer, onOpen }: OfferView) {
  const { t } = useTranslation('offers');
  const nameOf = useLineName();
  const latest = useRef({ offer, t, nameOf });
  latest.current = { offer, t, nameOf };
  const { edit, editWithUndo } = offer;
  return useMemo(() => {
    const draft = () => latest.current.offer.draft;
    const order = () => shownOrder(draft());
    const moveTo = (id: string, position: number) => edit((now) => withMoved(now, id, position));
    /** Among the sections. */
    const moveSection = (id: string, by: -1 | 1) => {
      const { sections } = draft();
      const other = sections[sections.findIndex((section) => section.id === id) + by];
      if (!other) return;
      flushSync(() => edit((now) => withSectionMoved(now, id, other.id)));
      focusLine(id);
    };
    return {
      open: (dialog: OpenDialog) => onOpen(dialog),
      set: (id: string, change: Partial<OfferLine>) => edit((now) => withLine(now, id, change)),
      choose: (id: string) => edit((now) => withChosen(now, id)),
      duplicate: (id: string) => edit((now) => withCopyOf(now, id, newInnerId())),
      remove: (id: string) => {
        const name = latest.current.nameOf(draft().lines.find((line) => line.id === id));
        const text = latest.current.t('edit.line.removed', { name });
        const remove = () => editWithUndo((now) => withoutLines(now, new Set([id])), text);
        goingOn(remove, neighbour(order(), id));
      },
      removeSection: (id: string) => {
        const { sections } = draft();
        const name = sections.find((section) => section.id === id)?.name;
        const count = draft().lines.filter(({ sectionId }) => sectionId === id).length;
        const text = latest.current.t('edit.section.removed', { name, count });
        const remove = () => editWithUndo((now) => withoutSection(now, id), text);
        goingOn(remove, neighbour(idsOf(sections), id));
      },
      moveTo,
      moveSection,
      /** One place up or down; the focus follows. */
      move: (id: string, by: -1 | 1) => {
        if (draft().sections.some((section) => section.id === id)) return moveSection(id, by);
        const place = order().indexOf(id) + by;
        if (place < 0 || place >= order().length) return;
        flushSync(() => moveTo(id, place));
        focusLine(id);
      },
    };
  }, [edit, editWithUndo, onOpen]);
}
export type LineCommands = ReturnType<typeof useLineCommands>;

const neighbour = (order: readonly string[], id: string) => {
  const at = order.indexOf(id);
  return order[at + 1] ?? order[at - 1];
};

const idsOf = (sections: readonly OfferSection[]) => sections.map(({ id }) => id);

/** Removes something, and goes on beside it. */
function goingOn(remove: () => void, next: string | undefined) {
  flushSync(remove);
  focusLine(next);
}

/** Focuses the menu of a line or section; where there is none, what adds the first line. */
function focusLine(id: string | undefined): void {
  const menu =
    id === undefined ? null : document.querySelector(`[data-line="${CSS.escape(id)}"] .c-menu button`);
  focusBack(menu ?? document.querySelector('#add-works, .phone-section button'));
}
