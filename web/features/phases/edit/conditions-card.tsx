import { useTranslation } from 'react-i18next';
import type { PhaseDraft } from '#shared/catalogue/phase-form/phase-draft.ts';
import { asksForTags } from '#shared/guided-test/matches-tags.ts';
import type { ConditionLine } from '#shared/schemas/phase.ts';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { AddButton, LineFrame } from './lines.tsx';
import type { EditPhase } from './use-phase-draft.ts';
import type { References } from './use-references.ts';
import { useRowKeys } from './use-row-keys.ts';

type Props = { draft: PhaseDraft; edit: EditPhase; references: References };

/** Whom the phase is for: price lists, and lines of tags (PHA-032, PHA-033, PHA-056). */
export function ConditionsCard({ draft, edit, references }: Props) {
  const { t } = useTranslation('phases');
  const { conditions } = draft;
  const { keys, forget } = useRowKeys(conditions.length);
  const setLine = (index: number, line: ConditionLine) =>
    edit((now) => ({ ...now, conditions: now.conditions.with(index, line) }));
  const remove = (index: number) => {
    forget(index);
    edit((now) => ({ ...now, conditions: now.conditions.toSpliced(index, 1) }));
  };
  const last = conditions.at(-1);
  return (
    <section className="card" aria-label={t('conditions.title')}>
      <header>
        <h2>{t('conditions.title')}</h2>
      </header>
      <div className="phase-body stack">
        <MultiSelect
          label={t('edit.priceLists')}
          hint={t('edit.priceListsHint')}
          options={references.priceLists}
          values={draft.availablePricelists}
          onChange={(availablePricelists) => edit({ availablePricelists })}
        />
        <p className="muted s">{t(conditions.length === 0 ? 'conditions.none' : 'conditions.hint')}</p>
        {conditions.map((line, index) => (
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
              onChange={(next) => setLine(index, next)}
            />
          </LineFrame>
        ))}
        <AddButton
          label={t('conditions.add')}
          blocked={last !== undefined && !asksForTags(last)}
          onClick={() =>
            edit((now) => ({ ...now, conditions: [...now.conditions, { include: [], exclude: [] }] }))
          }
        />
      </div>
    </section>
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
