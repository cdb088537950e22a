import type { ReactNode } from 'react';

export const Sample = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="card">
    <header>
      <h2>{title}</h2>
    </header>
    <div className="sample">{children}</div>
  </section>
);
