/** A unique text; letters and digits alone, so that pages and addresses keep it as it is. */
const text = (name: string) => `Canarino${name}${process.pid}x`;

/** Unmistakable values, each planted where only some viewers may see it (visible-canaries.ts). */
export const canaries = {
  // Euro for a package, by price list; the frozen ones belong to a quotation.
  priceA: 731_557,
  priceB: 842_663,
  priceC: 953_771,
  frozenA: 611_953,
  frozenB: 622_967,
  // Discounts as fractions: of a quotation with a price list, and of one without.
  discount: 0.4327,
  lostDiscount: 0.5413,
  // Weights of choices.
  priorityC: 73_519,
  priceListA: text('ListinoA'),
  priceListB: text('ListinoB'),
  priceListC: text('ListinoC'),
  /** The id of a price list that no user has. */
  priceListId: text('IdListino'),
  editor: text('Redattore'),
  productOfType: text('ProdottoTipo'),
  productOfList: text('ProdottoListino'),
  productArchived: text('ProdottoArchiviato'),
  phaseA: text('FaseA'),
  phaseB: text('FaseB'),
  phaseC: text('FaseC'),
  withheldChoice: text('SceltaNegata'),
  testPhaseC: text('TestFaseC'),
  testPhaseOfC: text('TestDiFaseC'),
  testDraft: text('TestBozza'),
  tag: text('Etichetta'),
  folder: text('Cartella'),
  noticeDraft: text('AvvisoBozza'),
  noticeWaiting: text('AvvisoInAttesa'),
  noticeDesigners: text('AvvisoProgettisti'),
  quotation: text('Preventivo'),
  quotationInside: text('PreventivoDentro'),
  owner: text('Proprietario'),
  ownerInside: text('ProprietarioDentro'),
  foreigner: text('Francese'),
  foreignQuotation: text('PreventivoFrancese'),
  movedQuotation: text('PreventivoTrasloco'),
  importNote: text('Importazione'),
  erasureNote: text('Cancellazione'),
  archiveNote: text('Archivio'),
  customer: text('Cliente'),
  work: text('Lavorazione'),
  offer: text('Offerta'),
  linkKey: text('ChiaveLink'),
  device: text('Dispositivo'),
  /**
   * Names of copies of products. A reader who knows all but the price could guess the price from the name.
   * See plant-copies.ts.
   */
  copy: [] as string[],
} as const;

export type Canary = keyof typeof canaries;
// The keys of a literal object are its type.
export const canaryNames = Object.keys(canaries) as Canary[];

/** The ways to write a number: as data, in Italian, as a percentage. */
function writings(value: number): string[] {
  const grouped = String(value).replace(/\B(?=(\d{3})+$)/g, '.');
  return value < 1 ? [String(value), (value * 100).toFixed(2).replace('.', ',')] : [String(value), grouped];
}

function textsOf(value: (typeof canaries)[Canary]): readonly string[] {
  if (typeof value === 'number') return writings(value);
  return [value].flat().map((text) => text.toLowerCase());
}

const patterns = () => canaryNames.map((name) => ({ name, texts: textsOf(canaries[name]) }));

/** The canaries in an answer, ignoring blanks and case. */
export function canariesIn(answer: string): Canary[] {
  const whole = answer.replace(/\s+/g, '').toLowerCase();
  return patterns()
    .filter(({ texts }) => texts.some((one) => whole.includes(one)))
    .map(({ name }) => name);
}
