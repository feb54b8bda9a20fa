import { z } from 'zod';
import { choice } from '../core/fields';
import { day, decimal, id, instant } from '../core/id';
import { money } from '../core/money';

/** A fact of a visit that may be paid: an entry, an exit, and the way from the arrival before. */
export const visitClaimKinds = ['entry', 'exit', 'way'] as const;

/** The state of a fact, from the moment at which it is proposed on. */
export const visitClaimState = choice('Estado', {
  proposed: ['Propuesta', 'info'],
  counted: ['Cuenta', 'success'],
  waiting: ['Espera aprobación', 'warning'],
  refused: ['No cuenta', 'error'],
});

const claimedVisit = { visitId: id, visitNumber: z.string(), place: z.string() };

/** A punch that an arrival or an end proposes, or that was made of it. */
const visitPunch = z
  .object({
    kind: z.enum(['entry', 'exit']),
    at: instant,
    ...claimedVisit,
    state: visitClaimState.schema,
    /** The visit says so no longer: whoever made the punch asks for it to be corrected. */
    backed: z.boolean(),
  })
  .meta({ id: 'VisitPunch' });

/** The way between two arrivals that follow each other, in a straight line. */
const visitLeg = z
  .object({ ...claimedVisit, fromPlace: z.string(), metres: z.int() })
  .meta({ id: 'VisitLeg' });

/** Kilometres that were put into a rendition. */
const claimedWay = z
  .object({
    renditionId: id,
    kilometres: decimal,
    amount: money,
    state: visitClaimState.schema,
    /** False once one of its visits says so no longer, where the expense was handed in already. */
    backed: z.boolean(),
  })
  .meta({ id: 'VisitWay' });

export const visitClaims = z
  .object({
    day,
    zone: z.string(),
    punches: z.array(visitPunch),
    /** Null: there is no way left to ask for. */
    way: z
      .object({ kilometres: decimal, amount: money, kmRate: money, legs: z.array(visitLeg) })
      .meta({ id: 'VisitWayProposal' })
      .nullable(),
    ways: z.array(claimedWay),
    /** Minutes of the visits that ended, and how many of them lie within what was punched. */
    minutes: z.int(),
    covered: z.int(),
  })
  .meta({ id: 'VisitClaims' });

/** A fact of one visit that was claimed, as its page tells it. */
export const visitClaimOfVisit = z
  .object({
    kind: z.enum(visitClaimKinds),
    state: visitClaimState.schema,
    /** The minute of a punch; null of a way. */
    at: instant.nullable(),
    backed: z.boolean(),
  })
  .meta({ id: 'VisitClaim' });
