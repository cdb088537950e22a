import { useTranslation } from 'react-i18next';
import type { FactorProblem } from '#shared/price-update/table-builder.ts';
import { Alert } from '#web/components/alert.tsx';

/** Problems that are drawn. */
const drawn = 100;

/** The problems of a pasted table, line by line: nothing of it is taken. */
export function ProblemList({ problems }: { problems: readonly FactorProblem[] }) {
  const { t } = useTranslation('priceUpdate');
  const placed = problems.slice(0, drawn).map((problem, place) => ({ ...problem, place }));
  return (
    <Alert tone="err">
      {t('paste.problems', { count: problems.length })}
      <ul className="factor-problems">
        {placed.map(({ place, line, reason, value }) => (
          <li key={place}>
            <b>{t('paste.line', { line })}</b> {t(`problem.${reason}`, { value })}
          </li>
        ))}
        {problems.length > drawn && <li>{t('paste.more', { count: problems.length - drawn })}</li>}
      </ul>
    </Alert>
  );
}
