import type { AccionDefinition } from '@contract/core/accion';
import type { PgSelect, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import type { Viewer } from '../acciones/context';
import type { ListDefinition } from '../lists/listDefinition';
import type { ListFilter } from '../lists/listRequest';
import type { Cell, TableColumn } from '../tables/tableColumn';

export interface ExportColumn<Row> extends TableColumn {
  /** Where it is more than the field of the same name. */
  value?(row: Row): Cell;
}

/** An export of a list is declared beside it and named in the module's manifest. */
export interface ExportDefinition<Row = Record<string, unknown>> {
  list: ListDefinition;
  /** The name of the file and of its sheet. */
  name: string;
  columns: Record<string, ExportColumn<Row>>;
  /** This looks up what the columns need of other tables, for many rows at once. */
  complete?(db: Db, viewer: Viewer, rows: readonly Row[]): Promise<readonly Row[]>;
  /** The filters of a period, for a list whose rows are periods themselves; null for one that it has no rows of. */
  periodFilters?(unit: 'day' | 'week' | 'month', from: string): ListFilter[] | null;
  /** Whether a row is still being reckoned: what leaves by itself waits for it. */
  waits?(row: Row): boolean;
}

export function defineExport<
  A extends AccionDefinition,
  F extends SelectedFieldsFlat,
  Q extends PgSelect,
>(
  list: ListDefinition<A, F, Q>,
  name: string,
  columns: Record<string, ExportColumn<Q['_']['result'][number]>>,
  complete?: (
    db: Db,
    viewer: Viewer,
    rows: readonly Q['_']['result'][number][],
  ) => Promise<readonly Q['_']['result'][number][]>,
  own: Pick<ExportDefinition<Q['_']['result'][number]>, 'periodFilters' | 'waits'> = {},
): ExportDefinition {
  const parts = {
    list: list as ListDefinition,
    name,
    columns,
    ...(complete && { complete }),
    ...own,
  };
  return parts as unknown as ExportDefinition;
}
