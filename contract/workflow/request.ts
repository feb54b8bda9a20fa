import { z } from 'zod';
import { attachedFile } from '../core/attachedFile';
import { id, instant, version } from '../core/id';
import { money } from '../core/money';
import { personRef } from '../core/personRef';
import { requestActions, requestState } from './requestState';

/** A request as a list shows it. */
export const request = z
  .object({
    id,
    type: z.string(),
    typeLabel: z.string(),
    title: z.string(),
    owner: personRef,
    state: requestState,
    submittedAt: instant,
    decidedAt: instant.nullable(),
    /** Until when the step that waits should be decided. */
    dueAt: instant.nullable(),
    late: z.boolean(),
    step: z.int().positive(),
    steps: z.int().positive(),
    version,
  })
  .meta({ id: 'Request' });

/** In the inbox: for whom it would be decided, where it is not in one's own name. */
export const waitingRequest = request
  .extend({ onBehalfOf: z.string().nullable() })
  .meta({ id: 'WaitingRequest' });

export const fact = z
  .object({
    label: z.string(),
    value: z.string(),
    tone: z.enum(['plain', 'good', 'warning']),
    /** Where more of it is read, for whoever may. */
    path: z.string().nullable().optional(),
  })
  .meta({ id: 'DecisionFact' });

export const requestStep = z
  .object({
    position: z.int().positive(),
    mode: z.enum(['any', 'all']),
    state: z.enum(['waiting', 'pending', 'approved', 'rejected', 'closed']),
    dueAt: instant.nullable(),
    seats: z.array(
      z.object({
        person: personRef,
        state: z.enum(['open', 'approved', 'rejected', 'returned']),
        /** Added because the others let the time pass. */
        escalated: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'RequestStep' });

export const historyKinds = [
  'submitted',
  'approved',
  'rejected',
  'returned',
  'cancelled',
  'expired',
  'escalated',
  'handedOver',
  'reminded',
  'reopened',
] as const;

export const requestEvent = z
  .object({
    id,
    kind: z.enum(historyKinds),
    /** Null: the server by itself. */
    who: personRef.nullable(),
    onBehalfOf: personRef.nullable(),
    reason: z.string().nullable(),
    at: instant,
  })
  .meta({ id: 'RequestEvent' });

/** An amount of a request, of which less may be granted than is asked. */
export const requestPart = z
  .object({ id, label: z.string(), asked: money, granted: money, reason: z.string() })
  .meta({ id: 'RequestPart' });

export const requestDetail = request
  .extend({
    facts: z.array(fact),
    attachments: z.array(attachedFile),
    /** Where whoever decides may grant less than is asked. */
    parts: z.array(requestPart).optional(),
    chain: z.array(requestStep),
    history: z.array(requestEvent),
    previous: z.array(request),
    /** The actions that this person may do now; no other is drawn or taken. */
    actions: z.array(z.enum(requestActions)),
    onBehalfOf: z.string().nullable(),
    /** Where the record itself is seen; null where the person may not. */
    link: z.string().nullable(),
    /** Where its owner changes it and sends it again; null while there is nothing to change. */
    editLink: z.string().nullable(),
  })
  .meta({ id: 'RequestDetail' });
