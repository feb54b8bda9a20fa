import { shiftFields } from '@contract/schedules/shift';
import { shiftOfHours } from '@contract/schedules/shiftAcciones';
import { sql } from 'drizzle-orm';
import { lockNumbers } from '../../db/lockNumbers';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { codesOfHours, type Hours, isOfNight, nameOfHours } from './hourNames';
import { shiftStore } from './saveShift';
import { allShifts } from './shiftQueries';

/** Hours that somebody typed on the board: whoever plans may add a shift of them, though the catalogue is not theirs to change. */
export const shiftOfHoursHandler = implement(shiftOfHours, async (hours, context) => {
  if (hours.startsAt === hours.endsAt) {
    throw invalid({ endsAt: 'Tiene que terminar a otra hora que la de entrada.' });
  }
  // Two who type the same hours at once have the same shift.
  await context.db.execute(sql`select pg_advisory_xact_lock(${lockNumbers.shiftsOfHours})`);
  const shifts = await allShifts(context.db);
  const found = shifts.find((one) => isPlainly(one, hours));
  if (found) return found;
  const taken = {
    names: new Set(shifts.map(({ name }) => name.toLowerCase())),
    codes: new Set(shifts.map(({ code }) => code)),
  };
  return shiftStore.save(
    context,
    shiftFields.parse({
      name: [...namesOf(hours)].find((name) => !taken.names.has(name.toLowerCase())),
      code: [...codesOfHours(hours)].find((code) => !taken.codes.has(code)),
      color: 'grey',
      ...hours,
      night: isOfNight(hours),
    }),
  );
});

interface Candidate extends Hours {
  active: boolean;
  kind: string;
  paid: boolean;
}

/** Hours that are only typed mean a shift that is worked and paid. */
const isPlainly = ({ active, kind, paid, startsAt, endsAt }: Candidate, hours: Hours): boolean =>
  active && kind === 'worked' && paid && startsAt === hours.startsAt && endsAt === hours.endsAt;

/** A shift of that name may be out of use, or of other hours by now. */
function* namesOf(hours: Hours): Generator<string> {
  const name = nameOfHours(hours);
  yield name;
  for (let number = 2; number < 1000; number += 1) yield `${name} (${number})`;
}
