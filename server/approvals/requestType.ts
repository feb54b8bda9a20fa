import type { Permission } from '@contract/session/permissions';
import type { Context } from '../acciones/context';
import type { Db } from '../db/client';

/** Who may decide one step: a person, a role, the nth manager of the owner, the head of their area. */
export type Resolver =
  | { kind: 'person'; personId: number }
  | { kind: 'role'; roleId: number }
  | { kind: 'manager'; level: number }
  | { kind: 'areaHead' };

export type RequestState = 'draft' | 'pending' | 'approved' | 'rejected' | 'cancelled' | 'expired';

/** A fact beside the request, so that nobody decides blind. */
export interface DecisionFact {
  label: string;
  value: string;
}

/**
 * How a module joins the one approvals engine: it declares its type in a file of its own and has no states
 * of its own. The engine keeps steps, deadlines and history; the module says what happens at the ends.
 */
export interface RequestType<Subject> {
  type: string;
  label: string;
  /** Asking is the module's own right; deciding is the chain's. */
  permission: Permission;
  load(db: Db, subjectId: number): Promise<Subject | null>;
  ownerOf(subject: Subject): number;
  /** What a definition's condition may look at: days, amount, site, area. */
  conditionFields(subject: Subject): Record<string, number | string>;
  facts(db: Db, subject: Subject): Promise<DecisionFact[]>;
  /** Inside the transaction of the decision: both happen or neither. */
  onApproved(context: Context, subject: Subject): Promise<void>;
  onRejected(context: Context, subject: Subject, reason: string): Promise<void>;
}
