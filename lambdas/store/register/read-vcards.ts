import ICAL from 'ical.js';
import { type CardProperty, vcardRows } from '#shared/customers/vcard-rows.ts';
import { DomainError } from '#shared/errors.ts';
import { mostRegisterRows, type RegisterProblem, type RegisterRow } from '#shared/registers/register.ts';
import { type CardLine, cardLines } from './card-lines.ts';
import type { Checked } from './register-source.ts';

/** The customers of a file of vCards, versions 2.1, 3.0 and 4.0 (CUS-045). */
export function readVcards(file: Uint8Array): Checked {
  const cards = cardLines(file);
  if (cards.length === 0) throw new DomainError('not-a-workbook');
  if (cards.length > mostRegisterRows) throw new DomainError('too-large');
  const customers: RegisterRow[] = [];
  const contacts: RegisterRow[] = [];
  const problems: RegisterProblem[] = [];
  for (const [index, card] of cards.entries()) {
    const line = card[0]?.line ?? 0;
    const properties = propertiesOf(card);
    if (!properties)
      problems.push({ sheet: 'customers', line, field: 'id', reason: 'unreadable', value: '' });
    const rows = vcardRows(`card-${index}`, line, properties ?? []);
    customers.push(rows.customer);
    contacts.push(...rows.contacts);
  }
  return { rows: { customers, contacts }, problems };
}

type Value = string | readonly Value[];
const flat = (value: Value): string => (typeof value === 'string' ? value : value.map(flat).join(' '));

/** The properties of a card; undefined for one that is no card. */
function propertiesOf(card: readonly CardLine[]): CardProperty[] | undefined {
  try {
    const parsed = ICAL.parse(card.map(({ text }) => text).join('\r\n'));
    // A card is its name, its properties and its parts (RFC 7095).
    const [, properties] = parsed as [string, [string, object, string, ...Value[]][]];
    return properties.map(([name, , , ...values]) => ({
      name,
      parts: values.flatMap((value) => (typeof value === 'string' ? [value] : value.map(flat))),
    }));
  } catch {
    return undefined;
  }
}
