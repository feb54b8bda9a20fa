import type { OutputOf } from '@contract/core/accion';
import type { ShiftRequestState } from '@contract/schedules/shiftRequest';
import { listShiftRequests } from '@contract/schedules/shiftRequestAcciones';
import { and, desc, eq, gte, or } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import { shiftChange, shiftSwap } from '../../db/schema/shiftChanges';
import { implement } from '../../engine/acciones/implement';
import { clock } from '../../engine/time/clock';
import { addDays } from '../../engine/time/days';
import { viewerToday } from '../../engine/time/viewerToday';
import { CHANGE_REQUEST, SWAP_REQUEST } from './askedShifts';
import { changeWords } from './changeRequest';
import {
  type ChangeRow,
  type SwapRow,
  selectChanges,
  selectSwaps,
  swapWords,
} from './requestWords';

type Shown = OutputOf<typeof listShiftRequests>['rows'][number];
type Asked = { id: number; state: (typeof approvalRequest.$inferSelect)['state'] };

/** Decisions about shifts further back than this are no news any more. */
const BACK = 7;

const stateOf: Record<Asked['state'], ShiftRequestState> = {
  draft: 'returned',
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'withdrawn',
  expired: 'expired',
};

export const listShiftRequestsHandler = implement(
  listShiftRequests,
  async (_input, { db, viewer }) => {
    const { personId } = viewer;
    if (personId === null) return { rows: [] };
    const since = addDays(await viewerToday({ db, viewer }), -BACK);
    const [swaps, changes] = await Promise.all([
      selectSwaps(db)
        .where(
          and(
            or(eq(shiftSwap.personId, personId), eq(shiftSwap.colleagueId, personId)),
            gte(shiftSwap.day, since),
          ),
        )
        .orderBy(desc(shiftSwap.id)),
      selectChanges(db)
        .where(and(eq(shiftChange.personId, personId), gte(shiftChange.day, since)))
        .orderBy(desc(shiftChange.id)),
    ]);
    const [swapRequests, changeRequests] = await Promise.all([
      requestsOf(db, SWAP_REQUEST, swaps),
      requestsOf(db, CHANGE_REQUEST, changes),
    ]);
    const rows = [
      ...swaps
        // A colleague who let it pass, or is asked no more, has nothing to do with it.
        .filter(({ row }) => row.personId === personId || row.consent !== 'withdrawn')
        .map((found) => presentSwap(found, swapRequests.get(found.row.id), personId)),
      ...changes.map((found) => presentChange(found, changeRequests.get(found.row.id))),
    ];
    return { rows: rows.sort((a, b) => b.day.localeCompare(a.day)) };
  },
);

async function requestsOf(db: Db, type: string, found: readonly { row: { id: number } }[]) {
  const rows = await db
    .select({
      id: approvalRequest.id,
      subjectId: approvalRequest.subjectId,
      state: approvalRequest.state,
    })
    .from(approvalRequest)
    .where(
      and(
        eq(approvalRequest.type, type),
        anyOf(
          approvalRequest.subjectId,
          found.map(({ row }) => row.id),
        ),
      ),
    );
  return new Map(rows.map((row) => [row.subjectId, row]));
}

function swapState({ consent, startsAt, otherStartsAt }: SwapRow['row'], asked?: Asked) {
  if (asked) return stateOf[asked.state];
  if (consent !== 'asked') return consent === 'agreed' ? 'pending' : consent;
  const now = clock.now();
  return startsAt <= now || (otherStartsAt && otherStartsAt <= now) ? 'expired' : 'asked';
}

function presentSwap(found: SwapRow, asked: Asked | undefined, personId: number): Shown {
  const { row } = found;
  const mine = row.personId === personId;
  const words = swapWords(found);
  return {
    id: row.id,
    kind: 'swap',
    mine,
    state: swapState(row, asked),
    colleague: mine ? words.colleague : words.asker,
    day: row.day,
    gives: mine ? words.given : words.back,
    takes: mine ? words.back : words.given,
    reason: row.reason,
    answer: row.answer,
    requestId: asked?.id ?? null,
  };
}

function presentChange(found: ChangeRow, asked: Asked | undefined): Shown {
  const { id, day, reason } = found.row;
  const { given, wanted } = changeWords(found);
  return {
    id,
    kind: 'change',
    mine: true,
    state: asked ? stateOf[asked.state] : 'withdrawn',
    colleague: null,
    day,
    gives: given,
    takes: wanted,
    reason,
    answer: '',
    requestId: asked?.id ?? null,
  };
}
