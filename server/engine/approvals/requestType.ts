import type { attachedFile } from '@contract/core/attachedFile';
import type { Permission } from '@contract/core/permissions';
import type { ConditionChoice, ConditionField } from '@contract/workflow/condition';
import type { fact, requestPart } from '@contract/workflow/request';
import type { StepPlan } from '@contract/workflow/stepPlan';
import type { z } from 'zod';
import type { Db } from '../../db/Db';
import type { Context, PublicContext } from '../acciones/context';

/** Beside the request, so that nobody decides blind. */
export type DecisionFact = z.infer<typeof fact>;

export type RequestPart = z.infer<typeof requestPart>;

/** Less of one part than is asked, or all of it again. */
export interface Cut {
  partId: number;
  granted: string;
  reason: string;
}

export type Attachment = z.infer<typeof attachedFile>;

/** All that there are, those that a text finds, or those of some values. */
export type FindChoices = (
  db: Db,
  asked: { search?: string; values?: readonly string[] },
) => Promise<ConditionChoice[]>;

/** Conditions look at these values, by the keys of `fields`. */
export type RequestValues = Readonly<Record<string, number | string>>;

/** The engine must know these of a record that asks for approval. */
export interface Subject {
  ownerId: number;
  /** A line that says it whole: "Vacaciones, del 4 al 17 de enero, 14 días". */
  title: string;
  values: RequestValues;
}

/** How it ends without being granted. */
export type Refusal = 'rejected' | 'returned' | 'cancelled' | 'expired';

/** The person who ended it, and why. */
export interface Closing {
  /** Null: the server by itself. */
  accountId: number | null;
  onBehalfOf?: number | null;
  reason?: string | null;
}

/** The server has these even where nobody asks, as for a step that ran out of time. */
export type Ends = Pick<PublicContext, 'db' | 'audit' | 'emit' | 'services'>;

/**
 * How a module joins the one approvals engine: it declares its type in a file of its own, with a line in
 * its module's manifest, and has no states of its own. The engine keeps chain, deadlines and history; the module
 * says what is asked and what happens at the ends, in the transaction of the decision: both or neither.
 */
export interface RequestType<S extends Subject = Subject> {
  type: string;
  label: string;
  /** Where the chain finds nobody, people with any of these flags who reach the owner may decide. */
  fallback: Permission | readonly Permission[];
  /** People with this flag in the whole organisation attend to a stuck request: they remind, pass it on or decide instead. */
  ruledBy?: Permission;
  /** Whether who asks sees the record itself, and so who decides it and what happened. */
  seen?(context: Pick<Context, 'db' | 'viewer'>, subject: S): Promise<boolean>;
  /** People who never decide it besides its owner, whoever names them: by person. */
  apart?(db: Db, subjectId: number): Promise<readonly number[]>;
  fields: readonly ConditionField[];
  /** Where the choices of a field are rows of a table, by its key; too many to list where it is a `record`. */
  choices?: Readonly<Record<string, FindChoices>>;
  /** The words for who decides where no definition holds, shown to those who write definitions. */
  otherwise?: string;
  /** The chain where no definition says otherwise. */
  defaultSteps: readonly StepPlan[];
  load(db: Db, subjectId: number): Promise<S | null>;
  facts(context: Context, subject: S): Promise<DecisionFact[]>;
  /** The files that go with it, those that who asks may open. */
  attachments?(context: Context, subject: S): Promise<Attachment[]>;
  /** The amounts of which less may be granted, and how one is cut. */
  parts?(context: Context, subject: S): Promise<RequestPart[]>;
  cut?(context: Context, subject: S, cut: Cut): Promise<void>;
  /** Where the record itself is seen, by who asks; null where they may not. */
  link?(context: Context, subject: S): string | null;
  /** Where its owner changes what was sent back and sends it again, with `requestId`. */
  editLink?(requestId: number, subject: S): string;
  /** Throws a fault where it can no longer be granted: the decision is then not taken either. */
  onApproved(context: Context, subject: S): Promise<void>;
  onRefused?(ends: Ends, subject: S, refusal: Refusal, closing: Closing): Promise<void>;
}

/** Keeps each type's own subject to itself: the engine hands back what that type loaded. */
export const defineRequestType = <S extends Subject>(type: RequestType<S>): RequestType =>
  type as unknown as RequestType;
