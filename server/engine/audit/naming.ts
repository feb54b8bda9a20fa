import type { AccionDefinition } from '@contract/core/accion';
import type { Db } from '../../db/Db';

export interface Named {
  id: number;
  name: string;
  /** The words that follow the noun: "“Casa central”" after "la sede", "de Juárez, Delfina" after "la licencia". */
  said: string;
  link?: string;
}

/** How things are called of which the audit keeps only the number. */
export interface Naming {
  /** The entity as the audit calls it. */
  entity: string;
  /** Where other records keep its number: a field of any of them, or of one ("leave.typeId"). */
  fields?: readonly string[];
  /** A reader who may not ask this accion gets no link. */
  opens?: AccionDefinition;
  /**
   * The accion that shows all of a record, where `opens` shows less or is not said: who may not ask it of everybody does not
   * read in the audit what changed. Without either, only whoever administers everything does.
   */
  reads?: AccionDefinition;
  find(db: Db, ids: readonly number[]): Promise<readonly Named[]>;
}
