import { useTranslation } from 'react-i18next';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { useSaver } from '#web/features/quotations/parts/use-saver.ts';
import { useDifferences } from './use-differences.ts';
import './compare-dialog.css';

type Props = {
  mine: Quotation;
  theirs: Quotation;
  onUseTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
};

/** What the two versions say differently, and which to go on with. */
export function CompareDialog({ mine, theirs, onUseTheirs, onKeepMine, onClose }: Props) {
  const { t } = useTranslation(['quotations', 'common']);
  const saver = useSaver();
  return (
    <DialogFrame
      title={t('view.conflict.title')}
      context={t('view.conflict.context', saver(theirs.updatedBy, theirs.updatedAt))}
      width={800}
      onClose={onClose}
      footerStart={
        <Button variant="text" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
      }
      footer={
        <>
          <Button onClick={onUseTheirs}>{t('view.conflict.useTheirs')}</Button>
          <Button variant="primary" onClick={onKeepMine} data-autofocus>
            {t('view.conflict.keepMine')}
          </Button>
        </>
      }
    >
      <Differences mine={mine} theirs={theirs} />
    </DialogFrame>
  );
}

function Differences({ mine, theirs }: Pick<Props, 'mine' | 'theirs'>) {
  const { t } = useTranslation('quotations');
  const differences = useDifferences(mine, theirs);
  if (differences.length === 0) return <p>{t('view.conflict.same')}</p>;
  return (
    <table className="compare">
      <thead>
        <tr>
          <th scope="col">{t('view.conflict.what')}</th>
          <th scope="col">{t('view.conflict.mine')}</th>
          <th scope="col">{t('view.conflict.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ what, mine: own, theirs: other }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{own}</td>
            <td>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
