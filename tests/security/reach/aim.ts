import type { AccionDefinition } from '@contract/core/accion';
import type { Roles } from '@contract/core/permissions';
import type { Db } from '../../../server/db/Db';

export type Relation = 'own' | 'team' | 'site' | 'otherSite';

export interface Somebody {
  relation: Relation;
  personId: number;
  accountId: number;
  siteId: number;
  areaId: number;
}

export interface Asking extends Somebody {
  username: string;
  flags: Roles;
  scope: 'own' | 'team' | 'site' | 'all';
}

/** `hidden`: answered like an id that does not exist. `refused`: it is seen, and that is all. */
export type Outcome = 'reached' | 'refused' | 'hidden';

export type Fields = Record<string, unknown>;

/** An aim tells which record an accion's input names, and whose. A line of these covers an accion. */
export interface Aim {
  /** The input that names something of theirs, made for the occasion; null where they have none. */
  at: (db: Db, theirs: Somebody, asking: Asking) => Promise<Fields | null> | Fields;
  /** Left out: what the scopes of the accion and of the role say about the person. */
  expect?: (asking: Asking, theirs: Somebody, accion: AccionDefinition) => Outcome;
  /** For an accion that answers 200 whatever it finds: whether it found this. */
  found?: (body: unknown) => boolean;
}
