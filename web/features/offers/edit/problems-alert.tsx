import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import type { OfferProblem } from '#shared/offers/offer-problems.ts';
import { firstVat } from '#shared/offers/offered-vat.ts';
import { withinRegime } from '#shared/offers/within-regime.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { nextPaint } from '#web/lib/next-paint.ts';
import type { OpenDialog } from './open-dialog.ts';
import { usePlacedName } from './parts/use-line-name.ts';
import type { OfferView } from './use-offer-view.ts';

/** The dialog that settles a problem of the whole offer. */
const dialogs: Partial<Record<OfferProblem['code'], OpenDialog>> = {
  'customer-missing': { kind: 'details' },
  'vat-number-missing': { kind: 'details' },
  'validity-past': { kind: 'details' },
  'no-lines': { kind: 'works', sectionId: null },
  'plan-percent': { kind: 'plan' },
  'plan-balance': { kind: 'plan' },
  'plan-exceeds': { kind: 'plan' },
};

/** The button that changes the VAT of all lines: who is led there sees first what it does. */
const ofRegime = 'regime-changed';

async function showRegime() {
  // A dialog that closes gives the focus back first.
  await nextPaint();
  const button = document.getElementById(ofRegime);
  button?.closest('details')?.setAttribute('open', '');
  button?.focus();
}

/** Opens the place where a problem is settled. */
export function useLead(view: OfferView) {
  const { onOpen, owner } = view;
  const navigate = useNavigate();
  return ({ code, lineId }: OfferProblem) => {
    if (code === ofRegime) return showRegime();
    if (lineId) return onOpen({ kind: 'line', id: lineId });
    const dialog = dialogs[code];
    if (dialog) return onOpen(dialog);
    return navigate(`${paths.offerSettings}#${owner.name ? 'vatNumber' : 'businessName'}`);
  };
}

/** A problem in words, with the line that has it. */
export function useProblemText(view: OfferView) {
  const { t } = useTranslation('offers');
  const { draft } = view.offer;
  const nameOf = usePlacedName(draft);
  const { label } = useRegimeChange(view);
  return ({ code, lineId }: OfferProblem): string => {
    const text = t(`edit.problems.${code}`, { label });
    return lineId ? `${text}: ${nameOf(draft.lines.find(({ id }) => id === lineId))}` : text;
  };
}

/** The things that keep the offer from being handed over; each leads to its field (OFR-068). */
export function ProblemsAlert(view: OfferView) {
  const { problems, warnings, onOpen } = view;
  const { t } = useTranslation('offers');
  const lead = useLead(view);
  const { take } = useRegimeChange(view);
  const textOf = useProblemText(view);
  if (problems.length === 0) return <Warnings warnings={warnings} onOpen={onOpen} />;
  return (
    <Alert tone="warn">
      <details className="to-settle" open={problems.length < 4}>
        <summary>{t('edit.problems.title', { count: problems.length })}</summary>
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.code} ${problem.lineId}`}>
              <Button
                id={problem.code === ofRegime ? ofRegime : undefined}
                variant="text"
                small
                tone="accent"
                onClick={() => (problem.code === ofRegime ? take() : lead(problem))}
              >
                {textOf(problem)}
              </Button>
            </li>
          ))}
        </ul>
      </details>
      <Warnings warnings={warnings} onOpen={onOpen} isInside />
    </Alert>
  );
}

/** An offer that is older than its owner's regime: one press gives every line what the regime allows (OFR-059). */
function useRegimeChange({ offer: { draft, editWithUndo }, owner }: OfferView) {
  const { t } = useTranslation('offers');
  const dwelling = draft.site?.dwelling ?? false;
  const label = firstVat(owner, { dwelling, day: owner.today })?.label ?? '';
  const take = () =>
    editWithUndo((now) => withinRegime(now, owner, owner.today), t('edit.vat.ofRegime', { label }));
  return { label, take };
}

type WarningsProps = Pick<OfferView, 'warnings' | 'onOpen'> & { isInside?: boolean };

/** Things worth a look, which keep nobody from handing over (OFR-069). */
function Warnings({ warnings, onOpen, isInside }: WarningsProps) {
  const { t } = useTranslation('offers');
  if (warnings.length === 0) return null;
  const named = (
    <ul className={`worth-a-look${isInside ? '' : ' alone'}`} aria-label={t('edit.warnings.title')}>
      {warnings.map(({ code, count = 0 }) => (
        <li key={code}>
          <Button
            variant="text"
            small
            onClick={() => onOpen({ kind: code === 'terms-empty' ? 'texts' : 'changes' })}
          >
            {t(`edit.warnings.${code}`, { count })}
          </Button>
        </li>
      ))}
    </ul>
  );
  return isInside ? named : <Alert>{named}</Alert>;
}
