import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestTable, parseFactors } from '#shared/price-update/parse-factors.ts';
import { tableText } from '#shared/price-update/table-text.ts';
import type { FactorTable } from '#shared/schemas/price-update.ts';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import type { Preview } from '../state/use-preview.ts';
import { FileButton } from './file-button.tsx';
import { ProblemList } from './problem-list.tsx';

type Props = {
  preview: Preview;
  table: FactorTable;
  onTake: (table: FactorTable) => void;
  onClose: () => void;
};

/** The table of factors as text: to copy, to paste, to import from a file (OPW-52). */
export function TableDialog({ preview, table, onTake, onClose }: Props) {
  const { t } = useTranslation('priceUpdate');
  const { start, text, problems, type, parsed } = useTableText(preview, table);
  const take = () => {
    const taken = parsed();
    if (!taken) return;
    onTake(taken);
    onClose();
  };
  return (
    <Dialog
      title={t('paste.title')}
      context={t('paste.context')}
      width={800}
      unsaved={text !== start}
      onClose={onClose}
      onSubmit={take}
      footer={<Buttons />}
      footerStart={<FileButton onText={type} />}
    >
      <div className="stack table-text">
        <TextArea
          label={t('paste.label')}
          hint={t('paste.hint')}
          rows={14}
          maxLength={longestTable}
          wrap="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        {problems.length > 0 && <ProblemList problems={problems} />}
      </div>
    </Dialog>
  );
}

function Buttons() {
  const { t } = useTranslation('priceUpdate');
  return (
    <>
      <CancelButton />
      <Button type="submit" variant="primary">
        {t('paste.take')}
      </Button>
    </>
  );
}

/** The text as it is typed, and what is wrong with it since it was last to be taken. */
function useTableText(preview: Preview, table: FactorTable) {
  const [start] = useState(() => tableText(table));
  const [text, setText] = useState(start);
  const [problems, setProblems] = useState<ReturnType<typeof parseFactors>['problems']>([]);
  const type = (typed: string) => {
    setText(typed);
    setProblems([]);
  };
  /** Undefined while there is a problem. */
  const parsed = (): FactorTable | undefined => {
    const found = parseFactors(text, { products: preview.products, lists: preview.priceLists });
    setProblems(found.problems);
    return found.problems.length > 0 ? undefined : found.table;
  };
  return { start, text, problems, type, parsed };
}
