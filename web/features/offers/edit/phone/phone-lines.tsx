import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { Button } from '#web/components/button.tsx';
import { FoldingCard } from '#web/components/folding-card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Menu } from '#web/components/menu.tsx';
import { ChangesButton } from '../lines/changes-button.tsx';
import { PolicyFields } from '../lines/policy-bar.tsx';
import { shownOffer } from '../lines/shown-offer.ts';
import { SuggestionsButton } from '../lines/suggestions-button.tsx';
import { useLineCommands } from '../lines/use-line-commands.ts';
import type { OfferView } from '../use-offer-view.ts';
import { PhoneSection } from './phone-section.tsx';
import './phone-lines.css';

/** The lines on a phone: key figures, a card a section, the policy folded (mock-up 16-390). */
export function PhoneLines(view: OfferView) {
  const { t } = useTranslation('offers');
  const commands = useLineCommands(view);
  const { draft } = view.offer;
  const shown = shownOffer(view).filter(
    ({ section, groups }) => section || groups.length > 0 || draft.sections.length === 0,
  );
  return (
    <>
      <SuggestionsButton {...view} />
      <ChangesButton {...view} />
      {shown.map((each) => (
        <PhoneSection
          key={each.section?.id ?? ''}
          {...each}
          commands={commands}
          end={<AddMenu {...view} sectionId={each.section?.id ?? null} name={each.section?.name} />}
        />
      ))}
      <Button icon="plus" onClick={() => view.onOpen({ kind: 'section', id: null })}>
        {t('edit.add.section')}
      </Button>
      <FoldingCard title={t('edit.policy.card')} folded={t(`edit.policy.${draft.policy}`)}>
        <PolicyFields {...view} />
      </FoldingCard>
    </>
  );
}

/** The taxable amount; the margin is behind a tap, as the screen is shown to customers (OFR-086). */
export function KeyFigures({ offer: { evaluated } }: OfferView) {
  const { t } = useTranslation('offers');
  const [isShown, setShown] = useState(false);
  const { taxable, vat, margin } = evaluated;
  return (
    <div className="offer-figures">
      <div>
        <span className="k">{t('edit.totals.taxable')}</span>
        <span className="v">{formatMoney(cents(taxable))}</span>
        <span className="more">{t('edit.totals.vatSum', { amount: formatMoney(cents(vat)) })}</span>
      </div>
      <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        <span className="k">
          <Icon name="eye-slash" small />
          {t('edit.margin.title')}
        </span>
        <span className="v">{isShown ? formatMoney(cents(margin.margin)) : '•••••'}</span>
        <span className="more">{t(isShown ? 'edit.margin.hide' : 'edit.margin.show')}</span>
      </button>
    </div>
  );
}

type AddProps = OfferView & { sectionId: string | null; name: string | undefined };

function AddMenu({ sectionId, name, onOpen }: AddProps) {
  const { t } = useTranslation('offers');
  const label = name ? t('edit.add.toSection', { name }) : t('edit.add.any');
  return (
    <Menu
      label={label}
      items={[
        {
          label: t('edit.add.work'),
          icon: 'hammer',
          onSelect: () => onOpen({ kind: 'works', sectionId }),
        },
        {
          label: t('edit.add.materials'),
          icon: 'box',
          onSelect: () => onOpen({ kind: 'materials', sectionId }),
        },
        {
          label: t('edit.add.free'),
          icon: 'align-left',
          onSelect: () => onOpen({ kind: 'newLine', sectionId }),
        },
      ]}
      trigger={(props) => (
        <Button variant="text" tone="accent" block icon="plus" aria-label={label} {...props}>
          {t('edit.add.any')}
        </Button>
      )}
    />
  );
}
