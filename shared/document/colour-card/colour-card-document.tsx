import type { ColourCardModel, PrintedColour } from '#shared/customers/colour-card-model.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import type { OfferHeadOwner } from '../offer/offer-owner.ts';
import { OwnerInHead } from '../offer/owner-in-head.tsx';
import type { ColourCardTexts } from './colour-card-texts.ts';

type Props = {
  model: ColourCardModel;
  owner: OfferHeadOwner;
  date: string;
  texts: ColourCardTexts;
};

/** The printed colour card, without prices (CUS-036); its style is `colourCardStyle(…)`. */
export function ColourCardDocument({ model, owner, date, texts }: Props) {
  const { customer, colours, language } = model;
  return (
    <main className="document offer-document colour-card" lang={language}>
      <header className="document-head">
        <OwnerInHead owner={owner} />
        <div className="document-title">
          <h1>{texts.title}</h1>
          <time>{date}</time>
        </div>
      </header>
      <section className="document-parties">
        <div>
          <h2>{texts.customer}</h2>
          <b>{customer.name}</b>
          {customer.address.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </section>
      {colours.length > 0 ? <Colours {...{ colours, texts }} /> : <p>{texts.nothing}</p>}
      <p className="colour-caution">{texts.caution}</p>
    </main>
  );
}

function Colours({ colours, texts }: { colours: readonly PrintedColour[] } & Pick<Props, 'texts'>) {
  const { columns, wholeSite } = texts;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {columns.colour}
          </th>
          <th scope="col">{columns.product}</th>
          <th scope="col">{columns.place}</th>
          <th scope="col" className="number">
            {unitLabel('mq')}
          </th>
          <th scope="col" className="number">
            {columns.day}
          </th>
        </tr>
      </thead>
      <tbody>
        {colours.map(({ swatch, colour, folder, product, place, area, day }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page that never changes
          <tr key={index}>
            <td className="tile">{swatch && <span style={{ background: swatch }} />}</td>
            <td>
              <b>{colour}</b>
              {folder && <span className="second">{folder}</span>}
            </td>
            <td>{product}</td>
            <td>{place ?? wholeSite}</td>
            <td className="number">{area}</td>
            <td className="number">{day}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
