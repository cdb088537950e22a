import { useId } from 'react';
import './goes-and-stays.css';

type Part = { title: string; entries: readonly string[] };

/** Lists the data that an erasure removes, and the data that it keeps. */
export function GoesAndStays({ goes, stays }: { goes: Part; stays: Part }) {
  return (
    <div className="stack goes-and-stays">
      <Entries {...goes} />
      <Entries {...stays} />
    </div>
  );
}

function Entries({ title, entries }: Part) {
  const id = useId();
  return (
    <div>
      <p id={id}>
        <b>{title}</b>
      </p>
      <ul aria-labelledby={id}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}
