import type { InputOf } from '@contract/core/accion';
import { counted } from '@contract/core/counted';
import { enterManyPunches } from '@contract/markings/correctionAcciones';
import { and, eq } from 'drizzle-orm';
import { person, site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import type { BulkAction } from '../../engine/bulk/bulkAction';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { conflict, forbidden, notFound } from '../../engine/http/fault';
import { personLabels } from '../../engine/people/personLabels';
import { withinReach } from '../../engine/scope/withinReach';
import { clock } from '../../engine/time/clock';
import { addDays } from '../../engine/time/days';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { publishedShifts } from '../schedules';
import { directoryList } from '../users';
import { punchesAround } from './correctionQueries';
import { crossingFault, type Wished, wishFault } from './correctionRules';
import { markingFigures } from './markingFigures';
import { shiftOfEntry } from './markingRules';
import { entersPunches } from './mayEnter';
import { pairAgain } from './pairing/pairAgain';
import { punchTurn } from './punchMoment';
import { settlePunch, storePunch, tellPunches } from './storePunch';
import { instantAt } from './wallClock';

type Entered = Omit<InputOf<typeof enterManyPunches>, 'selection'>;

function checkEntering(context: Context): void {
  if (!entersPunches(context)) throw forbidden('No podés cargar fichadas de otros.');
}

async function somebody({ db, viewer, reach }: Context, personId: number) {
  const [row] = await db
    .select({
      siteId: person.siteId,
      zone: site.zone,
      hireDate: person.hireDate,
      leaveDate: person.leaveDate,
    })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .where(and(eq(person.id, personId), withinReach(reach, viewer, person.id)));
  if (!row) throw notFound('Esa persona no existe o no está a tu alcance.');
  if (personId === viewer.personId) {
    throw forbidden('Las tuyas las corrige otra persona: pedilo desde “Mis fichadas”.');
  }
  return row;
}

/** An entry, an exit or both; a night ends on the next day. */
function wishedOf(zone: string, { day, startsAt, endsAt }: Entered): Wished[] {
  const ends = startsAt && endsAt && endsAt <= startsAt ? addDays(day, 1) : day;
  return [
    ...(startsAt ? [{ kind: 'in' as const, at: instantAt(zone, day, startsAt) }] : []),
    ...(endsAt ? [{ kind: 'out' as const, at: instantAt(zone, ends, endsAt) }] : []),
  ];
}

async function enterFor(context: Context, personId: number, entered: Entered): Promise<void> {
  const { db, viewer } = context;
  const { siteId, zone, hireDate, leaveDate } = await somebody(context, personId);
  const { day, note } = entered;
  if (day < hireDate || (leaveDate && day > leaveDate)) throw conflict('Ese día no trabajaba.');
  await refuseClosedPeriod(db, { personId, day, ledger: 'time' });
  await punchTurn(db, personId);
  const wished = wishedOf(zone, entered);
  const { standing, others } = await punchesAround(db, { personId, day, zone, siteId });
  const rule = standing.find(({ forgotten }) => forgotten);
  const leaves = wished.some(({ kind }) => kind === 'out');
  const kept = standing.filter((one) => !(leaves && one.forgotten));
  const after = [...kept, ...wished];
  const fault = wishFault(after, clock.now()) ?? crossingFault(after, others, zone);
  if (fault)
    throw conflict(
      standing.length > 0
        ? `Con lo que ya fichó no se puede: ${fault.charAt(0).toLowerCase()}${fault.slice(1)}`
        : fault,
    );
  const shifts = await publishedShifts(db, [personId], { from: day, to: day });
  const figures = await markingFigures(db, day, siteId);
  const [first] = [...kept, ...wished];
  const shift = first ? shiftOfEntry(first.at, shifts, figures) : null;
  if (leaves && rule) await settlePunch(context, rule, 'replaced');
  for (const { kind, at } of wished) {
    await storePunch(context, {
      personId,
      at,
      kind,
      day,
      source: 'manual',
      plannedShiftId: shift?.id ?? null,
      note,
      authorId: viewer.accountId,
      replacesId: kind === 'out' && rule ? rule.id : null,
    });
  }
  const [around] = wished;
  if (around) await pairAgain(context, personId, around.at, clock.now());
  await tellPunches(context, personId);
}

/** The same day for each of many people, each by itself. */
export const enterManyPunchesBulk: BulkAction<typeof enterManyPunches> = {
  accion: enterManyPunches,
  list: directoryList,
  title: (people) => `Cargar fichadas a ${counted(people, 'persona', 'personas')}`,
  prepare: async (context) => checkEntering(context),
  labels: ({ db }, ids) => personLabels(db, ids),
  each: async (context, personId, entered) => {
    await enterFor(context, personId, entered);
  },
};

export const enterManyPunchesHandler = implementBulk(enterManyPunchesBulk);
