import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestTable, parseFactors } from '#shared/price-update/parse-factors.ts';
import type { FactorProblem } from '#shared/price-update/table-builder.ts';
import { tableText } from '#shared/price-update/table-text.ts';
import type { FactorTable } from '#shared/schemas/price-update.ts';
import { Alert } from '#web/components/alert.tsx';
import { FileButton } from '#web/components/file-button.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { Scrolling } from '#web/components/scrolling.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import type { Preview } from '../state/use-preview.ts';

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
  const read = async (file: File) =>
    type((await file.slice(0, longestTable).text()).replaceAll('\r\n', '\n'));
  const take = () => {
    const taken = parsed();
    if (!taken) return;
    onTake(taken);
    onClose();
  };
  return (
    <FormDialog
      title={t('paste.title')}
      context={t('paste.context')}
      width={800}
      action={t('paste.take')}
      unsaved={text !== start}
      onClose={onClose}
      onSubmit={take}
      footerStart={
        <FileButton
          label={t('paste.file')}
          accept=".json,.csv,.txt,application/json,text/csv"
          onFile={(file) => void read(file)}
        >
          {t('paste.import')}
        </FileButton>
      }
    >
      <div className="stack table-text">
        <TextArea
          label={t('paste.label')}
          hint={t('paste.hint')}
          rows={14}
          longest={longestTable}
          wrap="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        {problems.length > 0 && <ProblemList problems={problems} />}
      </div>
    </FormDialog>
  );
}

/** The text as it is typed, and the problems that the last attempt to take it found. */
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

/** Problems that are drawn. */
const drawn = 100;

/** The problems of a pasted table, line by line: nothing of it is taken. */
function ProblemList({ problems }: { problems: readonly FactorProblem[] }) {
  const { t } = useTranslation('priceUpdate');
  const said = t('paste.problems', { count: problems.length });
  const placed = problems.slice(0, drawn).map((problem, place) => ({ ...problem, place }));
  return (
    <Alert tone="err">
      {said}
      <Scrolling as="ul" className="factor-problems" label={said}>
        {placed.map(({ place, line, reason, value }) => (
          <li key={place}>
            <b>{t('paste.line', { line })}</b> {t(`problem.${reason}`, { value })}
          </li>
        ))}
        {problems.length > drawn && <li>{t('paste.more', { count: problems.length - drawn })}</li>}
      </Scrolling>
    </Alert>
  );
}
