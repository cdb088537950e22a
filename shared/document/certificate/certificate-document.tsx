import type { OfferParty } from '../offer/offer-parties.ts';
import { OwnerInHead } from '../offer/owner-in-head.tsx';
import { QrCode } from '../qr-code.tsx';
import type { CertificateModel, Fact } from './certificate-model.ts';

/** The certificate after the pages of an accepted offer; its style is `certificateStyle(…)` (ACC-034). */
export function CertificateDocument({ model }: { model: CertificateModel }) {
  const { accepted, evidence, hashes, check } = model;
  return (
    <main className="document offer-document certificate" lang={model.language}>
      <header className="document-head">
        <OwnerInHead owner={{ ...model.owner, lines: [] }} />
        <div className="document-title">
          <h1>{model.title}</h1>
          <span>{model.number}</span>
        </div>
      </header>
      <section className="document-parties">
        {model.parties.map((party) => (
          <Party key={party.label} party={party} />
        ))}
      </section>
      <div className="certificate-columns">
        <section>
          <h2>{accepted.title}</h2>
          <Facts facts={accepted.facts} />
          <Facts facts={[accepted.total]} className="certificate-total" />
          <Facts facts={accepted.plan} />
        </section>
        <Signature signature={model.signature} />
      </div>
      <section>
        <h2>{evidence.title}</h2>
        <Facts facts={evidence.facts} />
      </section>
      <section className="certificate-hashes">
        <h2>{hashes.title}</h2>
        <Facts facts={hashes.facts} />
        <p>{hashes.explained}</p>
      </section>
      <section className="document-online">
        <QrCode shape={check.code} label={check.label} />
        <div>
          <b>{check.title}</b>
          <p>{check.hint}</p>
          <p className="certificate-law">{model.law}</p>
        </div>
      </section>
    </main>
  );
}

const Party = ({ party: { label, lead, lines } }: { party: OfferParty }) => (
  <div>
    <h2>{label}</h2>
    <b>{lead}</b>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

const Facts = ({ facts, className = '' }: { facts: readonly Fact[]; className?: string }) => (
  <dl className={`certificate-facts ${className}`.trim()}>
    {facts.map(({ label, values }) => (
      <div key={label}>
        <dt>{label}</dt>
        {values.map((value) => (
          <dd key={value}>{value}</dd>
        ))}
      </div>
    ))}
  </dl>
);

function Signature({ signature }: Pick<CertificateModel, 'signature'>) {
  const { title, facts, kind, name, drawn } = signature;
  return (
    <section>
      <h2>{title}</h2>
      <Facts facts={facts} />
      <figure className="certificate-signature">
        {drawn.length > 0 ? (
          <svg viewBox="0 0 600 200" role="img" aria-label={kind}>
            <path d={drawn.join('')} />
          </svg>
        ) : (
          <p>{name}</p>
        )}
        <figcaption>{kind}</figcaption>
      </figure>
    </section>
  );
}
