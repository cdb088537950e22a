import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import './rule-link.css';

/** The rules of special regimes as the state publishes them (OFR-066). */
const rules = {
  withholding:
    'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1973-09-29;600~art25ter',
  stamp:
    'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1972-10-26;642',
  split:
    'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1972-10-26;633~art17ter',
  reverse:
    'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1972-10-26;633~art17',
} as const;

/** The rule of a special regime in words, in a tab of its own. */
export function RuleLink({ rule }: { rule: keyof typeof rules }) {
  const { t } = useTranslation('offers');
  return (
    <a className="rule-link" href={rules[rule]} target="_blank" rel="noopener noreferrer">
      {t(`edit.rules.${rule}`)} <Icon name="external-link" small />
    </a>
  );
}
