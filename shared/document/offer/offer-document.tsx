import { MeasureSheet } from '../measure-sheet.tsx';
import type { MeasureSheetModel } from '../measure-sheet-model.ts';
import { RichText, type Sanitise } from '../rich-text.tsx';
import { OfferEnd } from './offer-end.tsx';
import { OfferLinesTable } from './offer-lines-table.tsx';
import type { OfferModel } from './offer-model.ts';
import { ChoicesTable, MaterialsTable } from './offer-other-tables.tsx';
import type { OfferParty } from './offer-parties.ts';
import type { OfferSeal } from './offer-seal.ts';
import { OwnerInHead } from './owner-in-head.tsx';
import type { Shown } from './printed.ts';
import type { TitledNotice } from './withdrawal-notice.ts';

type Props = {
  model: ShownOffer;
  measures?: readonly MeasureSheetModel[];
  /** The right of consumers to withdraw. */
  notice?: TitledNotice | null;
  /** That of a version. */
  seal?: OfferSeal | undefined;
  sanitise?: Sanitise;
};

type ShownOffer = Shown<OfferModel>;

/**
 * The printed offer with the measurement sheets that were wished for: the print page and the PDF are this component. Its
 * style is `offerStyle(model, texts)`.
 */
export function OfferDocument({
  model,
  notice = null,
  measures = [],
  seal,
  sanitise = (html) => html,
}: Props) {
  return (
    <>
      <Offer {...{ model, notice, seal, sanitise }} />
      {measures.map((sheet) => (
        <MeasureSheet key={sheet.id} model={sheet} isAdded />
      ))}
    </>
  );
}

function Offer({ model, notice, seal, sanitise }: Parameters<typeof OfferEnd>[0]) {
  const { language, columns } = model;
  return (
    <main className="document offer-document" lang={language}>
      <Header model={model} />
      <section className="document-parties">
        <Party party={model.customer} />
        <Party party={model.job} />
      </section>
      {model.intro && (
        <section className="offer-intro">
          <RichText text={{ text: model.intro, language }} sanitise={sanitise} />
        </section>
      )}
      {model.sections.length > 0 && <OfferLinesTable sections={model.sections} columns={columns} />}
      <Totals totals={model.totals} />
      {model.choices.map((choices) => (
        <ChoicesTable key={choices.id} choices={choices} columns={columns} />
      ))}
      {model.materials && <MaterialsTable materials={model.materials} columns={columns} />}
      <OfferEnd {...{ model, notice, seal, sanitise }} />
    </main>
  );
}

function Header({ model: { owner, draft, title, number, date, validity, replaces } }: Pick<Props, 'model'>) {
  return (
    <header className="document-head">
      <OwnerInHead owner={owner} />
      <div className="document-title">
        {draft && <strong className="offer-draft">{draft}</strong>}
        <h1>{title}</h1>
        {replaces && <span>{replaces}</span>}
        <span>
          {number} · <time>{date}</time>
        </span>
        <span>{validity}</span>
      </div>
    </header>
  );
}

/** A working copy may have no customer yet. */
const Party = ({ party: { label, lead, lines } }: { party: OfferParty }) => (
  <div>
    {lead && <h2>{label}</h2>}
    <b>{lead}</b>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

function Totals({ totals: { label, lines } }: Pick<ShownOffer, 'totals'>) {
  return (
    <section className="document-totals" aria-label={label}>
      <dl>
        {lines.map(({ id, label: name, second, value, kind }) => (
          <div key={id} className={kind}>
            <dt>
              {name}
              {second && <span className="second">{second}</span>}
            </dt>
            <dd>{value.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
