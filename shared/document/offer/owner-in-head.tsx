import type { OfferHeadOwner } from './offer-owner.ts';

/** Logo, name and data of the owner, in the head of what they give to customers (OFR-077). */
export const OwnerInHead = ({ owner }: { owner: OfferHeadOwner }) => (
  <div className="document-vendor">
    {owner.logo && <img src={owner.logo.address} alt={owner.logo.alt} />}
    <div>
      <b>{owner.name}</b>
      {owner.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  </div>
);
