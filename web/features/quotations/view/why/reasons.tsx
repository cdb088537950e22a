import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import type { TestReasons } from '#shared/schemas/guided-test-record.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { phaseLabel } from '#shared/visibility/phase-label.ts';
import { GivenAnswers } from '#web/components/guided-test/given-answers.tsx';
import './reasons.css';

type Props = { reasons: TestReasons; rows: readonly QuotationRow[] };

/** The phases with their products and the answers that led to them; then the products of no phase. */
export function Reasons({ reasons, rows }: Props) {
  const { t } = useTranslation('whyThis');
  const explained = new Set(reasons.phases.flatMap(({ products }) => products));
  const others = rows.filter(({ id }) => !explained.has(id));
  return (
    <div className="stack reasons">
      {reasons.phases.length === 0 && <p>{t('noPhase')}</p>}
      {reasons.phases.map((phase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Phase key={index} phase={phase} answers={reasons.answers} rows={rows} />
      ))}
      {others.length > 0 && (
        <section>
          <h3>{t('others')}</h3>
          <Products rows={others} />
        </section>
      )}
    </div>
  );
}

type PhaseProps = Pick<Props, 'rows'> & {
  phase: TestReasons['phases'][number];
  answers: TestReasons['answers'];
};

function Phase({ phase, answers, rows }: PhaseProps) {
  const { t, i18n } = useTranslation(['whyThis', 'catalogue']);
  const id = useId();
  const label = phaseLabel(phase.name, i18n.language);
  const choice = textIn(phase.choice, i18n.language);
  const held = rows.filter((row) => phase.products.includes(row.id));
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{'text' in label ? label.text : t('catalogue:unnamedPhase')}</h3>
      {choice && <p className="muted s">{t('choice', { choice })}</p>}
      {held.length > 0 && <Products rows={held} />}
      {held.length === 0 && phase.products.length > 0 && <p className="muted s">{t('gone')}</p>}
      <p className="s">{t(phase.because.length > 0 ? 'because' : 'always')}</p>
      <GivenAnswers answers={phase.because.flatMap((place) => answers[place] ?? [])} />
    </section>
  );
}

function Products({ rows }: Pick<Props, 'rows'>) {
  const { i18n } = useTranslation();
  return (
    <ul className="reason-products">
      {rows.map(({ sId, name }) => (
        <li key={sId}>{textIn(name, i18n.language)}</li>
      ))}
    </ul>
  );
}
