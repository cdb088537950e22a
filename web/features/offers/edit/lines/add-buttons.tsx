import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { ShowDialog } from '../open-dialog.ts';

type Props = { sectionId: string | null; onOpen: ShowDialog };

/** The three ways to add a line to a section. */
export function AddButtons({ sectionId, onOpen }: Props) {
  const { t } = useTranslation('offers');
  const add = (kind: 'works' | 'materials' | 'newLine', label: string) => (
    // By its id a button is the same one in the empty offer, in a section and in another.
    <Button
      id={`add-${kind}`}
      variant="text"
      tone="accent"
      small
      icon="plus"
      onClick={() => onOpen({ kind, sectionId })}
    >
      {label}
    </Button>
  );
  return (
    <div className="add-buttons">
      {add('works', t('edit.add.work'))}
      {add('materials', t('edit.add.materials'))}
      {add('newLine', t('edit.add.free'))}
    </div>
  );
}
