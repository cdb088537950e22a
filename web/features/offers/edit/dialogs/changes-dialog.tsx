import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { OfferView } from '../use-offer-view.ts';
import { ChangeRows } from './change-rows.tsx';
import { useChangeList } from './use-change-list.ts';
import './changes-dialog.css';

/** Materials, works and quantities that are others today: ticked ones are taken over (OFR-037, WRK-013, OFR-016). */
export default function ChangesDialog(view: OfferView) {
  const { t } = useTranslation('offers');
  const failureText = useFailureText();
  const { changes, apply } = useChangeList(view);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const ticked = changes.filter(({ key, mayBeTaken }) => mayBeTaken && !left.has(key));
  const ofMaterials = changes.every(({ change }) => change.of === 'material');
  const taking = useMutation({ mutationFn: () => apply(ticked), onSuccess: view.onClose });
  const toggle = (key: string) =>
    setLeft((now) => {
      const next = new Set(now);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <FormDialog
      title={t(ofMaterials ? 'edit.changes.title' : 'edit.changes.titleOthers')}
      context={t('edit.changes.context')}
      action={t('edit.changes.apply', { count: ticked.length })}
      width={800}
      disabled={ticked.length === 0 || !view.owner.isKnown}
      busy={taking.isPending}
      failure={taking.error ? failureText(taking.error) : undefined}
      onSubmit={() => taking.mutate()}
      onClose={view.onClose}
    >
      {changes.length === 0 ? (
        <p>{t('edit.changes.none')}</p>
      ) : (
        <ChangeRows changes={changes} isTicked={(key) => !left.has(key)} onToggle={toggle} />
      )}
    </FormDialog>
  );
}
