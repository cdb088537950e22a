import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTypedNumber } from '#shared/format/format-typed-number.ts';
import { areaOfChoice, isSameChoice } from '#shared/measuring/choice.ts';
import type { Choice } from '#shared/schemas/area-choice.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import { ChoiceTree } from '#web/components/choice-tree/choice-tree.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { LiveRegion } from '#web/components/live-region.tsx';

type Props = {
  title: string;
  measures: Measures;
  initial: Choice | null;
  onChoose: (choice: Choice | null) => void;
  onClose: () => void;
};

/** The places and lines that an area is the sum of (MEA-028, MEA-031). */
export default function ChoiceDialog({ title, measures, initial, onChoose, onClose }: Props) {
  const { t } = useTranslation(['measures', 'common']);
  const [choice, setChoice] = useState(initial);
  const area = choice ? areaOfChoice(measures, choice) : undefined;
  const sum =
    area === undefined ? t('area.nothing') : t('area.sum', { area: `${formatTypedNumber(area)} m²` });
  const submit = () => {
    onChoose(choice);
    onClose();
  };
  return (
    <FormDialog
      title={title}
      context={t('area.means')}
      action={t('common:actions.apply')}
      unsaved={!isSameChoice(choice, initial)}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceTree label={title} {...{ measures, choice }} onChange={setChoice} />
      <p className="choice-sum">{sum}</p>
      <LiveRegion text={sum} />
    </FormDialog>
  );
}
