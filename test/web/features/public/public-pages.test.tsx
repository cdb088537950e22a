import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#shared/brand.ts';
import AppPage from '#web/features/public/app-page.tsx';
import LeavePage from '#web/features/public/leave-page.tsx';
import PrivacyPage from '#web/features/public/privacy-page.tsx';
import { setLanguage } from '#web/lib/i18n.ts';

const open = (page: ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);

beforeEach(() => setLanguage('it'));

const policies = [
  {
    language: 'it',
    title: 'Informativa sulla privacy',
    article: 'articolo 13 del Regolamento (UE) 2016/679',
    reply: 'entro 30 giorni',
  },
  {
    language: 'en',
    title: 'Privacy policy',
    article: 'article 13 of Regulation (EU) 2016/679',
    reply: 'within 30 days',
  },
];

describe.each(policies)('the privacy policy in $language', ({ language, title, article, reply }) => {
  beforeEach(async () => {
    await setLanguage(language);
    open(<PrivacyPage />);
    await screen.findByRole('heading', { level: 1, name: title });
  });

  it('has the sections a to k of article 13, each with its text [I18-010, SHL-014]', () => {
    const sections = screen.getAllByRole('region');
    const letters = sections.map((section) => within(section).getByRole('heading').textContent?.slice(0, 2));
    expect(letters).toEqual([...'abcdefghijk'].map((letter) => `${letter})`));
    for (const section of sections) expect(section.querySelector('p')?.textContent).toMatch(/.{40,}/);
    expect(screen.getByRole('main').textContent).toContain(article);
  });

  it('names the company of the installation and leaves no gap [OPW-62]', () => {
    const text = screen.getByRole('main').textContent ?? '';
    for (const value of [brand.company, brand.address, brand.vatNumber, brand.privacyContact])
      expect(text).toContain(value);
    expect(text).not.toContain('{{');
  });

  it('promises replies within 30 days [I18-011]', () => {
    expect(screen.getByRole('main').textContent).toContain(reply);
  });
});

describe('the app', () => {
  it('is downloaded from the stores of the vendor [SHL-015, WDA-047]', () => {
    open(<AppPage />);
    expect(screen.getByRole('link', { name: /App Store/ }).getAttribute('href')).toBe(brand.links.ios);
    expect(screen.getByRole('link', { name: /Google Play/ }).getAttribute('href')).toBe(brand.links.android);
  });
});

describe('an address outside the site', () => {
  it('is gone to at once, and can be followed by hand', () => {
    const leave = vi.fn();
    open(<LeavePage address={brand.links.englishDemo} leave={leave} />);
    expect(leave).toHaveBeenCalledWith(brand.links.englishDemo);
    expect(screen.getByRole('link', { name: /demo\.calcecolore\.example/ }).getAttribute('href')).toBe(
      brand.links.englishDemo,
    );
  });
});
