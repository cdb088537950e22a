import { useTranslation } from 'react-i18next';
import type { Missing } from '#shared/guided-test/chosen.ts';
import { hasContent } from '#shared/guided-test/run-phases.ts';
import { type ProductWhy, together } from '#shared/guided-test/why.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { CatalogueText } from '#web/components/guided-test/catalogue-text.tsx';
import { usePhaseName } from '#web/components/guided-test/phase-name.tsx';
import { WhyThis } from '#web/components/guided-test/why-this.tsx';
import { Swatch } from '#web/components/swatch.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import type { Timer } from '#web/lib/timer.ts';
import { SelectedRow } from '../selection/selected-row.tsx';
import type { Selection } from '../selection/use-selection.ts';
import { RowPacks } from './row-packs.tsx';
import type { GuidedRun } from './run/use-guided-run.ts';
import { useTestQuantities } from './use-test-quantities.ts';
import '../selection/selected-list.css';

type Props = {
  guided: GuidedRun;
  selection: Selection;
  /** The quotation that the test is taken up again for. */
  stored: Quotation | undefined;
  timer: Timer | undefined;
};

/** The chosen products with their quantities, what the test warns of and what is still missing (WIZ-011). */
export function ChosenPanel({ guided, selection, stored, timer }: Props) {
  const { t } = useTranslation('guidedTest');
  const { test, setTest, alerts } = guided;
  const text = useProductText();
  const quantities = useTestQuantities(selection.rows, test.packs, stored);
  const setPacks = (sId: string, counts: Record<string, number>) =>
    setTest((now) => ({ ...now, packs: { ...now.packs, [sId]: counts } }));
  return (
    <aside className="stack test-side" aria-label={t('chosen.title')}>
      {alerts.map((alert) => (
        <Alert key={alert.id} tone="warn">
          <CatalogueText text={alert.text} />
        </Alert>
      ))}
      <div className="card">
        <header>
          <h2>{t('chosen.title')}</h2>
          <Badge tone="acc">{selection.rows.length}</Badge>
        </header>
        {test.run.color && (
          <p className="test-colour">
            <Swatch colour={test.run.color} /> {t('chosen.colour', { code: test.run.color.code })}
          </p>
        )}
        {selection.rows.length === 0 && <p className="muted nothing-chosen">{t('chosen.none')}</p>}
        <ul className="selected-list">
          {selection.rows.map((row) => (
            <SelectedRow key={row.sId} row={row} selection={selection} timer={timer}>
              <RowPacks
                row={row}
                priced={quantities.get(row.sId)}
                onCount={(counts) => setPacks(row.sId, counts)}
              />
              <ProductWhys whys={guided.whyProduct(row.product.id)} about={text(row.product.name).text} />
            </SelectedRow>
          ))}
        </ul>
        <MissingProducts selection={selection} />
        <Progress guided={guided} />
      </div>
    </aside>
  );
}

type WhyProps = { whys: readonly ProductWhy[]; about: string };

/** The answers that led to a chosen product; what it was required by is said above. */
function ProductWhys({ whys, about }: WhyProps) {
  if (whys.length === 0) return null;
  return <WhyThis why={together(...whys.map(({ why }) => why))} about={about} />;
}

/** Required products that the catalogue no longer has (OP45). */
function MissingProducts({ selection: { rows, missing } }: { selection: Selection }) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const nameOf = (sId: string) => text(rows.find((row) => row.sId === sId)?.product.name).text;
  return missing.map(({ product, requiredBy }) => (
    <Alert key={product} tone="warn">
      {t('selection.missing', { product: nameOf(requiredBy) })}
    </Alert>
  ));
}

/** What a phase still asks for: 'Fondo: apri la procedura, fai una scelta'. */
export function useMissingText(): (ofPhase: readonly Missing[]) => string {
  const { t } = useTranslation('guidedTest');
  const name = usePhaseName();
  return (ofPhase) => {
    const [first] = ofPhase;
    if (!first) return '';
    const asked = ofPhase.map(({ what }) => t(`missing.asked.${what}`)).join(', ');
    return t('missing.ofPhase', { phase: name(first.phase), asked });
  };
}

/** What is missing, together for each phase, in their order. */
export const byPhase = (missing: readonly Missing[]): Missing[][] =>
  [...new Set(missing.map(({ phase }) => phase.id))].map((id) =>
    missing.filter(({ phase }) => phase.id === id),
  );

/** How many phases are complete, and what the others still ask for (WIZ-054, OPW-34). */
function Progress({ guided: { phases, missing } }: { guided: GuidedRun }) {
  const { t } = useTranslation('guidedTest');
  const missingText = useMissingText();
  const asking = phases.filter(hasContent);
  const open = byPhase(missing);
  const done = asking.length - open.length;
  return (
    <div className="test-progress">
      <p>
        <span className="muted s">{t('missing.phases')}</span>
        <b className="s">{t('missing.count', { done, count: asking.length })}</b>
      </p>
      <progress max={asking.length} value={done} aria-label={t('missing.phases')} />
      {open.length > 0 && (
        <>
          <h3 className="s">{t('missing.title')}</h3>
          <ul>
            {open.map((ofPhase) => (
              <li key={ofPhase[0]?.phase.id}>{missingText(ofPhase)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
