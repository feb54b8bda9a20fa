import type { GridRow } from './GridContext';
import type { ListAnswer, ListFilter, ListRequest } from './listRequest';

/** An RTK Query hook gives this of a page. */
export interface PageQuery<Row> {
  data?: ListAnswer<Row>;
  currentData?: ListAnswer<Row>;
  isLoading: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** A list of the server: where its rows come from, and by which name it is counted and exported. */
export interface GridList<Row extends GridRow> {
  /** Columns and saved views are kept by this id. */
  id: string;
  /** The accion that lists. */
  accion: string;
  /** Whether it can be taken as a file. */
  exports: boolean;
  /** The filters with which it opens; who takes them away sees all of it. */
  usual?: readonly ListFilter[];
  /** Nothing within them is good news, which `empty` tells: no more is looked for. */
  usualMayBeEmpty?: true;
  useRows: (request: ListRequest) => PageQuery<Row>;
}

export function gridList<Row extends GridRow>(spec: {
  id: string;
  accion: string;
  exports?: boolean;
  usual?: readonly ListFilter[];
  usualMayBeEmpty?: true;
  useRows: (request: never) => PageQuery<Row>;
}): GridList<Row> {
  // The columns name the fields of this very list; the server refuses any other.
  const useRows = spec.useRows as (request: ListRequest) => PageQuery<Row>;
  return { ...spec, exports: spec.exports ?? true, useRows };
}
