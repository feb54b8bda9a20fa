import type { FilterOperator } from '@contract/core/listInput';

export type FilterScalar = string | number | boolean;

export interface ListFilter {
  field: string;
  operator: FilterOperator;
  value: FilterScalar | FilterScalar[];
}

export interface ListSort {
  field: string;
  direction: 'asc' | 'desc';
}

/** Every list of the server is asked with these. */
export interface ListRequest {
  page: number;
  size: number;
  sort: ListSort[];
  filters: ListFilter[];
  search: string;
}

export interface ListAnswer<Row> {
  rows: Row[];
  total: number;
  /** Counting stopped early: there are at least `total`. */
  atLeast?: boolean;
}
