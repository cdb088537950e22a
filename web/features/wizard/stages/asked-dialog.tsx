import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import type { Asked } from '../state/use-edits.ts';
import { useItemName } from '../state/use-item-name.ts';

type Props = { asked: Asked; onAnswer: (yes: boolean) => void };

/** Asks before something goes, or moves before what it looks at; names whose conditions that breaks (WED-039, OPW-17). */
export function AskedDialog({ asked: { what, item, dependents }, onAnswer }: Props) {
  const { t } = useTranslation('wizard');
  const nameOf = useItemName();
  const name = nameOf(item);
  return (
    <ConfirmDialog
      danger={what === 'remove'}
      title={t(`${what}.title.${item.kind}`)}
      action={t(`${what}.action`)}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <div className="stack">
        <p>
          <b>{name}</b>
        </p>
        {dependents.length > 0 && (
          <div>
            <p>{t(`${what}.dependents`, { count: dependents.length })}</p>
            <ul className="wizard-dependents">
              {dependents.map((dependent) => (
                <li key={JSON.stringify(dependent.place)}>
                  {t(`kinds.${dependent.kind}`)}: {nameOf(dependent)}
                </li>
              ))}
            </ul>
          </div>
        )}
        {what === 'remove' && <p>{t('remove.forGood')}</p>}
      </div>
    </ConfirmDialog>
  );
}
