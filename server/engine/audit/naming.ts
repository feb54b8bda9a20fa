import type { AccionDefinition } from '@contract/core/accion';
import type { Db } from '../../db/Db';

export interface Named {
  id: number;
  name: string;
  /** As it follows what it is: "“Casa central”" after "la sede", "de Juárez, Delfina" after "la licencia". */
  said: string;
  link?: string;
}

/** How things are called of which the audit keeps only the number. */
export interface Naming {
  /** As the audit says what a change was about. */
  entity: string;
  /** Where other records keep its number: a field of any of them, or of one ("leave.typeId"). */
  fields?: readonly string[];
  /** Who may not ask it gets no link. */
  opens?: AccionDefinition;
  /**
   * The accion that shows all of a record, where `opens` shows less or is not said: who may not ask it of everybody does not
   * read in the audit what changed. Without either, only whoever administers everything does.
   */
  reads?: AccionDefinition;
  find(db: Db, ids: readonly number[]): Promise<readonly Named[]>;
}
