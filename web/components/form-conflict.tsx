import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canonical } from '#shared/guided-test/same-config.ts';
import { mergeChanges } from '#shared/merge-changes.ts';
import { BeforeAfter } from './before-after.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import './form-conflict.css';

/** A field of a form in words. */
export type ShownField = { path: string; name: string; value: string };

type Props<Form> = {
  /** As it was opened, as it is now, and as somebody else saved it. */
  forms: { base: Form; mine: Form; theirs: Form };
  theirs: { updatedBy: string; updatedAt: string };
  /** To read first. */
  notice?: ReactNode;
  /** All fields, always the same ones in the same order. */
  shown: (form: Form) => readonly ShownField[];
  busy: boolean;
  /** Saves the own form, or the changes of both, over the other version; undefined where that can be saved no more. */
  onSave: ((form: Form) => void) | undefined;
  onReload: () => void;
  onClose: () => void;
};

/** A conflict about a form: what somebody else changed, and what both did (OPC-50). */
export function FormConflict<Form extends object>({ forms, shown, onSave, ...dialog }: Props<Form>) {
  const { t } = useTranslation('catalogue');
  const { base, mine, theirs } = forms;
  const { merged, clashes } = mergeChanges(base, mine, theirs);
  const [own, others] = [shown(mine), shown(theirs)];
  const inWords = (value: string | undefined) => value || t('conflict.nothing');
  const changed = shown(base).map(({ name, value }, at) => ({ name, value, after: others[at]?.value }));
  const both = own.flatMap(({ path, name, value }, at) =>
    clashes.some((clash) => `${clash.path.join('.')}.`.startsWith(`${path}.`))
      ? [{ label: name, mine: inWords(value), theirs: inWords(others[at]?.value) }]
      : [],
  );
  // Where both changed the same fields alone, merging would overwrite.
  const wouldOverwrite = !isSame(base, theirs) && isSame(merged, mine);
  const told = changed.filter(({ value, after }) => value !== after);
  return (
    <ConflictDialog
      {...dialog}
      clashes={both}
      onBoth={onSave && !wouldOverwrite ? () => onSave(merged) : undefined}
      onOverwrite={onSave && (() => onSave(mine))}
    >
      {told.length === 0 ? <p className="muted">{t('conflict.elsewhere')}</p> : <Differences told={told} />}
    </ConflictDialog>
  );
}

const isSame = (one: object, other: object) => canonical(one) === canonical(other);

type Told = { name: string; value: string; after: string | undefined };

function Differences({ told }: { told: readonly Told[] }) {
  const { t } = useTranslation('catalogue');
  const inWords = (value: string | undefined) => value || t('conflict.nothing');
  return (
    <dl className="form-conflict">
      {told.map(({ name, value, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <BeforeAfter before={inWords(value)} after={inWords(after)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
