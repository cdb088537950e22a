import { useTranslation } from 'react-i18next';
import { isSame } from '#shared/catalogue/colours/publication-changes.ts';
import { BeforeAfter } from '#web/components/before-after.tsx';
import { Scrolling } from '#web/components/scrolling.tsx';
import { Swatch } from '#web/components/swatch.tsx';
import { useColourFacts } from '../parts/use-colour-facts.ts';
import type { ColourPublication } from '../parts/use-colour-folders.ts';
import './publication-changes.css';

type Changes = Pick<ColourPublication, 'folders' | 'colours' | 'colourCount'>;
type ColourChange = Changes['colours'][number];
type Values = NonNullable<ColourChange['after']>;

/** Changes since the last publishing: folders first, then colours by folder (OPC-05). */
export function PublicationChanges({ publication }: { publication: Changes }) {
  const { t } = useTranslation('colours');
  const { folders, colours, colourCount } = publication;
  if (folders.length + colours.length === 0) return <p>{t('publish.nothing')}</p>;
  const names = [...new Set(colours.map(({ colorlist }) => colorlist))];
  return (
    <Scrolling className="publication-changes" label={t('publish.changes')}>
      {folders.length > 0 && (
        <ul>
          {folders.map(({ kind, id, name, nameBefore }) => (
            <li key={`${kind} ${id}`}>{t(`publish.folder.${kind}`, { name, before: nameBefore })}</li>
          ))}
        </ul>
      )}
      {names.map((name) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul>
            {colours
              .filter(({ colorlist }) => colorlist === name)
              .map((change) => (
                <Line key={`${change.before?.code} ${change.after?.code}`} {...change} />
              ))}
          </ul>
        </div>
      ))}
      {colourCount > colours.length && (
        <p className="muted">{t('publish.more', { count: colourCount - colours.length })}</p>
      )}
    </Scrolling>
  );
}

function Line({ kind, before, after }: ColourChange) {
  const { t } = useTranslation('colours');
  const one = after ?? before;
  if (!one) return null;
  return (
    <li>
      <span className={`change ${kind.toLowerCase()}`}>{t(`publish.colour.${kind}`)}</span>
      <span className="pair">
        {before && after && !hasSameLook(before, after) && <Swatch colour={before} />}
        <Swatch colour={one} />
      </span>
      <b>{before && after && before.code !== after.code ? `${before.code} → ${after.code}` : one.code}</b>
      {before && after && <Difference before={before} after={after} />}
    </li>
  );
}

const hasSameLook = (one: Values, other: Values) =>
  isSame({ ...one, code: '', hbw: 0 }, { ...other, code: '', hbw: 0 });

function Difference({ before, after }: { before: Values; after: Values }) {
  const facts = useColourFacts();
  const [was, is] = [facts(before), facts(after)];
  if (was === is) return null;
  return (
    <span className="muted s">
      <BeforeAfter before={was} after={is} />
    </span>
  );
}
