import { Pager } from './pager.tsx';

type Pages = { page: number; pageSize: number };
type Props = {
  /** The page from 0, and its rows. */
  state: Pages;
  total: number;
  change: (to: Partial<Pages>) => void;
  pageSizes: readonly number[];
};

/** The pager of a list whose state is in the address. */
export const ListPager = ({ state: { page, pageSize }, total, change, pageSizes }: Props) => (
  <Pager
    sticky
    page={page}
    pageSize={pageSize}
    total={total}
    onPage={(to) => change({ page: to })}
    pageSizes={pageSizes}
    onPageSize={(size) => change({ pageSize: size })}
  />
);
