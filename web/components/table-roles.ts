import './card.css';
import './data-table.css';
import './data-table-cards.css';

/** How a table looks comes with its roles. Cards on phones are blocks: the roles keep them a table for assistive technology. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
