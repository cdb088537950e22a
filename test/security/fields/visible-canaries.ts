import { type Canary, canaryNames } from './canaries.ts';

/** `yes`: shown somewhere. `may`: may be shown. `no`: in no answer to this viewer. */
export type Sight = 'yes' | 'may' | 'no';
const words: Record<string, Sight> = { yes: 'yes', may: 'may', '-': 'no' };

/**
 * The canaries that each viewer sees, from the specification alone. Price lists: unvf, imbi and ownr have A; rivd, agen
 * and prog have B; nobody has C; priv, noLs and super users have none. ownr and noLs have a quotation each; noLs had A
 * when it was made. gCus and gSit hold links to ownr's. The foreigner lives in France. The user who moved lived there
 * when making a quotation, and lives in Italy now. onDE, onNo, exIT, onIT and supr are super users (SES-044 to SES-049).
 *
 * Prices: PRD-078, OP26 to OP28. Discounts without a list: QCA-003. Products: SES-058 to SES-062, OPC-32. Phases:
 * SES-063; conditions of a phase are shown with it (WIZ-050, WIZ-051). Withheld choices: OPW-35. GuidedTest: OPW-02,
 * OPW-12. Tags, folders, editors: OPC-09. Notifications, the guided test and the catalogue, for super users of some
 * countries: spec decision 27, which overrules OPW-51 (shared-rights.ts). Users: decision 20. Links: OP26. A job about a
 * person belongs to the user who started it. Notes of an import: OPW-39. The name of a product's copy reveals the
 * prices of every list: no answer contains it (OP28). An export of the installation is no answer.
 */
const table = `
                 | nobd unvf arch priv rivd agen prog imbi ownr noLs onDE onNo exIT onIT supr gCus gSit
priceA           | -    -    -    -    -    -    -    yes  yes  -    yes  -    yes  yes  yes  -    -
priceB           | -    -    -    -    yes  yes  yes  -    -    -    yes  -    yes  yes  yes  -    -
priceC           | -    -    -    -    -    -    -    -    -    -    yes  -    yes  yes  yes  -    -
frozenA          | -    -    -    -    -    -    -    -    yes  -    may  may  may  yes  yes  yes  -
frozenB          | -    -    -    -    -    -    -    -    -    -    may  may  may  may  may  -    -
discount         | -    -    -    -    -    -    -    -    yes  -    -    -    -    yes  yes  may  -
lostDiscount     | -    -    -    -    -    -    -    -    -    -    -    -    -    may  may  -    -
priorityC        | -    -    -    yes  -    -    -    -    -    yes  yes  yes  yes  yes  yes  -    -
priceListA       | -    may  -    -    -    -    -    yes  yes  -    yes  -    yes  yes  yes  -    -
priceListB       | -    -    -    -    yes  yes  yes  -    -    -    yes  -    yes  yes  yes  -    -
priceListC       | -    -    -    -    -    -    -    -    -    -    yes  -    yes  yes  yes  -    -
priceListId      | -    -    -    -    -    -    -    -    -    -    yes  yes  yes  yes  yes  -    -
editor           | -    -    -    -    -    -    -    -    -    -    yes  -    yes  yes  yes  -    -
productOfType    | -    -    -    -    -    -    -    -    -    -    yes  yes  yes  yes  yes  -    -
productOfList    | -    -    -    yes  -    -    -    -    -    yes  yes  yes  yes  yes  yes  -    -
productArchived  | -    -    -    -    -    -    -    -    -    -    yes  yes  yes  yes  yes  -    -
phaseA           | -    -    -    yes  -    -    -    yes  yes  yes  yes  yes  yes  yes  yes  -    may
phaseB           | -    -    -    yes  yes  yes  yes  -    -    yes  yes  yes  yes  yes  yes  -    -
phaseC           | -    -    -    yes  -    -    -    -    -    yes  yes  yes  yes  yes  yes  -    -
withheldChoice   | -    -    -    -    -    -    -    -    -    -    yes  yes  yes  yes  yes  -    -
testPhaseC       | -    -    -    yes  -    -    -    -    -    yes  yes  yes  yes  yes  yes  -    -
testPhaseOfC     | -    -    -    yes  -    -    -    -    -    yes  yes  yes  yes  yes  yes  -    -
testDraft        | -    -    -    -    -    -    -    -    -    -    -    -    -    yes  yes  -    -
tag              | -    -    -    -    -    -    -    -    -    -    yes  -    yes  yes  yes  -    -
folder           | -    -    -    -    -    -    -    -    -    -    yes  -    yes  yes  yes  -    -
noticeDraft      | -    -    -    -    -    -    -    -    -    -    -    -    -    -    yes  -    -
noticeWaiting    | -    -    -    -    -    -    -    -    -    -    -    -    -    -    yes  -    -
noticeDesigners  | -    -    -    -    -    -    yes  -    -    -    -    -    -    -    yes  -    -
quotation        | -    -    -    -    -    -    -    -    yes  -    -    -    -    yes  yes  yes  yes
quotationInside  | -    -    -    -    -    -    -    -    yes  -    -    -    -    yes  yes  -    -
owner            | -    -    -    -    -    -    -    -    yes  -    -    -    -    yes  yes  yes  yes
ownerInside      | -    -    -    -    -    -    -    -    yes  -    -    -    -    yes  yes  -    -
foreigner        | -    -    -    -    -    -    -    -    -    -    -    -    yes  -    yes  -    -
foreignQuotation | -    -    -    -    -    -    -    -    -    -    -    -    yes  -    yes  -    -
movedQuotation   | -    -    -    -    -    -    -    -    -    -    -    -    yes  -    yes  -    -
importNote       | -    -    -    -    -    -    -    -    -    -    yes  -    yes  yes  yes  -    -
erasureNote      | -    -    -    -    -    -    -    -    -    -    -    -    -    -    yes  -    -
archiveNote      | -    -    -    -    -    -    -    -    yes  -    -    -    -    -    -    -    -
customer         | -    -    -    -    -    -    -    -    yes  -    -    -    -    -    -    -    -
work             | -    -    -    -    -    -    -    -    yes  -    -    -    -    -    -    -    -
offer            | -    -    -    -    -    -    -    -    yes  -    -    -    -    -    -    -    -
linkKey          | -    -    -    -    -    -    -    -    -    -    -    -    -    -    -    -    -
device           | -    -    -    -    -    -    -    -    -    -    -    -    -    -    -    -    -
copy             | -    -    -    -    -    -    -    -    -    -    -    -    -    -    -    -    -
`;

const [head = '', ...rows] = table.split('\n').filter(Boolean);
const cellsOf = (line: string) => (line.split('|')[1] ?? '').trim().split(/\s+/);
const byCanary = new Map(rows.map((line) => [line.split('|')[0]?.trim() ?? '', cellsOf(line)]));

export const viewers = cellsOf(head);
export const tableRows = [...byCanary.keys()];

/** How much a viewer sees of a canary; undefined if the table lacks it. */
export const sightOf = (viewer: string, canary: Canary): Sight | undefined =>
  words[byCanary.get(canary)?.[viewers.indexOf(viewer)] ?? ''];

export const canariesThat = (viewer: string, sight: Sight): Canary[] =>
  canaryNames.filter((canary) => sightOf(viewer, canary) === sight);
