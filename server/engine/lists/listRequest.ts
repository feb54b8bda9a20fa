import type { FilterOperator } from '@contract/core/listInput';

export type FilterValue = string | number | boolean;

export interface ListFilter {
  field: string;
  operator: FilterOperator;
  value: FilterValue | FilterValue[];
}

/** A selection of the rows that a person may see. */
export interface ListSelection {
  filters: ListFilter[];
  search: string;
}

/** Every list is asked for these, whatever its own fields are. */
export interface ListRequest extends ListSelection {
  page: number;
  size: number;
  sort: { field: string; direction: 'asc' | 'desc' }[];
}
