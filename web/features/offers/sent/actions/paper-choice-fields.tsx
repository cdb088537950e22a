import { useTranslation } from 'react-i18next';
import type { Selection } from '#shared/offers/accepting/selection.ts';
import type { PaperChoice, PaperChoices } from './paper-choices.ts';
import './paper-choice-fields.css';

type Props = { choices: PaperChoices; selection: Selection; onChoose: (id: string) => void };

/** The boxes of the paper: options to tick, and groups of which exactly one is chosen (SND-042, ACC-012). */
export function PaperChoiceFields({ choices: { options, groups }, ...choosing }: Props) {
  const { t } = useTranslation('sentOffer');
  return (
    <fieldset className="paper-choices">
      <legend>{t('accepted.chosen')}</legend>
      {options.map((choice) => (
        <Choice key={choice.id} choice={choice} {...choosing} />
      ))}
      {groups.map((group) => (
        <fieldset key={group[0]?.id} className="paper-choices">
          <legend>{t('accepted.oneOf')}</legend>
          {group.map((choice) => (
            <Choice key={choice.id} choice={choice} group={group[0]?.id} {...choosing} />
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
}

type ChoiceProps = Omit<Props, 'choices'> & {
  choice: PaperChoice;
  /** Radio buttons of a group share their name. */
  group?: string | undefined;
};

function Choice({ choice, group, selection, onChoose }: ChoiceProps) {
  const { t } = useTranslation('sentOffer');
  const { id, name, language, amount, vat } = choice;
  return (
    <label className="check paper-choice">
      <input
        type={group === undefined ? 'checkbox' : 'radio'}
        name={group}
        checked={selection.includes(id)}
        onChange={() => onChoose(id)}
      />
      <span className="grow" lang={language}>
        {name}
      </span>{' '}
      <span className="num">
        {amount}
        {vat && <small> {t(`accepted.${vat}`)}</small>}
      </span>
    </label>
  );
}
