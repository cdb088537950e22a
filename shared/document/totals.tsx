import type { DocumentTotals } from './document-totals.ts';

/** The sums under the table (QPR-013). */
export function Totals({ totals: { label, lines, total } }: { totals: DocumentTotals }) {
  return (
    <section className="document-totals" aria-label={label}>
      <dl>
        {lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
        <div className="grand">
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      </dl>
    </section>
  );
}
