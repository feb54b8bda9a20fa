import type { Condition } from '@contract/workflow/condition';
import { historyKinds } from '@contract/workflow/request';
import { requestStates } from '@contract/workflow/requestState';
import type { Resolver } from '@contract/workflow/resolver';
import type { StepPlan } from '@contract/workflow/stepPlan';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, jsonColumn, sqlNow, versionColumn } from './columns';
import { person } from './organisation';
import { account } from './session';

/** A definition says who decides: the first active one of a type whose condition holds rules a request. */
export const approvalDefinition = pgTable(
  'approval_definition',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    conditions: jsonColumn('conditions').$type<Condition[]>().notNull(),
    steps: jsonColumn('steps').$type<StepPlan[]>().notNull(),
    selfApproval: boolean('self_approval').notNull().default(false),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
  },
  (t) => [index('approval_definition_order').on(t.type, t.position)],
);

/** The one state of whatever needs approval; the module's own record holds what is asked. */
export const approvalRequest = pgTable(
  'approval_request',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    subjectId: integer('subject_id').notNull(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => person.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    title: text('title').notNull(),
    state: text('state', { enum: requestStates }).notNull(),
    /** The step that waits, from 1; once the request is over, the last one that did. */
    step: integer('step').notNull().default(1),
    steps: integer('steps').notNull(),
    /** Frozen with the chain: whether its owner may decide it. */
    selfApproval: boolean('self_approval').notNull().default(false),
    submittedAt: instantColumn('submitted_at').notNull().default(sqlNow),
    dueAt: instantColumn('due_at'),
    decidedAt: instantColumn('decided_at'),
    changedAt: instantColumn('changed_at').notNull().default(sqlNow),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('approval_request_subject').on(t.type, t.subjectId),
    index('approval_request_owner').on(t.ownerId, t.submittedAt),
    index('approval_request_author').on(t.authorId, t.submittedAt),
    // Few of all requests still wait, so these indexes stay small.
    index('approval_request_pending').on(t.type, t.subjectId).where(sql`${t.state} = 'pending'`),
    index('approval_request_due').on(t.dueAt).where(sql`${t.state} = 'pending'`),
    check(
      'approval_request_state',
      sql`${t.state} in ('draft', 'pending', 'approved', 'rejected', 'cancelled', 'expired')`,
    ),
    check('approval_request_step', sql`${t.step} between 1 and ${t.steps}`),
    check(
      'approval_request_decided',
      sql`(${t.state} in ('draft', 'pending')) = (${t.decidedAt} is null)`,
    ),
  ],
);

/** The chain as it was when the request was sent: what changes in a definition later does not reach it. */
export const approvalStep = pgTable(
  'approval_step',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => approvalRequest.id),
    position: integer('position').notNull(),
    mode: text('mode', { enum: ['any', 'all'] }).notNull(),
    state: text('state', {
      enum: ['waiting', 'pending', 'approved', 'rejected', 'closed'],
    }).notNull(),
    hours: integer('hours'),
    onDeadline: text('on_deadline', { enum: ['remind', 'escalate', 'expire'] }).notNull(),
    escalateTo: jsonColumn('escalate_to').$type<Resolver | null>(),
    dueAt: instantColumn('due_at'),
    remindedAt: instantColumn('reminded_at'),
    escalatedAt: instantColumn('escalated_at'),
  },
  (t) => [uniqueIndex('approval_step_once').on(t.requestId, t.position)],
);

/** Somebody's say in a step. `waiting` while it is theirs to decide: what an inbox looks for. */
export const approvalSeat = pgTable(
  'approval_seat',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => approvalRequest.id),
    position: integer('position').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    state: text('state', { enum: ['open', 'approved', 'rejected', 'returned'] })
      .notNull()
      .default('open'),
    escalated: boolean('escalated').notNull().default(false),
    waiting: boolean('waiting').notNull(),
  },
  (t) => [
    uniqueIndex('approval_seat_once').on(t.requestId, t.position, t.accountId),
    index('approval_seat_inbox').on(t.accountId, t.requestId).where(sql`${t.waiting}`),
    index('approval_seat_account').on(t.accountId),
    check('approval_seat_waits_open', sql`not ${t.waiting} or ${t.state} = 'open'`),
  ],
);

/** Each row is a thing that happened to a request; nothing rewrites it. */
export const approvalEvent = pgTable(
  'approval_event',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => approvalRequest.id),
    kind: text('kind', { enum: historyKinds }).notNull(),
    /** Null: the server by itself. */
    accountId: integer('account_id').references(() => account.id),
    onBehalfOf: integer('on_behalf_of').references(() => account.id),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (t) => [
    index('approval_event_request').on(t.requestId, t.id),
    check(
      'approval_event_reason',
      sql`${t.kind} not in ('rejected', 'returned') or length(coalesce(${t.reason}, '')) > 0`,
    ),
  ],
);

/** While it lasts, the second decides in the name of the first. */
export const approvalDelegation = pgTable(
  'approval_delegation',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    fromAccountId: integer('from_account_id')
      .notNull()
      .references(() => account.id),
    toAccountId: integer('to_account_id')
      .notNull()
      .references(() => account.id),
    fromDay: date('from_day').notNull(),
    untilDay: date('until_day').notNull(),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    index('approval_delegation_to').on(t.toAccountId, t.untilDay),
    index('approval_delegation_from').on(t.fromAccountId, t.untilDay),
    check('approval_delegation_other', sql`${t.fromAccountId} <> ${t.toAccountId}`),
    check('approval_delegation_days', sql`${t.untilDay} >= ${t.fromDay}`),
  ],
);
