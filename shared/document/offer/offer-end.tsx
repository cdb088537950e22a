import { brand } from '#shared/brand.ts';
import { OnlineVersion } from '../online-version.tsx';
import { RichText, type Sanitise } from '../rich-text.tsx';
import type { OfferModel } from './offer-model.ts';
import { PlanTable } from './offer-other-tables.tsx';
import type { OfferSeal } from './offer-seal.ts';
import type { Shown } from './printed.ts';
import type { TitledNotice } from './withdrawal-notice.ts';

/** Characters of a text that a page end does not part. */
const shortText = 800;

type Props = {
  model: Shown<OfferModel>;
  notice: TitledNotice | null;
  seal: OfferSeal | undefined;
  sanitise: Sanitise;
};

/** The end of the document: plan and notes, texts, notice, signatures, and the vendor in small print. */
export function OfferEnd({ model, notice, seal, sanitise }: Props) {
  const { language, plan, notes, texts, columns, vendor } = model;
  return (
    <>
      {(plan || notes.paragraphs.length > 0) && (
        <section className="offer-plan-and-notes">
          {plan && (
            <div>
              <h2>{plan.title}</h2>
              {plan.rows.length > 0 && <PlanTable plan={plan} columns={columns} />}
              {plan.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          )}
          {notes.paragraphs.length > 0 && (
            <div>
              <h2>{notes.title}</h2>
              {notes.paragraphs.map(({ text, language: spoken }) => (
                <p key={text} lang={spoken}>
                  {text}
                </p>
              ))}
            </div>
          )}
        </section>
      )}
      {texts.map(({ title, text }) => (
        <section key={title} className={classOf(text)}>
          <h2>{title}</h2>
          <RichText text={{ text, language }} sanitise={sanitise} />
        </section>
      ))}
      {notice && (
        <section className={classOf(notice.text)}>
          <h2>{notice.title}</h2>
          <p className="offer-notice">{notice.text}</p>
        </section>
      )}
      <Signatures signature={model.signature} />
      {seal?.online && <OnlineVersion online={seal.online} />}
      {vendor && (
        <p className="offer-vendor">
          <img src={`data:image/svg+xml,${encodeURIComponent(brand.logo)}`} alt="" />
          {vendor}
        </p>
      )}
      {seal && <p className="offer-fingerprint">{seal.fingerprint}</p>}
    </>
  );
}

const classOf = (text: string) => (text.length > shortText ? 'offer-text' : 'offer-text short');

/** The lines are left empty, at one height (OFR-089). */
const Signatures = ({ signature }: Pick<OfferModel, 'signature'>) => (
  <section className="offer-signatures">
    <div>
      <h2>{signature.owner}</h2>
      <p>{signature.ownerDay}</p>
      <p className="line">{signature.person}</p>
    </div>
    <div>
      <h2>{signature.customer}</h2>
      <p>{signature.customerDay}</p>
      <p className="line">{signature.signs}</p>
    </div>
  </section>
);
