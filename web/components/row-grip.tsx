import { useSortable } from '@dnd-kit/sortable';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import './row-grip.css';

type Props = { id: string; name: string };

/** The button that moves a row by mouse, by finger and by keyboard; it sits in the row's `data-grip`. */
export function RowGrip({ id, name }: Props) {
  const { t } = useTranslation();
  const [handle, setHandle] = useState<Element | null>(null);
  const label = t('drag.grip', { name });
  const sortable = useSortable({
    id,
    attributes: { roleDescription: t('drag.sortable') },
    // A dropped row stands where it is at once: the list has its new order by then.
    animateLayoutChanges: () => false,
  });
  // A row that goes to another list is drawn anew, and its place with it.
  useLayoutEffect(() => {
    if (!handle?.isConnected) setHandle(document.querySelector(`[data-grip="${CSS.escape(id)}"]`));
  });
  useMovingRow(handle, sortable);
  if (!handle) return null;
  return createPortal(
    <button
      type="button"
      {...sortable.attributes}
      {...sortable.listeners}
      ref={sortable.setActivatorNodeRef}
      className="row-grip"
      aria-label={label}
      title={label}
    >
      <svg viewBox="0 0 10 16" width="10" height="16" aria-hidden="true">
        {[2, 8, 14].flatMap((y) => [2, 8].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />))}
      </svg>
    </button>,
    handle,
  );
}

/** Shows a row where it is while rows are moved; a row of several lines is a `tbody` of its own. */
function useMovingRow(
  handle: Element | null,
  { setNodeRef, transform, isDragging, isSorting }: ReturnType<typeof useSortable>,
) {
  const row = handle?.closest<HTMLElement>('li, .sortable-rows tr, tbody') ?? null;
  useLayoutEffect(() => setNodeRef(row), [row, setNodeRef]);
  useLayoutEffect(() => {
    if (!row) return;
    row.style.transform = transform ? `translate(${transform.x}px, ${transform.y}px)` : '';
    row.classList.toggle('dragged', isDragging);
    row.classList.toggle('sorting', isSorting && !isDragging);
  }, [row, transform, isDragging, isSorting]);
}
