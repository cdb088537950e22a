import { notToldBefore } from '#shared/registers/not-told-before.ts';
import type {
  RegisterCell,
  RegisterEntry,
  RegisterPlan,
  RegisterProblem,
  RegisterRow,
  RegisterRows,
} from '#shared/registers/register.ts';
import type { Customer, CustomerFields } from '#shared/schemas/customer.ts';
import { mostCustomers, newCustomerInput } from '#shared/schemas/customer-input.ts';
import { customerChanges } from './customer-changes.ts';
import { emptyCustomer } from './customer-defaults.ts';
import { customerMatcher } from './customer-matcher.ts';
import { customerName } from './customer-name.ts';
import { filledCells, withContact, withSite } from './imported-parts.ts';
import { settledCustomer } from './settled-customer.ts';

type Around = {
  customers: readonly Customer[];
  /** The country of the one who imports. */
  country: string;
  newId: () => string;
  /** An id of a site or a contact. */
  newPartId: () => string;
  /** Found while the file was read: their rows are refused. */
  problems: readonly RegisterProblem[];
};

const textOf = (cell: RegisterCell | undefined) =>
  cell === null || cell === undefined ? null : String(cell).trim();
const partSheets = ['sites', 'contacts'] as const;

/** A customer's row and those of its parts. A customer of whom the file has parts alone has no row. */
type Group = {
  id: string | null;
  row: RegisterRow | undefined;
  parts: Record<(typeof partSheets)[number], RegisterRow[]>;
};

function groupsOf(rows: RegisterRows): Group[] {
  const groups = (rows.customers ?? []).map(
    (row): Group => ({ id: textOf(row.cells.id), row, parts: { sites: [], contacts: [] } }),
  );
  const byId = new Map(groups.flatMap((group) => (group.id === null ? [] : [[group.id, group] as const])));
  for (const sheet of partSheets)
    for (const part of rows[sheet] ?? []) {
      const id = textOf(part.cells.customer);
      const known = id === null ? undefined : byId.get(id);
      const group = known ?? { id, row: undefined, parts: { sites: [], contacts: [] } };
      group.parts[sheet].push(part);
      if (known) continue;
      groups.push(group);
      if (id !== null) byId.set(id, group);
    }
  return groups;
}

/** The import of customers: what each row adds, changes or leaves, and why it is refused (CUS-042 to CUS-044). */
export function plannedCustomers(rows: RegisterRows, around: Around): RegisterPlan {
  const match = customerMatcher(around.customers);
  const taken = new Set<string>();
  const plan = { entries: [] as RegisterEntry[], unchanged: 0, refused: 0, problems: [...around.problems] };
  let room = mostCustomers - around.customers.length;
  for (const group of groupsOf(rows)) {
    const found = problemsOf(group, around.problems);
    const { stored, fields, problems } = plannedOne(group, match, around);
    if (stored && taken.has(stored.id)) problems.push(problemAt(group, 'id', 'twice', stored.id));
    if (!stored && problems.length === 0 && found === 0 && room === 0)
      problems.push(problemAt(group, 'id', 'too-many', String(mostCustomers)));
    plan.problems.push(...problems.filter(notToldBefore(around.problems)));
    if (problems.length > 0 || found > 0) {
      plan.refused += 1;
      continue;
    }
    if (stored) taken.add(stored.id);
    else room -= 1;
    if (stored && isSame(stored, fields)) plan.unchanged += 1;
    else
      plan.entries.push({
        id: stored?.id ?? around.newId(),
        name: customerName(fields),
        does: stored ? 'change' : 'add',
        revision: stored?.revision ?? 0,
        fields,
        ...(stored && { changes: customerChanges(stored, fields) }),
      });
  }
  return plan;
}

const linesOf = ({ row, parts }: Group) => [
  ...(row ? [{ sheet: 'customers', line: row.line }] : []),
  ...partSheets.flatMap((sheet) => parts[sheet].map(({ line }) => ({ sheet, line }))),
];

const problemsOf = (group: Group, problems: readonly RegisterProblem[]): number =>
  linesOf(group).filter((one) => problems.some(({ sheet, line }) => sheet === one.sheet && line === one.line))
    .length;

function problemAt(group: Group, field: string, reason: string, value: string): RegisterProblem {
  const [first = { sheet: 'customers', line: 0 }] = linesOf(group);
  return { ...first, field, reason, value };
}

/** The customer that a group means, with its cells laid on it, and what is wrong with it. */
function plannedOne(group: Group, match: ReturnType<typeof customerMatcher<Customer>>, around: Around) {
  const cells = filledCells(group.row?.cells ?? {}, ['id']);
  const kind = cells.kind ?? (cells.company ? 'company' : 'private');
  const read = newCustomerInput.safeParse({ ...cells, kind });
  const problems: RegisterProblem[] = [];
  if (!read.success)
    for (const { path, message } of read.error.issues)
      problems.push(
        problemAt(group, String(path[0]), reasonOf(message), textOf(group.row?.cells[String(path[0])]) ?? ''),
      );
  const typed = read.success ? { ...read.data, ...(cells.kind ? {} : { kind: undefined }) } : {};
  const sent = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
  const country = read.success ? (read.data.country ?? around.country) : around.country;
  const empty = { ...emptyCustomer(kind as CustomerFields['kind'], country), ...sent };
  const stored = match(group.id, settledCustomer(empty).customer);
  if (!stored && !group.row) problems.push(problemAt(group, 'customer', 'unknown-customer', group.id ?? ''));
  const { customer, wrong } = withParts({ ...(stored ? fieldsOf(stored) : empty), ...sent }, group, around);
  if (problems.length === 0) problems.push(...wrong);
  return { stored, fields: customer, problems };
}

/** The sites and contacts of the group laid on its customer, all of it checked. */
function withParts(before: CustomerFields, group: Group, { newPartId }: Around) {
  let customer = before;
  for (const { cells } of group.parts.sites) customer = withSite(customer, cells, newPartId);
  for (const { cells } of group.parts.contacts) customer = withContact(customer, cells, newPartId);
  const settled = settledCustomer(customer);
  const wrong = settled.problems.map(({ field, reason }) =>
    problemAt(group, field, reasonOf(reason), String(customer[field] ?? '')),
  );
  const read = newCustomerInput.safeParse(settled.customer);
  if (!read.success)
    for (const { path } of read.error.issues) {
      const [sheet, index, field = sheet] = path.map(String);
      const isPart = partSheets.some((part) => part === sheet);
      wrong.push(problemAt(group, isPart ? `${sheet}.${field}` : String(sheet), 'invalid', index ?? ''));
    }
  return {
    customer: read.success ? fieldsOf({ ...settled.customer, ...read.data }) : settled.customer,
    wrong,
  };
}

/** The last part of a key of a message. */
const reasonOf = (message: string) => message.split('.').at(-1) || 'invalid';

const names = Object.keys(emptyCustomer('private', 'IT')) as (keyof CustomerFields)[];
const fieldsOf = (customer: CustomerFields): CustomerFields =>
  // The names are those of the fields.
  Object.fromEntries(names.map((name) => [name, customer[name]])) as CustomerFields;

const isSame = (stored: Customer, fields: CustomerFields): boolean =>
  JSON.stringify(sorted(fieldsOf(stored))) === JSON.stringify(sorted(fields));

/** The same keys in the same order, parts included. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, each]) => [key, sorted(each)]),
        )
      : value;
