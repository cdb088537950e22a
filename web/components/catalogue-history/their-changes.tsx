import type { CatalogueEntity } from '#web/graphql/catalogue-history.ts';
import { ChangeEntry } from './change-entry.tsx';
import { useChanges } from './use-changes.ts';
import type { Names } from './use-difference-texts.ts';
import './history-dialog.css';

type Props = {
  entity: CatalogueEntity;
  id: string;
  /** The revision that one's own changes build on. */
  since: number;
  /** The revision that is stored now. */
  now: number;
  names: Names;
};

/** The changes that were saved meanwhile; nothing while they are loaded. */
export default function TheirChanges({ entity, id, since, now, names }: Props) {
  const { data = [] } = useChanges(entity, id, now);
  const newer = data.filter(({ revision }) => revision > since);
  if (newer.length === 0) return null;
  return (
    <ol className="changes">
      {newer.map((change, index) => (
        <ChangeEntry key={change.revision} change={change} names={names} open={index === 0} />
      ))}
    </ol>
  );
}
