import type { MeasureSheetModel, SheetDimension, SheetLine, SheetPlace } from './measure-sheet-model.ts';

/** The printed measurement sheet, alone or added to another document. Its style is `measureSheetStyle(texts, model)`. */
export function MeasureSheet({ model, isAdded = false }: { model: MeasureSheetModel; isAdded?: boolean }) {
  const { owner, job, rule, total } = model;
  const Root = isAdded ? 'section' : 'main';
  return (
    <Root
      className={`document measure-sheet${isAdded ? ' added' : ''}`}
      lang={model.language}
      aria-label={isAdded ? model.title : undefined}
    >
      <header className="document-head">
        <div className="document-vendor">
          {owner.logo && <img src={owner.logo.address} alt={owner.logo.alt} />}
          <div>
            <b>{owner.lead}</b>
            {owner.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
        </div>
        <div className="document-title">
          <h1>{model.title}</h1>
          <time>{model.date}</time>
        </div>
      </header>
      <section className="document-parties">
        <div>
          <h2>{job.label}</h2>
          <b>{job.name}</b>
          <p>{job.place}</p>
        </div>
        <div>
          <h2>{rule.label}</h2>
          <p>{rule.text}</p>
        </div>
      </section>
      {model.nothing && <p>{model.nothing}</p>}
      {model.places.map((place) => (
        <PlaceTable key={place.id} place={place} columns={model.columns} />
      ))}
      {total && (
        <p className="measure-total">
          <b>{total.label}</b>
          {total.sums.map((sum) => (
            <b key={sum}>{sum}</b>
          ))}
        </p>
      )}
    </Root>
  );
}

function PlaceTable({ place, columns }: { place: SheetPlace; columns: readonly string[] }) {
  const [first, ...numbers] = columns;
  return (
    <table>
      <caption>
        <h2>{place.name}</h2>
        {place.rule && <p>{place.rule}</p>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {numbers.map((column) => (
            <th key={column} scope="col" className="number">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {place.lines.map((line) => (
        <LineRows key={line.id} line={line} />
      ))}
      <tfoot>
        <tr>
          <td colSpan={columns.length}>
            <span>{place.sumLabel}</span>
            {place.sums.map((sum) => (
              <b key={sum}>{sum}</b>
            ))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function LineRows({ line }: { line: SheetLine }) {
  return (
    <tbody>
      <tr className="line">
        <td>
          {line.description}
          {line.note && <span className="second">{line.note}</span>}
        </td>
        <Dimensions dimensions={line.dimensions} />
        <td className="number">{line.gross}</td>
        <td className="number">{line.isMultiplied ? <b>{line.coefficient}</b> : line.coefficient}</td>
        <td className="number cost">{line.net}</td>
      </tr>
      {line.openings.map((opening) => (
        <tr key={opening.id} className="opening">
          <td>{opening.description}</td>
          <Dimensions dimensions={opening.dimensions} />
          <td className="number" colSpan={3}>
            {opening.outcome}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

const Dimensions = ({ dimensions }: { dimensions: readonly SheetDimension[] }) =>
  dimensions.map(({ value, typed }, index) => (
    // Number, length and height, in this order.
    <td key={columnsOfDimensions[index]} className="number">
      {value}
      {typed && <span className="second">{typed}</span>}
    </td>
  ));
const columnsOfDimensions = ['count', 'length', 'height'];
