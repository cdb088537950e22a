import { useTranslation } from 'react-i18next';
import { formatPacks } from '#shared/format/format-pack.ts';
import { quantity } from '#shared/money/units.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { Badge } from '#web/components/badge.tsx';
import { Icon, type IconName } from '#web/components/icon.tsx';
import { Swatch } from '#web/components/swatch.tsx';
import { ValueButton } from '../parts/value-button.tsx';
import type { LineCommands } from './use-line-commands.ts';

const icons = { work: 'hammer', material: 'box', free: 'align-left' } as const satisfies Record<
  string,
  IconName
>;

/** The sign of a line: its kind, or that it is an option (mock-up 16). */
export function KindIcon({ line: { kind, optional } }: { line: Pick<OfferLine, 'kind' | 'optional'> }) {
  const { t } = useTranslation('offers');
  const label = t(optional ? 'edit.line.option' : `edit.kinds.${kind}`);
  return (
    <span className="kind" role="img" aria-label={label} title={label}>
      <Icon name={optional ? 'plus' : icons[kind]} />
    </span>
  );
}

type Props = { line: OfferLine; name: string; isChanged: boolean; commands: LineCommands };

/** The description opens the line; below it what else is printed, and what to know of it. */
export function LineName({ line, name, isChanged, commands }: Props) {
  const { t } = useTranslation('offers');
  const { id, longText, optional, alternative, chosen } = line;
  return (
    <div className="it">
      <KindIcon line={line} />
      <div>
        <ValueButton className="name" onClick={() => commands.open({ kind: 'line', id })}>
          {name}
        </ValueButton>
        <Packs line={line} />
        {longText?.it && <span className="sub long">{longText.it}</span>}
        {optional && chosen && <Badge tone="acc">{t('edit.line.chosen')}</Badge>}
        {alternative !== null && (
          <Badge tone={chosen ? 'acc' : 'line'}>
            {t(chosen ? 'edit.line.chosenOne' : 'edit.line.alternative')}
          </Badge>
        )}
        {isChanged && (
          <Badge tone="warn" icon="exclamation-triangle">
            {t('edit.line.workChanged')}
          </Badge>
        )}
      </div>
    </div>
  );
}

/** The packages of a material, and its colour. */
export function Packs({ line: { material, unit } }: Pick<Props, 'line'>) {
  if (!material) return null;
  const packs = material.packs.map(({ size, count }) => ({ size: quantity(size), count }));
  const text = formatPacks(packs, unit).join(', ');
  return (
    <>
      {text && <span className="muted xs"> · {text} </span>}
      {material.color && (
        <Badge>
          <Swatch colour={material.color} size="badge" />
          {material.color.code}
        </Badge>
      )}
    </>
  );
}
