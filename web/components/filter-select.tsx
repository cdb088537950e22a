import type { ComponentProps } from 'react';
import { SearchSelect } from './search-select.tsx';

type Props = Pick<
  ComponentProps<typeof SearchSelect>,
  'label' | 'placeholder' | 'options' | 'value' | 'onChange'
>;

/** A filter of a list: one of many options, or all. */
export const FilterSelect = (props: Props) => (
  <div className="pick">
    <SearchSelect hideLabel clearable {...props} />
  </div>
);
