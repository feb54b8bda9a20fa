import type { InputOf } from '@contract/core/accion';
import { askCorrection } from '@contract/markings/correctionAcciones';
import { eq } from 'drizzle-orm';
import { punchCorrection, punchCorrectionLine } from '../../db/schema/markings';
import { person, site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { submitRequest } from '../../engine/approvals/submitRequest';
import { conflict, invalid, notFound } from '../../engine/http/fault';
import { clock } from '../../engine/time/clock';
import { addDays } from '../../engine/time/days';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { CORRECTION_REQUEST, openCorrections, punchesAround } from './correctionQueries';
import {
  type CorrectionLine,
  correctionLines,
  crossingFault,
  type Wished,
  wishFault,
} from './correctionRules';
import { punchTurn } from './punchMoment';
import { tellPunches } from './storePunch';
import { dateIn, instantAt } from './wallClock';

type Asked = InputOf<typeof askCorrection>;

export const askCorrectionHandler = implement(askCorrection, async (asked, context) => {
  const { db, viewer } = context;
  const { personId } = viewer;
  if (personId === null) throw notFound('Tu cuenta no es de ninguna persona.');
  const { day, reason } = asked;
  const own = await ownPlace(context, personId);
  if (day > dateIn(own.zone)(clock.now()) || day < own.hireDate) {
    throw invalid({ day: 'Elegí un día en que ya trabajabas y que ya llegó.' });
  }
  await refuseClosedPeriod(db, { personId, day, ledger: 'time' });
  await punchTurn(db, personId);
  const lines = await checkedLines(context, asked, { ...own, personId });
  const open = await openCorrections(db, [personId], { from: day, to: day });
  if (open.some(({ state }) => state === 'pending')) {
    throw conflict(
      'Ya hay algo de ese día que espera aprobación: esperá la respuesta o cancelalo.',
    );
  }
  const again = open.find(({ kind }) => kind === 'change');
  const columns = { personId, day, reason, kind: 'change' as const, authorId: viewer.accountId };
  const id = again ? await rewrite(context, again.id, reason) : await write(context, columns);
  await db
    .insert(punchCorrectionLine)
    .values(lines.map((line, index) => ({ ...line, correctionId: id, position: index + 1 })));
  const requestId = await submitRequest(context, CORRECTION_REQUEST, id);
  await tellPunches(context, personId);
  return { requestId };
});

async function ownPlace({ db }: Context, personId: number) {
  const [row] = await db
    .select({ siteId: person.siteId, hireDate: person.hireDate, zone: site.zone })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .where(eq(person.id, personId));
  if (!row) throw notFound();
  return row;
}

/** This checks the changes against the day as it stands and against what a day can be. */
async function checkedLines(
  { db }: Context,
  { day, punches }: Asked,
  whose: { personId: number; zone: string; siteId: number },
): Promise<CorrectionLine[]> {
  const { standing, others } = await punchesAround(db, { ...whose, day });
  const there = new Set(standing.map(({ id }) => id));
  if (punches.some(({ id }) => id !== undefined && !there.has(id))) {
    throw notFound('Ese día cambió mientras lo corregías: miralo de nuevo.');
  }
  const wished = punches.map(
    ({ id, kind, clock, nextDay, dayBefore }): Wished => ({
      id,
      kind,
      at: instantAt(whose.zone, addDays(day, Number(nextDay) - Number(dayBefore)), clock),
    }),
  );
  const fault = wishFault(wished, clock.now()) ?? crossingFault(wished, others, whose.zone);
  if (fault) throw invalid({ punches: fault }, fault);
  const lines = correctionLines(standing, wished);
  if (lines.length === 0) throw invalid({ punches: 'No cambiaste nada.' }, 'No cambiaste nada.');
  return lines;
}

async function write({ db, audit }: Context, columns: typeof punchCorrection.$inferInsert) {
  const [row] = await db.insert(punchCorrection).values(columns).returning();
  if (!row) throw new Error('a correction was not stored');
  const { day, kind } = row;
  await audit({ entity: 'punchCorrection', entityId: row.id, after: { day, kind } });
  return row.id;
}

/** A correction that was sent back asks for something else now. */
async function rewrite({ db }: Context, id: number, reason: string): Promise<number> {
  await db.update(punchCorrection).set({ reason }).where(eq(punchCorrection.id, id));
  await db.delete(punchCorrectionLine).where(eq(punchCorrectionLine.correctionId, id));
  return id;
}
