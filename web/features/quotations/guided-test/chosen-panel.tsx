import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bySId } from '#shared/editing/by-s-id.ts';
import { formatPackaging } from '#shared/format/format-pack.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import { hasContent } from '#shared/guided-test/run-phases.ts';
import { type ProductWhy, together } from '#shared/guided-test/why.ts';
import { isColourAvailable } from '#shared/pricing/price-range-of-colour.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { isShort, missingQuantity } from '#shared/pricing/short-rows.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { CountStepper } from '#web/components/count-stepper.tsx';
import { CatalogueText } from '#web/components/guided-test/catalogue-text.tsx';
import { WhyThis } from '#web/components/guided-test/why-this.tsx';
import { Swatch } from '#web/components/swatch.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import type { Timer } from '#web/lib/timer.ts';
import type { ChosenRow } from '../selection/chosen-product.ts';
import { MissingProduct, SelectedRow } from '../selection/selected-row.tsx';
import type { ChosenPacks } from '../selection/selection-edits.ts';
import type { Selection } from '../selection/use-selection.ts';
import { byPhase, useMissingText } from './missing-text.ts';
import type { GuidedRun } from './run/use-guided-run.ts';
import '../selection/selected-list.css';

type Props = {
  guided: GuidedRun;
  selection: Selection;
  /** The rows whose packages are known. */
  priced: readonly PricedRow[];
  onPacks: (packs: ChosenPacks) => void;
  timer: Timer | undefined;
};

/** Warnings of the test, the chosen products with their quantities, and the open points (WIZ-011). */
export function ChosenPanel({ guided, selection, priced, onPacks, timer }: Props) {
  const { t } = useTranslation('guidedTest');
  const { test, alerts } = guided;
  const text = useProductText();
  const quantities = useMemo(() => bySId(priced), [priced]);
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
              <RowColour priced={quantities.get(row.sId)} answered={test.run.color?.code} />
              <RowPacks
                row={row}
                priced={quantities.get(row.sId)}
                onCount={(counts) => onPacks({ [row.sId]: counts })}
              />
              <ProductWhys whys={guided.whyProduct(row.product.id)} about={text(row.product.name).text} />
            </SelectedRow>
          ))}
        </ul>
        {selection.missing.map(({ product, requiredBy }) => (
          <MissingProduct key={product} rows={selection.rows} requiredBy={requiredBy} />
        ))}
        <Progress guided={guided} />
      </div>
    </aside>
  );
}

type ColourProps = { priced: PricedRow | undefined; answered: string | undefined };

/** The colour that the answers give a product that needs one, or why it has none (OPW-67). */
function RowColour({ priced, answered }: ColourProps) {
  const { t } = useTranslation('quotations');
  if (answered === undefined || priced?.row.priceType !== 'colors') return null;
  const { color } = priced.row;
  if (color)
    return (
      <span className="row-colour muted s">
        <Swatch colour={color} /> {color.code}
      </span>
    );
  return (
    <span className="row-colour s">
      <Badge tone="err" icon="palette">
        {t('view.table.missingColour')}
      </Badge>
      <span className="muted">
        {!isColourAvailable(priced.row, answered) && t('view.table.notInColour', { colour: answered })}
      </span>
    </span>
  );
}

type PacksProps = {
  row: ChosenRow;
  /** Undefined while its prices are not known. */
  priced: PricedRow | undefined;
  onCount: (counts: Record<string, number>) => void;
};

/** Counts its packages, one more or one less (WIZ-085, WIZ-086): '5 l, servono 10 l'. */
function RowPacks({ row, priced, onCount }: PacksProps) {
  const { t } = useTranslation('guidedTest');
  const product = useProductText()(row.product.name).text;
  if (!priced) return null;
  const { um } = row.product;
  const needed = um === 'pz' ? undefined : formatQuantity(priced.estimate, um);
  return (
    <>
      {countedPacks(priced).map((pack) => {
        const packaging = formatPackaging(pack.size, um);
        return (
          <div className="line row-packs" key={pack.id}>
            <span className="grow muted s">
              {needed ? t('chosen.needed', { packaging, needed }) : packaging}
            </span>
            <CountStepper
              label={t('chosen.packs', { packaging, product })}
              value={pack.count}
              onChange={(count) => onCount(withCount(priced, pack.id, count))}
            />
          </div>
        );
      })}
      {isShort(priced) && (
        <p className="lacks s">
          {t('chosen.lacks', { quantity: formatQuantity(missingQuantity(priced), um) })}
        </p>
      )}
    </>
  );
}

/** The packages that are counted, else the first. */
const countedPacks = ({ packs }: PricedRow) => {
  const counted = packs.filter(({ count }) => count > 0);
  return counted.length > 0 ? counted : packs.slice(0, 1);
};

const withCount = ({ packs }: PricedRow, id: string, count: number): Record<string, number> =>
  Object.fromEntries(packs.map((pack) => [pack.id, pack.id === id ? Math.max(0, count) : pack.count]));

type WhyProps = { whys: readonly ProductWhy[]; about: string };

function ProductWhys({ whys, about }: WhyProps) {
  if (whys.length === 0) return null;
  return <WhyThis why={together(...whys.map(({ why }) => why))} about={about} />;
}

/** How many phases are complete, and the open points of the others (WIZ-054, OPW-34). */
function Progress({ guided: { phases, missing } }: { guided: GuidedRun }) {
  const { t } = useTranslation('guidedTest');
  const missingText = useMissingText();
  const asking = phases.filter((phase) => hasContent(phase) && !phase.isWithheld);
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
