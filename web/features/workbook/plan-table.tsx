import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import type { Check } from './use-check.ts';
import { placeOfKind, useTitles } from './use-titles.ts';

type SheetPlan = Check['plans'][number];

const outcomes = ['add', 'change', 'leave'] as const;

/** How many of each sheet are added, change and stay; sheets that the file does not have are left out. */
export function PlanTable({ plans }: { plans: readonly SheetPlan[] }) {
  const { t } = useTranslation('workbook');
  const titles = useTitles();
  const shown = plans
    .filter(({ add, change, leave }) => add + change + leave > 0)
    .toSorted((a, b) => placeOfKind(a.kind) - placeOfKind(b.kind));
  return (
    <table className="plan-table">
      <caption className="vh">{t('plan.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('plan.sheet')}</th>
          {outcomes.map((outcome) => (
            <th scope="col" className="num" key={outcome}>
              {t(`plan.${outcome}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((plan) => (
          <tr key={plan.kind}>
            <th scope="row">{titles.kind(plan.kind)}</th>
            {outcomes.map((outcome) => (
              <td className={`num${plan[outcome] > 0 && outcome !== 'leave' ? ' some' : ''}`} key={outcome}>
                {formatWhole(plan[outcome])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
