import { useTranslation } from 'react-i18next';
import type { ConfigItem } from '#shared/guided-test/items-of.ts';
import { Icon, type IconName } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { useItemName } from '../state/use-item-name.ts';
import { ChoiceRows } from './choice-rows.tsx';
import type { StageProps } from './stage-props.ts';

type Props = StageProps & {
  phase: Extract<ConfigItem, { kind: 'phase' }>;
  number: number;
  row: string | undefined;
  isOpen: boolean;
};

/** A phase as one line with what it has; its choices under it while it is open (WED-035, WED-036). */
export function PhaseRow({ phase, number, row, isOpen, ...props }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const name = useItemName()(phase);
  const { withProcedure, withChoices, choices, conditions, tagConditions, catalogPhaseId } = phase.item;
  return (
    <li className={isOpen ? 'open' : undefined}>
      <div className="line">
        {row && <span className="grip-place" data-grip={row} />}
        <button
          type="button"
          className="name"
          aria-expanded={isOpen}
          onClick={() => props.select(phase.place)}
        >
          <span className="number">{number}</span> <span className="grow">{name}</span>
        </button>
        <span className="facts">
          {catalogPhaseId && <Fact icon="link" text={t('phases.ofCatalogue')} />}
          {withProcedure && <Fact icon="book" text={t('phases.withProcedure')} />}
          {withChoices && choices.length > 0 && (
            <Fact icon="list" text={t('phases.withChoices', { count: choices.length })} />
          )}
          {conditions.length + tagConditions.length > 0 && (
            <Fact
              icon="filter"
              text={t('phases.withConditions', { count: conditions.length + tagConditions.length })}
            />
          )}
        </span>
        <IconButton
          icon="trash"
          small
          label={t('phases.delete', { name })}
          onClick={() => props.edits.remove(phase)}
        />
      </div>
      {isOpen && withChoices && <ChoiceRows {...props} phase={phase} />}
    </li>
  );
}

const Fact = ({ icon, text }: { icon: IconName; text: string }) => (
  <span className="fact" title={text}>
    <Icon name={icon} small />
    <span className="vh">{text}</span>
  </span>
);
