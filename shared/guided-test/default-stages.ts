/** Names, titles and subtitles of the four stages, which are fixed (WIZ-012 to WIZ-015, WED-050). */
export const defaultStages = [
  {
    name: 'stage1',
    title: { it: 'Tipologia del supporto', en: 'Substrate type' },
    subtitle: { it: 'Scegli il tipo di superficie da trattare', en: 'Choose the type of surface to treat' },
  },
  {
    name: 'stage2',
    title: { it: 'Analisi del supporto', en: 'Substrate analysis' },
    subtitle: { it: 'Analizza le condizioni della superficie', en: 'Analyse the condition of the surface' },
  },
  {
    name: 'stage3',
    title: { it: 'Tipologia di finitura', en: 'Finish type' },
    subtitle: { it: 'Scegli il tipo di finitura desiderata', en: 'Choose the finish you want' },
  },
  {
    name: 'stage4',
    title: { it: 'Scelta dei prodotti', en: 'Product selection' },
    subtitle: { it: 'Seleziona i prodotti necessari', en: 'Select the products you need' },
  },
] as const;
