import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import { plannedShift } from '../../../db/schema/schedules';
import { shiftSwap } from '../../../db/schema/shiftChanges';
import type { DemoPerson } from '../../../engine/seed/demo';
import { addDays, type Day, dayText } from '../../../engine/time/days';
import { seedRequest } from '../../../seed/seedRequest';
import { type PlannedShift, SWAP_REQUEST, snapshotOf } from '../askedShifts';
import { workedOf } from '../makeMoves';
import { publishedOf } from './publishedOf';

type Asked = typeof shiftSwap.$inferInsert;

interface SeededSwap {
  asker: DemoPerson | undefined;
  colleague: DemoPerson | undefined;
  reason: string;
}

/** In a team that rests on different days: one works for the other, who gives a day back. */
async function swapOf(db: Db, from: Day, { asker, colleague, reason }: SeededSwap) {
  if (!asker || !colleague) return null;
  const to = addDays(from, 9);
  const own = await publishedOf(db, asker.id, from, to);
  const theirs = await publishedOf(db, colleague.id, from, to);
  const given = own.find(({ day }) => !theirs.some((row) => row.day === day));
  const back = theirs.find(({ day }) => !own.some((row) => row.day === day));
  if (!given || !back) return null;
  const other = snapshotOf(back);
  const row: Asked = {
    personId: asker.id,
    ...snapshotOf(given),
    colleagueId: colleague.id,
    otherPlannedId: other.plannedId,
    otherDay: other.day,
    otherShiftId: other.shiftId,
    otherStartsAt: other.startsAt,
    otherEndsAt: other.endsAt,
    reason,
  };
  return { asker, colleague, given, back, row };
}

type Swap = NonNullable<Awaited<ReturnType<typeof swapOf>>>;

/** Both agreed: whoever manages them decides, or has. */
async function agreed(
  db: Db,
  { asker, colleague, given, back, row }: Swap,
  decided: { decider: number; state: 'pending' | 'approved' | 'rejected'; refusal?: string },
): Promise<void> {
  const [stored] = await db
    .insert(shiftSwap)
    .values({ ...row, consent: 'agreed' })
    .returning({ id: shiftSwap.id });
  await seedRequest(db, {
    type: SWAP_REQUEST,
    subjectId: stored?.id ?? 0,
    title: `Cambio de turno con ${colleague.lastName}, ${colleague.firstName}, ${dayText(given.day)}`,
    owner: asker,
    author: colleague,
    ...decided,
  });
  if (decided.state === 'approved') await exchange(db, given, back);
}

async function exchange(db: Db, given: PlannedShift, back: PlannedShift): Promise<void> {
  await db.delete(plannedShift).where(anyOf(plannedShift.id, [given.id, back.id]));
  const { authorId, publishedAt } = given;
  await db.insert(plannedShift).values([
    { ...workedOf(given), personId: back.personId, authorId, publishedAt },
    { ...workedOf(back), personId: given.personId, authorId, publishedAt },
  ]);
}

/** Swaps of a team in each state: to be decided, approved, refused, declined by the colleague and taken back. */
export async function seedSwaps(
  db: Db,
  team: readonly DemoPerson[],
  decider: number,
  from: Day,
): Promise<void> {
  const between = (one: number, other: number, reason: string) =>
    swapOf(db, from, { asker: team[one], colleague: team[other], reason });
  const waiting = await between(0, 1, 'Rindo un final a la tarde.');
  if (waiting) await agreed(db, waiting, { decider, state: 'pending' });
  const approved = await between(4, 5, 'Es el acto de mi hija en la escuela.');
  if (approved) await agreed(db, approved, { decider, state: 'approved' });
  const refused = await between(6, 7, 'Viajo a ver a mi familia.');
  const refusal = 'Ese día ya cambiaron otros dos: no llegamos con la dotación.';
  if (refused) await agreed(db, refused, { decider, state: 'rejected', refusal });
  const declined = await between(2, 3, 'Tengo un cumpleaños.');
  if (declined) {
    const answer = 'No puedo ese día';
    await db.insert(shiftSwap).values({ ...declined.row, consent: 'declined', answer });
  }
  const withdrawn = await between(3, 2, 'Quería adelantar el franco.');
  if (withdrawn) await db.insert(shiftSwap).values({ ...withdrawn.row, consent: 'withdrawn' });
}
