import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Discreet } from '#web/components/discreet.tsx';
import { PublicFrame } from '#web/components/public-frame.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { languageOf, usePageLanguage } from './page-language.ts';
import './guest-frame.css';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** A page for customers that is not one of a single offer; the address may say its language. */
export function OpenPage({ title, lead, children }: Props) {
  const { search } = useLocation();
  const { language, choose } = usePageLanguage(languageOf(search));
  return (
    <PublicFrame title={title} lead={lead} end={<LanguageSwitch language={language} onChoose={choose} />}>
      <Discreet />
      {children}
    </PublicFrame>
  );
}
