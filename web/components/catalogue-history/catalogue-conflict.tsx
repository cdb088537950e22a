import { Suspense } from 'react';
import { lazyPart } from '#web/components/lazy-part.tsx';
import type { CatalogueEntity } from '#web/graphql/catalogue-history.ts';
import { ConflictDialog } from '../conflict-dialog.tsx';
import type { Names } from './use-difference-texts.ts';

const TheirChanges = lazyPart(() => import('./their-changes.tsx'));

type Stored = { id: string; revision: number; updatedBy: string; updatedAt: string };
type Draft = {
  base: Stored;
  conflict: Stored | undefined;
  saving: boolean;
  takeTheirs: () => void;
  keepEditing: () => void;
};
type Props = { entity: CatalogueEntity; draft: Draft; names: Names; onOverwrite: () => void };

/** A conflict: shows the changes that somebody else saved before they are overwritten (OPC-50). */
export function CatalogueConflict({ entity, draft, names, onOverwrite }: Props) {
  const { base, conflict, saving, takeTheirs, keepEditing } = draft;
  if (!conflict) return null;
  return (
    <ConflictDialog
      theirs={conflict}
      busy={saving}
      onReload={takeTheirs}
      onOverwrite={onOverwrite}
      onClose={keepEditing}
    >
      <Suspense>
        <TheirChanges entity={entity} id={base.id} since={base.revision} names={names} />
      </Suspense>
    </ConflictDialog>
  );
}
