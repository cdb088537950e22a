import './card.css';
import './data-table.css';
import './data-table-cards.css';

/** How a table looks comes with its roles. */
export { tableRoles } from '#shared/document/table-roles.ts';
