import { useSortable } from '@dnd-kit/sortable';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

type Props = { sId: string; product: string };

/** The button that moves a row by mouse, by finger and by keyboard; it sits in the row's handle. */
export function RowGrip({ sId, product }: Props) {
  const { t } = useTranslation('quotations');
  const [handle, setHandle] = useState<Element | null>(null);
  const label = t('view.rows.grip', { product });
  const sortable = useSortable({
    id: sId,
    attributes: { roleDescription: t('view.rows.sortable') },
    // A dropped row stands where it is at once: the table has its new order by then.
    animateLayoutChanges: () => false,
  });
  useLayoutEffect(() => setHandle(document.querySelector(`[data-grip="${CSS.escape(sId)}"]`)), [sId]);
  useMovingLines(handle?.closest('tbody') ?? null, sortable);
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

/** Shows the lines of a product where they are while rows are moved. */
function useMovingLines(
  lines: HTMLElement | null,
  { setNodeRef, transform, isDragging, isSorting }: ReturnType<typeof useSortable>,
) {
  useLayoutEffect(() => setNodeRef(lines), [lines, setNodeRef]);
  useLayoutEffect(() => {
    if (!lines) return;
    lines.style.transform = transform ? `translateY(${transform.y}px)` : '';
    lines.classList.toggle('dragged', isDragging);
    lines.classList.toggle('sorting', isSorting && !isDragging);
  }, [lines, transform, isDragging, isSorting]);
}
