import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWorkUnit, newWorkOf } from '#shared/offers/work-of-line.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { type WorkUnit, workUnits } from '#shared/schemas/work.ts';
import { comparedCode, freeCode } from '#shared/works/work-code.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useSaved } from '#web/components/use-saved.ts';
import { KeepWorkDocument } from '#web/graphql/offers.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useLineName } from '../parts/use-line-name.ts';
import { useUnitText } from '../parts/use-unit-text.ts';
import type { OfferView } from '../use-offer-view.ts';
import { useWorks } from '../use-works.ts';

/** Makes a work of a line, without its quantity (WRK-014). */
export default function SaveWorkDialog({ line, onClose }: OfferView & { line: OfferLine }) {
  const { t } = useTranslation(['offers', 'errors']);
  const name = useLineName()(line);
  const unitText = useUnitText();
  const failureText = useFailureText();
  const [unit, setUnit] = useState<WorkUnit>(isWorkUnit(line.unit) ? line.unit : 'pz');
  const { code, setCode, isKnown } = useCode();
  const { mutate, isPending, error } = useKeeping(line, { code, unit }, onClose);
  const isTaken = isKnown || (error !== null && codeOf(error) === 'work-code-taken');
  return (
    <FormDialog
      title={t('edit.saveWork.action')}
      context={name}
      action={t('edit.saveWork.keep')}
      width={500}
      disabled={code.trim() === '' || isTaken}
      busy={isPending}
      failure={error && !isTaken ? failureText(error) : undefined}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <TextField
        label={t('edit.saveWork.code')}
        required
        longest={20}
        error={isTaken ? t('errors:work-code-taken', { context: 'detail', code }) : undefined}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <SelectField
        label={t('edit.line.unit')}
        options={workUnits.map((each) => ({ value: each, label: unitText(each) }))}
        value={unit}
        onChange={({ target }) => isWorkUnit(target.value) && setUnit(target.value)}
      />
      <p className="muted s">{t('edit.saveWork.hint')}</p>
    </FormDialog>
  );
}

/** A free code is proposed. */
function useCode() {
  const codes = (useWorks().data ?? []).map((work) => work.code);
  const [typed, setTyped] = useState<string>();
  const code = typed ?? freeCode('V01', codes);
  const compared = comparedCode(code);
  return { code, setCode: setTyped, isKnown: codes.some((each) => comparedCode(each) === compared) };
}

type Named = { code: string; unit: WorkUnit };

function useKeeping(line: OfferLine, { code, unit }: Named, onClose: () => void) {
  const { t } = useTranslation('offers');
  const keyOf = useAttemptKey(randomId);
  const saved = useSaved(['work', 'list'], onClose);
  return useMutation({
    mutationFn: async () => {
      const work = newWorkOf(line, code.trim(), unit);
      await request(KeepWorkDocument, { key: keyOf(work), work });
    },
    onSuccess: () => saved(t('edit.saveWork.saved', { code: code.trim() })),
  });
}
