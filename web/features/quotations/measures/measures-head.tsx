import { useTranslation } from 'react-i18next';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import { useRuleText } from './use-rule-text.ts';

type RuleProps = { rule: Quotation['measures']['rule']; onOpen: () => void };

/** The rule of openings; a press changes it. */
export function RuleFact({ rule, onOpen }: RuleProps) {
  const { t } = useTranslation('measures');
  const text = useRuleText()(rule);
  return (
    <div className="measure-rule">
      <Icon name="sliders-h" />
      <button
        type="button"
        className="cell-edit"
        aria-label={t('rule.edit', { rule: text })}
        onClick={onOpen}
      >
        {text}
      </button>
    </div>
  );
}

export const KeysMenu = ({ item }: { item: MenuItem }) => {
  const label = useTranslation().t('actions.more');
  return (
    <Menu
      label={label}
      items={[item]}
      trigger={(props) => <IconButton icon="ellipsis-v" label={label} {...props} />}
    />
  );
};
