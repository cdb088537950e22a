import { useTranslation } from 'react-i18next';
import { asksForTags } from '#shared/guided-test/matches-tags.ts';
import type { ConditionLine } from '#shared/schemas/phase.ts';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { AddButton, LineFrame } from './lines.tsx';
import type { PhaseReferences } from './references.ts';
import { useRowKeys } from './use-row-keys.ts';

type References = Pick<PhaseReferences, 'tags'>;
type Props = {
  lines: readonly ConditionLine[];
  references: References;
  onChange: (change: (now: ConditionLine[]) => ConditionLine[]) => void;
};

/** The conditions of a phase: lines of tags, of which one must hold (PHA-033, PHA-056). */
export function TagLines({ lines, references, onChange }: Props) {
  const { t } = useTranslation('phases');
  const { keys, forget } = useRowKeys(lines.length);
  const remove = (index: number) => {
    forget(index);
    onChange((now) => now.toSpliced(index, 1));
  };
  const last = lines.at(-1);
  return (
    <>
      <p className="muted s">{t(lines.length === 0 ? 'conditions.none' : 'conditions.hint')}</p>
      {lines.map((line, index) => (
        <LineFrame
          key={keys[index]}
          label={t('conditions.line', { number: index + 1 })}
          remove={t('conditions.remove', { number: index + 1 })}
          onRemove={() => remove(index)}
        >
          <TagPair
            line={line}
            number={index + 1}
            references={references}
            onChange={(next) => onChange((now) => now.with(index, next))}
          />
        </LineFrame>
      ))}
      <AddButton
        label={t('conditions.add')}
        blocked={last !== undefined && !asksForTags(last)}
        onClick={() => onChange((now) => [...now, { include: [], exclude: [] }])}
      />
    </>
  );
}

type PairProps = {
  line: ConditionLine;
  number: number;
  references: References;
  onChange: (line: ConditionLine) => void;
};

/** The tags of a line: none is offered on both sides, where it could never match (OPC-21). */
function TagPair({ line, number, references, onChange }: PairProps) {
  const { t } = useTranslation('phases');
  const { include, exclude } = line;
  const without = (others: readonly string[], own: readonly string[]) =>
    references.tags.filter(({ value }) => own.includes(value) || !others.includes(value));
  return (
    <>
      <MultiSelect
        label={t('conditions.includeOf', { number })}
        options={without(exclude, include)}
        values={include}
        onChange={(values) => onChange({ include: values, exclude })}
      />
      <MultiSelect
        label={t('conditions.excludeOf', { number })}
        options={without(include, exclude)}
        values={exclude}
        onChange={(values) => onChange({ include, exclude: values })}
      />
    </>
  );
}
