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
  const [start] = useState(() => tableText(table));
  const [text, setText] = useState(start);
  const [problems, setProblems] = useState<ReturnType<typeof parseFactors>['problems']>([]);
  const take = () => {
    const parsed = parseFactors(text, { products: preview.products, lists: preview.pricelists });
    setProblems(parsed.problems);
    if (parsed.problems.length > 0) return;
    onTake(parsed.table);
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
      footer={
        <>
          <CancelButton />
          <Button type="submit" variant="primary">
            {t('paste.take')}
          </Button>
        </>
      }
      footerStart={<FileButton onText={setText} />}
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
          onChange={({ target }) => {
            setText(target.value);
            setProblems([]);
          }}
        />
        {problems.length > 0 && <ProblemList problems={problems} />}
      </div>
    </Dialog>
  );
}
