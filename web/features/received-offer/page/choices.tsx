import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatSignedMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { placedName } from '#shared/offers/placed-name.ts';
import { countOf, LineMarks } from './line-parts.tsx';
import type { Choice, SelectedOffer } from './state/selected-offer.ts';
import './choices.css';

type Props = {
  selected: SelectedOffer;
  language: string;
  /** False once the offer is no longer open: what was chosen is shown. */
  isOpen: boolean;
  onChoose: (id: string) => void;
};

/** Options to tick, and groups of which exactly one is chosen (ACC-012). */
export function Choices({ selected: { options, alternatives, totals }, ...rest }: Props) {
  const { t } = useTranslation('receivedOffer');
  const choosing = { ...rest, hasVat: (totals?.vat ?? 0) > 0 };
  return (
    <>
      {options.length > 0 && (
        <Group title={t('options.title')} lead={t('options.lead')} isOpen={choosing.isOpen}>
          {options.map((choice) => (
            <ChoiceCard key={choice.row.id} choice={choice} {...choosing} />
          ))}
        </Group>
      )}
      {alternatives.map(({ id, section, choices }) => (
        <Group
          key={id}
          title={placedName(t('options.alternatives'), section)}
          lead={t('options.alternativesLead')}
          isOpen={choosing.isOpen}
        >
          {choices.map((choice) => (
            <ChoiceCard key={choice.row.id} choice={choice} group={id} below={section} {...choosing} />
          ))}
        </Group>
      ))}
    </>
  );
}

type GroupProps = { title: string; lead: string; isOpen: boolean; children: ReactNode };

function Group({ title, lead, isOpen, children }: GroupProps) {
  const id = useId();
  return (
    <section className="card guest-choices" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isOpen && <p className="muted s">{lead}</p>}
      <fieldset aria-labelledby={id} disabled={!isOpen}>
        {children}
      </fieldset>
    </section>
  );
}

type CardProps = {
  choice: Choice;
  /** The group of an alternative: its radio buttons share the name. */
  group?: string;
  /** The section that the heading above names. */
  below?: string | null;
  language: string;
  hasVat: boolean;
  onChoose: (id: string) => void;
};

function ChoiceCard({ choice, group, below, language, hasVat, onChoose }: CardProps) {
  const { t } = useTranslation('receivedOffer');
  const id = useId();
  const { row, materials, isChosen, isUnfit } = choice;
  const quantity = countOf(row);
  return (
    <label className="guest-choice">
      <input
        type={group === undefined ? 'checkbox' : 'radio'}
        name={group}
        checked={isChosen}
        disabled={isUnfit}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-more ${id}-amount`}
        onChange={() => onChoose(row.id)}
      />
      <span className="grow">
        <b id={`${id}-name`} lang={row.name.language}>
          {placedName(row.name.text, row.section === below ? null : row.section)}
        </b>
        <span id={`${id}-more`}>
          {row.details && (
            <span className="sub" lang={row.details.language}>
              {row.details.text}
            </span>
          )}
          {quantity && <span className="sub">{quantity}</span>}
          <LineMarks row={row} language={language} />
          {materials.map((material) => (
            <span key={material.id} className="sub" lang={material.name.language}>
              {[material.name.text, countOf(material)].filter(Boolean).join(' · ')}
            </span>
          ))}
          {isUnfit && <span className="sub">{t(isChosen ? 'options.stuck' : 'options.unfit')}</span>}
        </span>
      </span>
      <span className="end" id={`${id}-amount`}>
        <Effect {...choice} hasVat={hasVat} />
      </span>
    </label>
  );
}

/** The change that it makes of the total, discount and VAT included; of what stays chosen its part of it. */
function Effect({ onTotal, inTotal, isChosen, hasVat }: Choice & { hasVat: boolean }) {
  const { t } = useTranslation('receivedOffer');
  if (onTotal === null)
    return (
      isChosen && (
        <>
          {inTotal !== null && <b>{formatMoney(cents(inTotal))}</b>}
          <span className="sub">
            {t(inTotal !== null && hasVat ? 'options.asChosenWithVat' : 'options.asChosen')}
          </span>
        </>
      )
    );
  return (
    <>
      <b>{formatSignedMoney(cents(onTotal))}</b>
      {hasVat && <span className="sub">{t('options.withVat')}</span>}
    </>
  );
}
