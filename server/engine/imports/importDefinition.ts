import type { Permission } from '@contract/core/permissions';
import type { Db } from '../../db/Db';
import type { ImportRowNote, MissingNames } from '../../db/schema/imports';
import type { Context } from '../acciones/context';
import type { CellKind } from '../tables/tableColumn';
import type { Lookup } from './lookup';
import type { Parsed } from './parsers';
import type { Weight } from './sumWeights';

export interface ImportColumn {
  key: string;
  label: string;
  /** Other titles that files give it. */
  aliases?: readonly string[];
  required?: boolean;
  /** How the template shows it. */
  kind: CellKind;
  example: string;
  /** Other data by which a link may name the same. */
  lookups?: readonly Lookup[];
  parse(text: string): Parsed;
}

/** A row while it is looked at. A key that the file has no column for is missing from `values`. */
export interface Candidate {
  number: number;
  values: Record<string, string | null>;
  errors: ImportRowNote[];
  /** Warnings tell the person something before a row is written; they do not keep it from being so. */
  warnings: ImportRowNote[];
  /** Decided by `check` for rows without errors. */
  state: 'new' | 'changed' | 'unchanged';
  turn: number;
  /** The values as `check` made them, which `apply` writes. */
  write: Record<string, string | number | boolean | null>;
}

/** For whom a file is looked at, and whether what it names and is not there would be made with it. */
export type Asking = Pick<Context, 'db' | 'viewer'> & { creates: boolean };

/** Columns that a file has by its own titles, such as one for each of its days. */
export interface TitledColumns {
  /** The column for which a title stands; null where it is none of these. Two titles may mean the same. */
  column(title: string): ImportColumn | null;
  /** The problem that keeps a file with these columns from being taken in. */
  problem(keys: readonly string[]): string | null;
  /** The titles of the template. */
  template(): readonly string[];
}

/** A row that could not be written any more, and why. */
export interface RefusedRow {
  number: number;
  message: string;
  /** Only a closed month refused it. */
  closed?: true;
}

/** Rows are written one by one, each kept or refused by itself. */
interface RowByRow {
  /** Writes one row and answers its id; a fault refuses it. */
  apply(context: Context, row: Candidate): Promise<number>;
  /** Once for all that was written together. */
  told(context: Context, ids: readonly number[]): Promise<void>;
}

/** Rows that are one change: looked at, written and told together. */
interface AllTogether {
  /** Writes those that may be and answers the others. Where rows wait for each other's locks, `turn` is their order. */
  applyTogether(context: Context, rows: readonly Candidate[]): Promise<readonly RefusedRow[]>;
}

/** How a module takes rows in; declared in its folder and named in its manifest. */
export type ImportDefinition = ImportedRows & (RowByRow | AllTogether);

/** Rows are compared only with those that name the same thing in one column; a row that names nothing is compared with none. */
export interface Together {
  column: string;
  /** Tells, of texts of that column, which name the same: the same words for them. */
  sameness(db: Db, texts: readonly string[]): Promise<(text: string) => string>;
}

export interface ImportedRows {
  kind: string;
  title: string;
  /** People with it may bring a file in; of several, with any. */
  permission: Permission | readonly Permission[];
  /** Only for a role over everybody: the file may name anybody. */
  scope?: 'all';
  columns: readonly ImportColumn[];
  titled?: TitledColumns;
  /** The permission to have made what the file names and is not there, and whom people without it ask. */
  creating?: { permission: Permission; whom: string };
  /** The template shows these names, which are there, in place of the examples. */
  examples?(db: Db): Promise<Readonly<Record<string, string>>>;
  /** Says which rows `check` compares with each other, so that a long file is looked at in parts. Left out: all of them. */
  together?: Together;
  /**
   * Looks at all rows together and at the database in sets, never row by row; adds errors and decides states.
   * Answers what could be made with the rows.
   */
  check(asking: Asking, rows: readonly Candidate[]): Promise<MissingNames[]>;
  /**
   * Says what rows that `check` let through would change of the time and the pay of people, where the import touches them.
   * Only what the import itself writes counts; asked where somebody tries a file.
   */
  weigh?(asking: Asking, rows: readonly Candidate[]): Promise<readonly Weight[]>;
}
