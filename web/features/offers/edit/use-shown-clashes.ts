import { useTranslation } from 'react-i18next';
import type { Clash } from '#shared/merge-changes.ts';
import { placedName, sectionOf } from '#shared/offers/placed-name.ts';
import type { ShownClash } from '#web/components/conflict-dialog.tsx';
import { useLineName } from './parts/use-line-name.ts';
import { type ShownFields, useLineFields, useOfferFields, type Version } from './parts/use-shown-fields.ts';

/** The fields that two people changed, as the screen names and shows them; parts of one field are told once (OFR-020). */
export function useShownClashes(mine: Version, theirs: Version) {
  const { t } = useTranslation('offers');
  const ofOffer = useOfferFields();
  const ofLine = useLineClash(mine, theirs);
  const ofSection = useSectionClash(mine, theirs);
  const field = useFieldOf();
  const clashOf = ({ path: [of = '', place, ...rest], mine: own }: Clash): ShownClash => {
    // An entry that was removed here is told by its place there.
    const version = rest.length === 0 && own === undefined ? theirs : mine;
    const entry = Number(place) - 1;
    const id = of === 'lines' ? version.lines[entry]?.id : version.sections[entry]?.id;
    if (of === 'lines' && id) return ofLine(id, rest);
    if (of === 'sections' && id) return ofSection(id, rest[0]);
    const [label, textOf] = field(ofOffer, [of, place]);
    const none = t('edit.conflict.none');
    return { label, mine: textOf(mine) || none, theirs: textOf(theirs) || none };
  };
  return (clashes: readonly Clash[]): ShownClash[] => {
    const shown = clashes.map(clashOf);
    // Two lines of a section may have the same name.
    return [...new Map(shown.map((clash) => [Object.values(clash).join(' '), clash])).values()];
  };
}

function useFieldOf() {
  const { t } = useTranslation('offers');
  return <Of>(fields: ShownFields<Of>, [name = '', part]: readonly (string | undefined)[]) =>
    fields[`${name}.${part}`] ??
    fields[name] ??
    ([t('edit.conflict.others'), () => t('edit.conflict.other')] as const);
}

/** A line is told by its description and the field, or as a whole where one of the two removed it. */
function useLineClash(mine: Version, theirs: Version) {
  const { t } = useTranslation('offers');
  const fields = useLineFields();
  const field = useFieldOf();
  const nameOf = useLineName();
  return (id: string, path: readonly string[]): ShownClash => {
    const find = (version: Version) => version.lines.find((line) => line.id === id);
    const [label, textOf] = field(fields, path.length === 0 ? ['whole'] : path);
    const text = (version: Version) => {
      const line = find(version);
      return line ? textOf({ line, version }) || t('edit.conflict.none') : t('edit.conflict.gone');
    };
    const version = find(mine) ? mine : theirs;
    const line = find(version);
    const name = placedName(nameOf(line), sectionOf(version, line));
    return { label: [name, label].filter(Boolean).join(' · '), mine: text(mine), theirs: text(theirs) };
  };
}

/** A section's name, or whether it prints its total alone. */
function useSectionClash(mine: Version, theirs: Version) {
  const { t } = useTranslation('offers');
  return (id: string, field: string | undefined): ShownClash => {
    const find = (version: Version) => version.sections.find((section) => section.id === id);
    const isSwitch = field === 'totalOnly';
    const text = (version: Version) => {
      const section = find(version);
      if (!section) return t('edit.conflict.gone');
      return isSwitch ? t(`edit.conflict.${section.totalOnly}`) : section.name;
    };
    const label = isSwitch
      ? `${(find(mine) ?? find(theirs))?.name} · ${t('edit.section.onlyTotal')}`
      : t('edit.line.section');
    return { label, mine: text(mine), theirs: text(theirs) };
  };
}
