import { Suspense } from 'react';
import type { Clash } from '#shared/merge-changes.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import type { CatalogueEntity } from '#web/graphql/catalogue-history.ts';
import { ConflictDialog } from '../conflict-dialog.tsx';
import type { Names } from './use-difference-texts.ts';
import { useShownClashes } from './use-shown-clashes.ts';

const TheirChanges = lazyPart(() => import('./their-changes.tsx'));

type Stored = { id: string; revision: number; updatedBy: string; updatedAt: string };
type Draft = {
  base: Stored;
  conflict: Stored | undefined;
  saving: boolean;
  /** With paths of the history. */
  clashes?: readonly Clash[];
  takeTheirs: () => void;
  keepEditing: () => void;
};
type Props = {
  entity: CatalogueEntity;
  draft: Draft;
  names: Names;
  onBoth?: () => void;
  onOverwrite: () => void;
};

/** A conflict: shows the changes that somebody else saved before they are overwritten (OPC-50). */
export function CatalogueConflict({ entity, draft, names, onBoth, onOverwrite }: Props) {
  const { base, conflict, saving, takeTheirs, keepEditing } = draft;
  const clashes = useShownClashes(names, onBoth && draft.clashes);
  if (!conflict) return null;
  return (
    <ConflictDialog
      theirs={conflict}
      busy={saving}
      onBoth={onBoth}
      clashes={clashes}
      onReload={takeTheirs}
      onOverwrite={onOverwrite}
      onClose={keepEditing}
    >
      <Suspense>
        <TheirChanges {...{ entity, names }} id={base.id} since={base.revision} now={conflict.revision} />
      </Suspense>
    </ConflictDialog>
  );
}
