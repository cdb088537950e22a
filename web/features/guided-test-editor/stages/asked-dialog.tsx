import { useTranslation } from 'react-i18next';
import { isSamePlace } from '#shared/guided-test/edit-place.ts';
import { itemsOf } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import type { Asked } from '../state/use-edits.ts';
import { useItemName } from '../state/use-item-name.ts';
import { useReferences } from '../state/use-references.ts';

type Props = { asked: Asked; published: GuidedTestConfig; onAnswer: (yes: boolean) => void };

/** Asks before an item is removed or moved, and names the items whose conditions that breaks (WED-039, OPW-17). */
export function AskedDialog({ asked: { what, item, dependents, lost }, published, onAnswer }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const nameOf = useItemName();
  const name = nameOf(item);
  const isPublished = itemsOf(published).some(({ place }) => isSamePlace(place, item.place));
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
            <ul className="test-editor-dependents">
              {dependents.map((dependent) => (
                <li key={JSON.stringify(dependent.place)}>
                  {t(`kinds.${dependent.kind}`)}: {nameOf(dependent)}
                </li>
              ))}
            </ul>
          </div>
        )}
        {lost.length > 0 && <Lost {...{ what, lost }} />}
        {what === 'remove' && <p>{t('remove.forGood')}</p>}
        {what === 'remove' && isPublished && <p>{t('remove.published')}</p>}
      </div>
    </ConfirmDialog>
  );
}

/** Those that would wait for tags which no answer before them gives. */
function Lost({ what, lost }: Pick<Asked, 'what' | 'lost'>) {
  const { t } = useTranslation('guidedTestEditor');
  const nameOf = useItemName();
  const { tags: known } = useReferences();
  const labelOf = (slug: string) => known.find(({ value }) => value === slug)?.label ?? slug;
  return (
    <div>
      <p>{t(`${what}.lost`, { count: lost.length })}</p>
      <ul className="test-editor-dependents">
        {lost.map(({ item, tags }) => (
          <li key={JSON.stringify(item.place)}>
            {t(`kinds.${item.kind}`)}: {nameOf(item)}{' '}
            <span className="muted s">
              {t('remove.tags', { count: tags.length, tags: tags.map(labelOf).join(', ') })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
