import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { useShare } from './state/use-share.ts';
import type { Priced } from './totals-list.tsx';

/** The milestones with what each is of the chosen total (ACC-013), how it is paid, and when the work is done. */
export function PlanList({ content: { model, selectable, language, timing }, selected }: Priced) {
  const shareOf = useShare();
  const amounts = selected.totals?.plan.amounts;
  return (
    <>
      {selectable.plan.length > 0 && (
        <ul className="guest-plan">
          {selectable.plan.map((milestone, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: milestones are told by their place alone
            <li key={at}>
              <span className="p">{shareOf(milestone, model.plan?.rows[at]?.text)}</span>
              <span className="t" lang={language}>
                {model.plan?.rows[at]?.text}
              </span>
              <b>{formatMoney(amounts ? cents(amounts[at] ?? 0) : null)}</b>
            </li>
          ))}
        </ul>
      )}
      {[...(model.plan?.lines ?? []), ...(timing ? [timing] : [])].map((line) => (
        <p key={line} className="guest-plan-line" lang={language}>
          {line}
        </p>
      ))}
    </>
  );
}
