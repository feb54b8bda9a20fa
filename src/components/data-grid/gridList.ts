import type { GridRow } from './GridContext';
import type { ListAnswer, ListRequest } from './listRequest';

/** What an RTK Query hook gives of one page. */
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
  /** By which columns and saved views are kept. */
  id: string;
  /** The accion that lists. */
  accion: string;
  useRows: (request: ListRequest) => PageQuery<Row>;
}

export function gridList<Row extends GridRow, Arg>(spec: {
  id: string;
  accion: string;
  useRows: (arg: Arg) => PageQuery<Row>;
}): GridList<Row> {
  return {
    ...spec,
    // The columns name the fields of this very list; the server refuses any other.
    useRows: (request) => spec.useRows(request as unknown as Arg),
  };
}
