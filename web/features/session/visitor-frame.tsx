import type { ReactNode } from 'react';
import { Footer } from '#web/components/footer.tsx';
import '#web/components/form-part.css';
import { Logo } from '#web/components/logo.tsx';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import './visitor-frame.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** A long form: it gets the larger half. */
  wide?: boolean;
  /** The panel beside it. */
  aside: ReactNode;
  children: ReactNode;
};

/** A screen without a session: logo, title and form at the left, the street at the right. */
export function VisitorFrame({ title, lead, wide, aside, children }: Props) {
  usePageTitle(title);
  return (
    <div className={`signin${wide ? ' wide' : ''}`}>
      <main className="left">
        <Logo />
        <div className="signin-form">
          <div>
            <h1>{title}</h1>
            {lead && <p className="muted">{lead}</p>}
          </div>
          {children}
        </div>
        <Footer className="foot" />
      </main>
      {aside}
    </div>
  );
}
