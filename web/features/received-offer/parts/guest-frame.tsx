import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { brand } from '#shared/brand.ts';
import { Discreet } from '#web/components/discreet.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { PageLanguage } from './page-language.ts';
import { useReceivedTitle } from './use-received-title.ts';
import '#web/components/card.css';
import './guest-frame.css';

export type FrameProps = {
  /** Who sent the offer; nobody while it is not known. */
  owner?: { name: string; logo: string | null } | undefined;
  /** The owner's colour: the rule under the head, and the line above the total. */
  accent?: string | undefined;
  language: PageLanguage;
  onLanguage: (language: PageLanguage) => void;
  /** The fragment with which the privacy notice can name who sent the offer. */
  fragment?: string | undefined;
};

type Props = FrameProps & {
  /** The tab's own, where it is not the offer itself. */
  title?: string | undefined;
  children: ReactNode;
  /** Fixed below everything. */
  bar?: ReactNode;
};

/** The painter's page, not the vendor's: no menu, no bell, no account. */
export function GuestFrame({ title, children, bar, ...frame }: Props) {
  const { owner, accent, language, onLanguage } = frame;
  useReceivedTitle(owner?.name, title);
  return (
    <div className="guest" style={accent ? inColour(accent) : undefined}>
      <Discreet />
      <header className="guest-top">
        <div>
          <span className="guest-owner">
            {owner?.logo && <img src={owner.logo} alt="" />}
            <b>{owner?.name}</b>
          </span>
          <LanguageSwitch language={language} onChoose={onLanguage} />
        </div>
      </header>
      <main className="guest-page">{children}</main>
      <GuestFoot {...frame} />
      {bar}
    </div>
  );
}

/** A custom property carries the colour to the style sheet. */
export const inColour = (accent: string) => ({ '--owner': accent }) as CSSProperties;

/** The links open beside the offer: what was chosen or drawn stays. */
function GuestFoot({ language, fragment = '' }: FrameProps) {
  const { t } = useTranslation('receivedOffer');
  const links = [
    { to: `${paths.offerPrivacy}?lang=${language}${fragment}`, text: t('foot.privacy') },
    { to: `${paths.checkDocument}?lang=${language}`, text: t('foot.check') },
  ];
  return (
    <footer className="guest-foot">
      <span>{t('foot.prepared', { software: brand.software, vendor: brand.vendor })}</span>
      {links.map(({ to, text }) => (
        <a key={to} href={to} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ))}
    </footer>
  );
}
