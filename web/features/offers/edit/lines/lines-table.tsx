import {
  type ComponentProps,
  Fragment,
  type KeyboardEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { RowOrder } from '#web/components/row-order.tsx';
import { useLineName } from '../parts/use-line-name.ts';
import type { OfferView } from '../use-offer-view.ts';
import { AddButtons } from './add-buttons.tsx';
import { arrowSteps } from './arrow-steps.ts';
import { LineGroup } from './line-group.tsx';
import { SectionHead } from './section-head.tsx';
import { type SectionOnScreen, shownOffer } from './shown-offer.ts';
import { type LineCommands, useLineCommands } from './use-line-commands.ts';

/** The lines by section, with the buttons that add one where the focus was last. */
export function LinesTable(view: OfferView) {
  const { t } = useTranslation('offers');
  const { onOpen } = view;
  const commands = useLineCommands(view);
  const sections = shownOffer(view);
  const [moved, setMoved] = useState<string>();
  const { last, handlers } = useLastSection(view);
  const moveTo = useCallback(
    (id: string, position: number) => {
      setMoved(id);
      commands.moveTo(id, position);
    },
    [commands],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows, and of their grips, which are drawn beside them
    <div onKeyDown={moveByKeys(commands)}>
      <table className="table offer-lines" {...handlers}>
        <caption className="vh">{t('edit.table.caption')}</caption>
        <Head />
        {sections.map(({ section, groups, ...sum }) => (
          <Fragment key={section?.id ?? ''}>
            {section && <SectionHead {...{ section, commands }} {...sum} />}
            {groups.map((group) => (
              <LineGroup key={group.shown.line.id} {...group} commands={commands} />
            ))}
            {(section?.id ?? null) === last && <AddRow sectionId={last} onOpen={onOpen} />}
          </Fragment>
        ))}
      </table>
      <RowOrder rows={useNamedRows(sections)} moved={moved} onMove={moveTo} />
    </div>
  );
}

/** Alt with an arrow moves the line or section that has the focus by one place. */
const moveByKeys =
  ({ move }: LineCommands) =>
  (event: KeyboardEvent<HTMLElement>) => {
    const by = event.altKey && arrowSteps[event.key];
    const { target } = event;
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
    const id = row?.dataset.line;
    if (!by || !id) return;
    event.preventDefault();
    move(id, by);
  };

const AddRow = (props: ComponentProps<typeof AddButtons>) => (
  <tbody>
    <tr className="add">
      <td />
      <td colSpan={6}>
        <AddButtons {...props} />
      </td>
    </tr>
  </tbody>
);

function Head() {
  const { t } = useTranslation('offers');
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="vh">{t('edit.table.move')}</span>
        </th>
        <th scope="col">{t('edit.table.line')}</th>
        {(['quantity', 'price', 'vat', 'amount'] as const).map((column) => (
          <th key={column} scope="col" className="num">
            {t(`edit.table.${column}`)}
          </th>
        ))}
        <th scope="col">
          <span className="vh">{t('edit.table.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

/**
 * The section that had the focus last, or that was added since; at first the last one. Nothing moves between a press and
 * its click: the click would meet something else.
 */
function useLastSection({ offer: { draft } }: OfferView) {
  const [focused, setFocused] = useState<string | null>();
  const isPressed = useRef(false);
  const { lines, sections } = draft;
  const known = useRef(sections);
  useEffect(() => {
    const added = sections.find(({ id }) => known.current.every((section) => section.id !== id));
    known.current = sections;
    if (added) setFocused(added.id);
  }, [sections]);
  const isThere = focused === null || sections.some(({ id }) => id === focused);
  const follow = (target: EventTarget) => {
    const id = target instanceof Element && target.closest<HTMLElement>('[data-line]')?.dataset.line;
    if (!id) return;
    const isSection = sections.some((section) => section.id === id);
    setFocused(isSection ? id : (lines.find((line) => line.id === id)?.sectionId ?? null));
  };
  const press = (isDown: boolean) => () => {
    isPressed.current = isDown;
  };
  return {
    last: focused !== undefined && isThere ? focused : (sections.at(-1)?.id ?? null),
    handlers: {
      onPointerDown: press(true),
      onPointerUp: press(false),
      onPointerLeave: press(false),
      onClick: ({ target }: SyntheticEvent) => follow(target),
      onFocus: ({ target }: SyntheticEvent) => isPressed.current || follow(target),
    },
  };
}

/** Sections and lines, as they are moved. */
function useNamedRows(sections: readonly SectionOnScreen[]) {
  const nameOf = useLineName();
  return sections.flatMap(({ section, groups }) => [
    ...(section ? [{ id: section.id, name: section.name }] : []),
    ...groups.map(({ shown: { line } }) => ({ id: line.id, name: nameOf(line) })),
  ]);
}
