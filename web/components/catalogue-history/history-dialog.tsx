import { useTranslation } from 'react-i18next';
import type { CatalogueEntity } from '#web/graphql/catalogue-history.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { Alert } from '../alert.tsx';
import { DialogFrame } from '../dialog-frame.tsx';
import { Skeleton, useSkeleton } from '../skeleton.tsx';
import { ChangeEntry } from './change-entry.tsx';
import { useChanges } from './use-changes.ts';
import type { Names } from './use-difference-texts.ts';
import './history-dialog.css';

type Props = {
  entity: CatalogueEntity;
  id: string;
  /** The name of the entity. */
  name: string;
  names: Names;
  onClose: () => void;
};

/** The saves of an entity with user, time and changes, the newest first. */
export default function HistoryDialog({ entity, id, name, names, onClose }: Props) {
  const { t } = useTranslation('catalogue');
  const failureText = useFailureText();
  const { data, error } = useChanges(entity, id);
  const skeleton = useSkeleton(data === undefined);
  return (
    <DialogFrame title={t('history.title')} context={name} width={800} readOnly onClose={onClose}>
      {error && !data && <Alert tone="err">{failureText(error)}</Alert>}
      {!data && !error && skeleton && <Skeleton width="60%" />}
      {data?.length === 0 && <p className="muted">{t('history.none')}</p>}
      {data && data.length > 0 && (
        <ol className="changes">
          {data.map((change, index) => (
            <ChangeEntry key={change.revision} change={change} names={names} open={index === 0} />
          ))}
        </ol>
      )}
    </DialogFrame>
  );
}
