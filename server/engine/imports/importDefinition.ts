import type { Permission } from '@contract/core/permissions';
import type { ImportRowNote } from '../../db/schema/imports';
import type { Context } from '../acciones/context';
import type { CellKind } from '../tables/tableColumn';
import type { Parsed } from './parsers';

export interface ImportColumn {
  key: string;
  label: string;
  /** Other titles that files give it. */
  aliases?: readonly string[];
  required?: boolean;
  /** How the template shows it. */
  kind: CellKind;
  example: string;
  parse(text: string): Parsed;
}

/** One row while it is looked at. A key that the file has no column for is missing from `values`. */
export interface Candidate {
  number: number;
  values: Record<string, string | null>;
  errors: ImportRowNote[];
  /** What the person should know before it is written; it keeps nothing from being so. */
  warnings: ImportRowNote[];
  /** Decided by `check` for rows without errors. */
  state: 'new' | 'changed' | 'unchanged';
  turn: number;
  /** What `check` made of the values: what `apply` writes. */
  write: Record<string, string | number | boolean | null>;
}

/** For whom a file is looked at. */
export type Asking = Pick<Context, 'db' | 'viewer'>;

/** How a module takes rows in; declared in its folder and named in its manifest. */
export interface ImportDefinition {
  kind: string;
  title: string;
  permission: Permission;
  /** Only for a role over everybody: the file may name anybody. */
  scope?: 'all';
  columns: readonly ImportColumn[];
  /** Looks at all rows together and at the database in sets, never row by row; adds errors and decides states. */
  check(asking: Asking, rows: readonly Candidate[]): Promise<void>;
  /** Writes one row and answers its id; a fault refuses it. */
  apply(context: Context, row: Candidate): Promise<number>;
  /** Once for all that was written together. */
  told(context: Context, ids: readonly number[]): Promise<void>;
}
