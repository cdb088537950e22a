import { Fragment } from 'react';
import { nonBreakingSpace } from '#shared/format/format-number.ts';
import type { DocumentBadge, DocumentRow } from './document-rows.ts';
import { ShortMark } from './short-mark.tsx';
import { tableRoles } from './table-roles.ts';

/** Name, badges in words and second lines of a row. */
export function ProductCell({ row }: { row: DocumentRow }) {
  return (
    <td {...tableRoles.cell} className="product">
      <b lang={row.name.language}>{row.name.text}</b>
      {row.badges.length > 0 && (
        <span className="second">
          {row.badges.map((badge, index) => (
            <Fragment key={badge.text}>
              {index > 0 && ' · '}
              <Badge badge={badge} />
            </Fragment>
          ))}
        </span>
      )}
      {row.short && <ShortMark text={row.short} />}
      {row.lines.map((line) => (
        <span key={line} className="second">
          {line}
        </span>
      ))}
    </td>
  );
}

function Badge({ badge: { text, swatch, missing } }: { badge: DocumentBadge }) {
  if (missing) return <b className="missing">{text}</b>;
  if (!swatch) return text;
  // the code is one unbroken word, a folder may follow on the next line
  const codeEnd = text.search(/ |$/);
  return (
    <>
      <span className="coloured">
        <span className="swatch" style={{ background: swatch }} />
        {nonBreakingSpace}
        {text.slice(0, codeEnd)}
      </span>
      {text.slice(codeEnd)}
    </>
  );
}
