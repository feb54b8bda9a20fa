import type { AccionDefinition, InputOf } from '@contract/core/accion';
import type { Context } from '../acciones/context';
import type { ListDefinition } from '../lists/listDefinition';

export type RowSelection =
  | { kind: 'rows'; ids: number[] }
  | { kind: 'filtered'; filters: unknown[]; search: string; except: number[] };

/** The same action with which a row is as it was. */
export type Undo<A extends AccionDefinition = AccionDefinition> = Omit<InputOf<A>, 'selection'>;

/** A bulk action changes many rows. A module declares it in its accion's file and names it in its manifest. */
export interface BulkAction<A extends AccionDefinition = AccionDefinition> {
  accion: A;
  list: ListDefinition;
  /** The person reads this title while it runs. */
  title(rows: number, input: InputOf<A>): string;
  /** This checks what holds for all rows alike, and throws before any of them is touched. */
  prepare?(context: Context, input: InputOf<A>): Promise<void>;
  /** The labels of the rows; rows out of reach have none. */
  labels(context: Context, ids: readonly number[]): Promise<Map<number, string>>;
  /** The function of the single action; a fault refuses this row and leaves the others. What has a way back answers it. */
  each(
    context: Context,
    id: number,
    input: InputOf<A>,
  ): Promise<Undo<A> | undefined> | Promise<void>;
}
