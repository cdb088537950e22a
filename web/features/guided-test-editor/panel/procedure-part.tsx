import { useCallback } from 'react';
import type { Texts } from '#shared/catalogue/phase-form/phase-draft.ts';
import type { Language } from '#shared/languages.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import { ProcedureFields } from '#web/components/phase-fields/procedure-fields.tsx';

type WithProcedure = { withProcedure: boolean; procedure: Localised | null };
type Props = {
  of: WithProcedure;
  language: Language;
  disabled: boolean;
  /** The same function at every drawing. */
  onEdit: (change: <Of extends WithProcedure>(now: Of) => Of) => void;
};

const textsOf = (text: Localised | null): Texts => ({ it: text?.it ?? '', en: text?.en ?? '' });
const storedOf = ({ it, en }: Texts): Localised | null =>
  it === '' && en === '' ? null : { it, ...(en !== '' && { en }) };

/** The procedure of a phase or a choice, as rich text. */
export function ProcedurePart({ of, language, disabled, onEdit }: Props) {
  const edit = useCallback(
    (change: <Of extends { withProcedure: boolean; procedure: Texts }>(now: Of) => Of) =>
      onEdit((now) => {
        const { withProcedure, procedure } = change({
          withProcedure: now.withProcedure,
          procedure: textsOf(now.procedure),
        });
        return { ...now, withProcedure, procedure: storedOf(procedure) };
      }),
    [onEdit],
  );
  return (
    <div className="part">
      <ProcedureFields
        of={{ withProcedure: of.withProcedure, procedure: textsOf(of.procedure) }}
        language={language}
        disabled={disabled}
        onEdit={edit}
      />
    </div>
  );
}
