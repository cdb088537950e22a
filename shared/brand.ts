/** The vendor the application is dressed for (white label, ux §2): everything that names or colours it. */
export type Brand = {
  vendor: string;
  company: string;
  address: string;
  vatNumber: string;
  /** Where requests about personal data go. */
  privacyContact: string;
  tagline: { it: string; en: string };
  /** Feeds the accent of the interface. */
  brand1: `#${string}`;
  /** Logo and illustrations only. */
  brand2: `#${string}`;
  /** An SVG document, shown 30 px high. */
  logo: string;
  links: { ios: string; android: string; englishDemo: string };
  /** Downloads on the first host are opened on the second (OP57). */
  hosts: { international: string; national: string };
  /** Name of the software in the footer. */
  software: string;
};

const brand1 = '#175364';
const brand2 = '#b4552d';

export const brand: Brand = {
  vendor: 'Calce & Colore',
  company: 'Calce & Colore S.r.l.',
  address: 'Via delle Fornaci 12, 10128 Torino (TO)',
  vatNumber: 'IT00000000000',
  privacyContact: 'privacy@calcecolore.example',
  tagline: {
    it: 'Preventivi, prodotti e listini del tuo lavoro.',
    en: 'Quotations, products and price lists for your work.',
  },
  brand1,
  brand2,
  logo: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${brand1}"/><path d="M7 25V13.5L16 7l9 6.5V25z" fill="#fff"/><path d="M16 7l9 6.5V25h-9z" fill="${brand2}"/><path d="M13.2 25v-6.2a2.8 2.8 0 0 1 5.6 0V25z" fill="${brand1}"/></svg>`,
  links: {
    ios: 'https://apps.apple.com/app/id0000000000',
    android: 'https://play.google.com/store/apps/details?id=example.calcecolore.preventivi',
    englishDemo: 'https://demo.calcecolore.example',
  },
  hosts: { international: 'calcecolore.example', national: 'it.calcecolore.example' },
  software: 'Preventivi',
};
