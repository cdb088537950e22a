import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import type { FieldIssues } from '#shared/catalogue/product-form/field-issue.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { SaveBar, SaveState } from '#web/components/save-bar.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { useOnline } from '#web/lib/use-online.ts';
import type { DoubtfulNumbers } from './prices/use-doubts.ts';

type Props = {
  changes: number;
  saving: boolean;
  /** "Aggiorna", or "Aggiungi" for a new product. */
  label: string;
  isNew?: boolean;
  /** Fields that cannot be taken. */
  issues: FieldIssues;
  /** Numbers that may be other ones, and sizes twice in a range. */
  numbers: Pick<DoubtfulNumbers, 'doubts' | 'repeated'>;
  /** Goes to the next of the fields. */
  onNext: (fields: Iterable<string>) => void;
  /** Why it cannot be saved. */
  impediment: string | false;
  onSave: () => void;
  /** News that matter before it is saved. */
  news?: ReactNode;
};

/** Back or cancel, what is unsaved, and the save: possible only after a change (PRD-040, PRD-042, PRD-043, PRD-066). */
export function FormBar(props: Props) {
  const { changes, saving, label, isNew, impediment, onSave, news } = props;
  const { t } = useTranslation(['common', 'products']);
  const online = useOnline();
  useShortcut('mod+s', t('shortcuts.save'), onSave, online && changes > 0 && !saving && !impediment);
  const back = isNew ? (
    <ButtonLink variant="text" icon="times" to={paths.products}>
      {t('actions.cancel')}
    </ButtonLink>
  ) : (
    <ButtonLink variant="text" icon="arrow-left" to={paths.products}>
      {t('actions.backToList')}
    </ButtonLink>
  );
  // Nothing of a new product is saved yet.
  const state =
    isNew && changes === 0 && !saving ? (
      t('products:editView.empty')
    ) : (
      <SaveState changes={changes} saving={saving} />
    );
  const { doubts, repeated } = props.numbers;
  const isToMend = props.issues.size + doubts.size + repeated.size > 0;
  const mend = isToMend && <ToMend {...props} />;
  const phoneStart = mend || (isNew ? back : <div className="xs muted">{state}</div>);
  return (
    <SaveBar
      above={news}
      start={back}
      phoneStart={phoneStart}
      state={
        <span className="row">
          {mend}
          {state}
        </span>
      }
    >
      <Button
        variant="primary"
        icon={isNew ? 'plus' : 'save'}
        busy={saving}
        disabled={changes === 0}
        disabledReason={changes > 0 && (impediment || (!online && t('save.offline')))}
        onClick={onSave}
      >
        {label}
      </Button>
    </SaveBar>
  );
}

/** How many fields are to be corrected, and how many numbers and sizes are doubtful; a press leads to the next one. */
function ToMend({
  issues,
  numbers: { doubts, repeated },
  onNext,
}: Pick<Props, 'issues' | 'numbers' | 'onNext'>) {
  const { t } = useTranslation('products');
  const isOfPrices = [...issues.keys()].every((field) => field.includes('.prices.'));
  const wrong = t(isOfPrices ? 'editView.wrongPrices' : 'editView.wrongFields', { count: issues.size });
  return (
    <span role="status">
      {issues.size > 0 && (
        <Button
          small
          variant="text"
          tone="err"
          icon="exclamation-circle"
          onClick={() => onNext(issues.keys())}
        >
          {wrong}
        </Button>
      )}
      {doubts.size > 0 && (
        <Button small variant="text" tone="warn" icon="question-circle" onClick={() => onNext(doubts.keys())}>
          {t('editView.doubts.count', { count: doubts.size })}
        </Button>
      )}
      {repeated.size > 0 && (
        <Button small variant="text" tone="warn" icon="clone" onClick={() => onNext(repeated.keys())}>
          {t('editView.repeated.count', { count: repeated.size })}
        </Button>
      )}
    </span>
  );
}
