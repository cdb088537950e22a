import { useTranslation } from 'react-i18next';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { AddButton, LineFrame } from './lines.tsx';
import type { PhaseReferences } from './references.ts';
import { useRowKeys } from './use-row-keys.ts';

type Props = {
  of: 'visibility' | 'recommended';
  lines: readonly string[][];
  references: Pick<PhaseReferences, 'tags'>;
  onChange: (lines: string[][]) => void;
};

/** The conditions of a choice: lines of tags of which one must hold (CDA-038); a hint says what none means (OPC-20). */
export function IncludeLines({ of, lines, references, onChange }: Props) {
  const { t } = useTranslation('phases');
  const { keys, forget } = useRowKeys(lines.length);
  const remove = (index: number) => {
    forget(index);
    onChange(lines.toSpliced(index, 1));
  };
  return (
    <div className="stack-s">
      {lines.every((line) => line.length === 0) && (
        <p className="muted s" role="note">
          {t(`choice.${of}None`)}
        </p>
      )}
      {lines.map((line, index) => (
        <LineFrame
          key={keys[index]}
          label={t(`choice.lineOf.${of}`, { number: index + 1 })}
          remove={t(`choice.removeLine.${of}`, { number: index + 1 })}
          onRemove={() => remove(index)}
        >
          <MultiSelect
            label={t(`choice.lineOf.${of}`, { number: index + 1 })}
            options={references.tags}
            values={line}
            onChange={(tags) => onChange(lines.with(index, tags))}
          />
        </LineFrame>
      ))}
      <AddButton
        label={t(`choice.addLine.${of}`)}
        blocked={lines.at(-1)?.length === 0}
        onClick={() => onChange([...lines, []])}
      />
    </div>
  );
}
