import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/components/checkbox.tsx';
import { RowSelectionContext } from './use-row-selection.ts';
import './row-handle.css';

type Props = { sId: string; product: string };

/** The start of a row: the place of its grip, or a checkbox while rows are selected. */
export function RowHandle({ sId, product }: Props) {
  const { t } = useTranslation('quotations');
  const selection = useContext(RowSelectionContext);
  const selected = selection?.sIds;
  if (!selection || !selected) return <span className="row-handle" data-grip={sId} />;
  return (
    <span className="row-handle row-select">
      <Checkbox
        label={t('view.rows.select', { product })}
        hideLabel
        checked={selected.has(sId)}
        onChange={({ target }) =>
          selection.select(target.checked ? [...selected, sId] : [...selected].filter((id) => id !== sId))
        }
      />
    </span>
  );
}
