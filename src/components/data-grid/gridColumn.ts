import type { ReactNode } from 'react';

/** The kind of a column decides its filter, its alignment and how its value is written. */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'day'
  | 'instant'
  | 'choice'
  | 'person'
  | 'place'
  | 'yesNo';

export interface Choice {
  value: string | number;
  label: string;
}

export interface GridColumn<Row> {
  /** The field by which the server sorts and filters. */
  key: string;
  label: string;
  kind: ColumnKind;
  value: (row: Row) => string | number | boolean | null | undefined;
  /** Where the written value is not enough. */
  render?: (row: Row) => ReactNode;
  /** A `choice` or a `place` has choices. */
  choices?: readonly Choice[];
  sortable?: boolean;
  /** The field that its filter names, where it is another than `key`; `false`: no filter. */
  filter?: string | false;
  /** The field by which a link narrows the same column to some people, by their ids. */
  idFilter?: string;
  /** `false`: worked out on screen, so it is not in an export. */
  exported?: false;
  width?: number;
  /** Takes the room that is left. */
  grow?: boolean;
  /** Not shown until chosen. */
  hidden?: boolean;
  pinned?: 'left' | 'right';
  /** Its place on the card that a phone shows; without it, it is not there. */
  card?: 'title' | 'detail' | 'fact' | 'status';
}

/** The column that a filter of this field narrows, and as what kind its values are read. */
export function columnOfFilter<Row>(
  columns: readonly GridColumn<Row>[],
  field: string,
): { column: GridColumn<Row>; kind: ColumnKind } | undefined {
  const column = columns.find((one) => filterField(one) === field);
  if (column) return { column, kind: column.kind };
  const byId = columns.find(({ idFilter }) => idFilter === field);
  return byId && { column: byId, kind: 'person' };
}

/** The field that a column's filter names. */
export const filterField = <Row>(column: GridColumn<Row>): string | null =>
  column.filter === false ? null : (column.filter ?? column.key);
