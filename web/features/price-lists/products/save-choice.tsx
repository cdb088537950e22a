import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { ConflictDialog } from '#web/components/conflict-dialog.tsx';
import { EditedElsewhere } from '#web/components/edited-elsewhere.tsx';
import { SaveBar, SaveState } from '#web/components/save-bar.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { TheirChoice } from './their-choice.tsx';
import type { ProductChoice } from './use-choice.ts';

type Props = {
  choice: ProductChoice;
  counter: ReactNode;
  /** Names of products by id. */
  names: ReadonlyMap<string, string>;
};

/** The bar that saves the choice. An empty choice asks first; after a conflict the other's version is taken or overwritten. */
export function SaveChoice({ choice, counter, names }: Props) {
  const { t } = useTranslation(['priceLists', 'common']);
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const { base, changed, saving } = choice;
  const isEmptied = choice.draft.ids.length === 0;
  const send = async (save: () => Promise<boolean>) => {
    setAsking(false);
    if (await save()) toast({ text: t('products.saved') });
  };
  const update = () => (isEmptied ? setAsking(true) : void send(choice.save));
  useShortcut('mod+s', t('common:shortcuts.save'), update, changed && !saving);
  const state = <SaveState changes={choice.changes} saving={saving} savedAt={base.updatedAt || undefined} />;
  return (
    <>
      <SaveBar
        above={<EditedElsewhere draft={choice} />}
        start={
          <ButtonLink variant="text" icon="arrow-left" to={paths.priceLists}>
            {t('title')}
          </ButtonLink>
        }
        phoneStart={
          <>
            <strong>{counter}</strong>
            <div className="s muted">{state}</div>
          </>
        }
        state={state}
      >
        <Button
          variant="primary"
          busy={saving}
          disabledReason={!changed && t('products.unchanged')}
          onClick={update}
        >
          {t('products.update')}
        </Button>
      </SaveBar>
      {asking && (
        <ConfirmDialog
          title={t('products.emptyTitle')}
          action={t('products.emptyAction')}
          onConfirm={() => void send(choice.save)}
          onCancel={() => setAsking(false)}
        >
          {t('products.emptyText', { name: base.name })}
        </ConfirmDialog>
      )}
      <ChoiceConflict choice={choice} names={names} onSend={(save) => void send(save)} />
    </>
  );
}

type ConflictProps = Pick<Props, 'choice' | 'names'> & { onSend: (save: () => Promise<boolean>) => void };

function ChoiceConflict({ choice, names, onSend }: ConflictProps) {
  const { base, saving, conflict } = choice;
  if (!conflict) return null;
  return (
    <ConflictDialog
      theirs={conflict}
      busy={saving}
      onBoth={() => onSend(choice.keepBoth)}
      onReload={choice.takeTheirs}
      onOverwrite={() => onSend(choice.overwrite)}
      onClose={choice.keepEditing}
    >
      <TheirChoice before={base.availableProducts} after={conflict.availableProducts} names={names} />
    </ConflictDialog>
  );
}
