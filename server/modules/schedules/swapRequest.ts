import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { shiftSwap } from '../../db/schema/shiftChanges';
import type { Context } from '../../engine/acciones/context';
import { askedOf } from '../../engine/approvals/askedOf';
import { managerDecides } from '../../engine/approvals/managerDecides';
import {
  type DecisionFact,
  defineRequestType,
  type Ends,
  type Subject,
} from '../../engine/approvals/requestType';
import { Fault } from '../../engine/http/fault';
import { accountsOf } from '../../engine/people/accountsOf';
import { dayText } from '../../engine/time/days';
import { SWAP_REQUEST } from './askedShifts';
import { type Move, makeMoves, movesFault } from './makeMoves';
import { type SwapRow, selectSwaps, shiftLink, swapWords } from './requestWords';
import { swapMoves } from './swapMoves';

interface SwapSubject extends Subject {
  found: SwapRow;
}

async function load(db: Db, id: number): Promise<SwapSubject | null> {
  const [found] = await selectSwaps(db).where(eq(shiftSwap.id, id));
  if (!found) return null;
  const { colleague, back } = swapWords(found);
  const what = back ? 'Cambio de turno con' : 'Turno que toma';
  const { personId, day } = found.row;
  return {
    found,
    ownerId: personId,
    title: `${what} ${colleague}, ${dayText(day)}`,
    values: {},
  };
}

async function facts(context: Context, { found }: SwapSubject): Promise<DecisionFact[]> {
  const { db } = context;
  const { asker, colleague, given, back } = swapWords(found);
  const lines = (one: string, other: string) =>
    [`${one}: ${given}`, ...(back ? [`${other}: ${back}`] : [])].join(' · ');
  const request = await askedOf(db, SWAP_REQUEST, found.row.id);
  const why = found.row.reason;
  return [
    { label: 'Ahora', value: lines(asker, colleague), tone: 'plain' },
    { label: 'Quedaría', value: lines(colleague, asker), tone: 'warning' },
    ...(request?.state === 'pending'
      ? [await feasible(context, () => swapMoves(db, found.row))]
      : []),
    { label: 'Acuerdo', value: `${colleague} aceptó`, tone: 'good' },
    ...(why ? [{ label: 'Por qué', value: why, tone: 'plain' as const }] : []),
  ];
}

/** Whether it may still be done, as it would be refused otherwise. */
export async function feasible(
  context: Pick<Context, 'db' | 'viewer'>,
  movesOf: () => Promise<readonly Move[]>,
): Promise<DecisionFact> {
  const label = 'Descanso y horas';
  try {
    const fault = await movesFault(context, await movesOf());
    return fault === null
      ? { label, value: 'Se cumplen con el cambio', tone: 'good' }
      : { label: 'No se puede', value: fault, tone: 'warning' };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { label: 'No se puede', value: error.message, tone: 'warning' };
  }
}

async function tellBoth({ db, emit }: Ends, { row }: SwapRow): Promise<void> {
  await emit([{ type: 'ShiftRequest', id: 'LIST' }], {
    kind: 'accounts',
    ids: await accountsOf(db, [row.personId, row.colleagueId]),
  });
}

/** Two who agreed to change a shift: who plans has the last word. */
export const swapRequest = defineRequestType<SwapSubject>({
  type: SWAP_REQUEST,
  label: 'Cambio de turno entre dos personas',
  fallback: 'SCHEDULES.CREATE',
  fields: [],
  defaultSteps: managerDecides(48),
  load,
  facts,
  link: ({ viewer }, { found: { row } }) =>
    shiftLink(viewer, row.day, [row.personId, row.colleagueId]),
  editLink: () => '/schedules/mine',
  async onApproved(context, { found }) {
    const { personId, colleagueId } = found.row;
    await makeMoves(context, [personId, colleagueId], () => swapMoves(context.db, found.row));
    await tellBoth(context, found);
  },
  onRefused: (ends, { found }) => tellBoth(ends, found),
});
