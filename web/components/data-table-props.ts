import type { ReactNode } from 'react';
import type { RowWindow } from '#web/lib/use-row-window.ts';

export type Sort = { by: string; descending: boolean };

export type Column<Row> = {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  /** With `greatest-first`, a first press sorts downwards: days and amounts. */
  sortable?: boolean | 'greatest-first';
  /** Right-aligned. */
  numeric?: boolean;
  /** Shown in the head in place of its text. */
  head?: ReactNode;
  /** The head is only for assistive technology (actions, attachments). */
  hideHeader?: boolean;
  width?: string;
  /** Left out of a table in a window without room for it; cards show it. */
  roomy?: boolean;
  /** Place in the card of a phone; a value shows its head as label, an amount stands beside the caption before it. */
  card?: 'choose' | 'title' | 'line' | 'caption' | 'amount' | 'value' | 'wide-value' | 'actions' | 'none';
};

/** The buttons of a row, two at most. */
export const actionsColumn = <Row>(header: string, render: Column<Row>['render']): Column<Row> => ({
  ...{ key: 'actions', header, render, hideHeader: true, width: '92px', card: 'actions' },
});

export type DataTableProps<Row> = {
  /** Names the table for assistive technology. */
  caption: string;
  columns: readonly Column<Row>[];
  /** undefined while the first answer is awaited. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  rowClass?: (row: Row) => string | undefined;
  /** The heading that a row stands under; rows of one heading follow one another. */
  groupOf?: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** A third press on a head goes back to it. */
  restingSort?: Sort;
  /** Old rows stay, dimmed, while newer ones are fetched. */
  refetching?: boolean;
  /** Shown in place of the table when there are no rows. */
  empty?: ReactNode;
  /** The part of a long list that is drawn. */
  rowWindow?: RowWindow;
  /** Below the table, in the same card. */
  pager?: ReactNode;
  skeletonRows?: number;
};
