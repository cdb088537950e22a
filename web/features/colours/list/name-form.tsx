import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { colourFolderName } from '#shared/schemas/color-input.ts';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useMessage } from '#web/lib/use-message.ts';
import type { ColourFolder } from '../parts/use-colour-folders.ts';

type Props = {
  title: string;
  action: string;
  /** The name it starts with. */
  name: string;
  /** The other folders: two of one name are hard to tell apart. */
  others: readonly ColourFolder[];
  busy: boolean;
  failure: unknown;
  onSave: (name: string) => void;
  onDismiss: () => void;
  onClose: () => void;
};

/** The dialog that asks for the name of a folder; it cannot be saved without one (COL-009, COL-010). */
export function NameForm({ title, action, name: first, others, busy, failure, ...on }: Props) {
  const { t } = useTranslation('colours');
  const message = useMessage(['common']);
  const failureText = useFailureText();
  const [typed, setTyped] = useState(first);
  const [left, setLeft] = useState(false);
  const parsed = colourFolderName.safeParse(typed);
  const isTwin =
    parsed.success && others.some(({ name }) => name.toLowerCase() === parsed.data.toLowerCase());
  return (
    <Dialog
      title={title}
      busy={busy}
      unsaved={typed !== first}
      onSubmit={() => parsed.success && on.onSave(parsed.data)}
      onClose={on.onClose}
      footer={
        <>
          <CancelButton />
          <Button variant="primary" type="submit" busy={busy} disabled={!parsed.success}>
            {action}
          </Button>
        </>
      }
    >
      <div className="stack">
        {failure !== null && failure !== undefined && (
          <SaveFailure failure={failure} text={failureText(failure, 'save')} onDismiss={on.onDismiss} />
        )}
        <TextField
          label={t('list.name')}
          required
          data-autofocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => setLeft(true)}
          error={left ? message(parsed.error?.issues[0]?.message) : undefined}
          hint={isTwin && t('list.sameName')}
        />
      </div>
    </Dialog>
  );
}
