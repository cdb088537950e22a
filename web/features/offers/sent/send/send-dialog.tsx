import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import type { IconName } from '#web/components/icon.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import type { SendWay } from '#web/features/offers/edit/open-dialog.ts';
import { type OwnersSettings, useOwnersSettings } from '#web/features/offers/edit/use-offer-owner.ts';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import { Untranslated } from '#web/features/offers/parts/untranslated.tsx';
import { HandWay } from './hand-way.tsx';
import { HereWay } from './here-way.tsx';
import { LinkWay } from './link-way.tsx';
import { MailWay } from './mail-way.tsx';
import type { Kept } from './use-kept-state.ts';
import type { Returned } from './use-recipients.ts';
import './send.css';

type Props = OfferView &
  Returned & {
    way: SendWay;
    /** The newest version as it is, also where the working copy has changes. */
    again?: boolean | undefined;
  };

const ways = [
  ['email', 'envelope'],
  ['link', 'whatsapp'],
  ['inPerson', 'pencil'],
  ['hand', 'print'],
] as const satisfies readonly (readonly [SendWay, IconName])[];

/**
 * The four ways of an offer to its customer, each a form of its own. To open it freezes nothing (SND-014, SND-025, SND-033,
 * SND-034).
 */
export default function SendDialog(props: Props) {
  const query = useOwnersSettings();
  return (
    <Loaded query={query} onClose={props.onClose}>
      {(settings) => <Ways {...props} settings={settings} />}
    </Loaded>
  );
}

function Ways({ way: first, again = false, to, wrong, ...view }: Props & { settings: OwnersSettings }) {
  const { t } = useTranslation('sentOffer');
  const [way, setWay] = useState(first);
  const [isAgain, setAgain] = useState(again);
  const [kept] = useState<Kept>(() => new Map());
  const { draft, evaluated } = view.offer;
  const isNew = view.actions.has('send') && !isAgain;
  const version = (view.sent?.version ?? 0) + (isNew ? 1 : 0);
  const total = formatMoney(cents(evaluated.total));
  const shown = ways.filter(([each]) => each !== 'hand' || isNew);
  const common = {
    ...{ ...view, isNew, version, kept },
    title: t('send.title', { number: offerNumber(draft) }),
    context: t('send.context', { title: draft.title, version, total }),
    switcher: (
      <>
        <div className="send-ways">
          <Segmented
            label={t('send.ways')}
            options={shown.map(([value, icon]) => ({ value, icon, label: t(`send.way.${value}`) }))}
            value={way}
            onChange={setWay}
          />
        </div>
        {isNew && <Untranslated {...view} />}
      </>
    ),
    onWay: setWay,
    onAgain: () => setAgain(true),
  };
  if (way === 'email') return <MailWay {...common} returned={{ to, wrong }} />;
  if (way === 'link') return <LinkWay {...common} />;
  if (way === 'inPerson') return <HereWay {...common} />;
  return <HandWay {...common} />;
}
