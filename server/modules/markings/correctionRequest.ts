import { can } from '@contract/session/can';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { punchCorrection } from '../../db/schema/markings';
import { person, site } from '../../db/schema/organisation';
import type { Context, Viewer } from '../../engine/acciones/context';
import { managerDecides } from '../../engine/approvals/managerDecides';
import {
  type DecisionFact,
  defineRequestType,
  type Ends,
  type Refusal,
  type Subject,
} from '../../engine/approvals/requestType';
import { conflict } from '../../engine/http/fault';
import { clock } from '../../engine/time/clock';
import { dayText } from '../../engine/time/days';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { CORRECTION_REQUEST, linesOf, punchesAround, punchesOfDay } from './correctionQueries';
import { afterLines, crossingFault, wishFault } from './correctionRules';
import { isLive } from './markingRules';
import { pairAgain } from './pairing/pairAgain';
import { punchTurn } from './punchMoment';
import { settlePunch, storePunch, tellPunches } from './storePunch';
import { clockIn } from './wallClock';

const CHANGED = 'Ese día cambió después de que lo pidieron: devolvelo para que lo mire de nuevo.';

interface CorrectionSubject extends Subject {
  row: typeof punchCorrection.$inferSelect;
  siteId: number;
  zone: string;
}

const titles: Record<CorrectionSubject['row']['kind'], string> = {
  change: 'Corrección de fichadas',
  offline: 'Fichada sin conexión',
  visit: 'Fichada por una visita',
};

async function load(db: Db, id: number): Promise<CorrectionSubject | null> {
  const [found] = await db
    .select({ row: punchCorrection, siteId: person.siteId, zone: site.zone })
    .from(punchCorrection)
    .innerJoin(person, eq(person.id, punchCorrection.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .where(eq(punchCorrection.id, id));
  if (!found) return null;
  const { row } = found;
  const title = `${titles[row.kind]}, ${dayText(row.day)}`;
  return { ...found, ownerId: row.personId, title, values: {} };
}

const words = { in: 'Entrada', breakOut: 'A comer', breakIn: 'Vuelta', out: 'Salida' };

/** "Entrada 08:02 · Salida 17:00", as a day reads. */
const inWords = (punches: readonly { kind: keyof typeof words; at: Date }[], zone: string) =>
  punches.map(({ kind, at }) => `${words[kind]} ${clockIn(zone, at)}`).join(' · ') ||
  'Sin fichadas';

async function facts(
  { db }: Context,
  { row, siteId, zone }: CorrectionSubject,
): Promise<DecisionFact[]> {
  const { personId, day } = row;
  const lines = await linesOf(db, row.id);
  const why: DecisionFact = { label: 'Por qué', value: row.reason, tone: 'plain' };
  if (row.kind !== 'change') {
    const punches = lines.flatMap(({ kind, at }) => (kind && at ? [{ kind, at }] : []));
    return [{ label: 'Fichada', value: inWords(punches, zone), tone: 'plain' }, why];
  }
  const standing = await punchesOfDay(db, { personId, day, zone, siteId });
  const touched = lines.flatMap(({ before }) => (before ? [before] : []));
  // Once it is decided the day stands otherwise: what was before is then what the lines name.
  const asked = touched.every(({ id }) => standing.some((one) => one.id === id));
  const before = asked ? standing : touched;
  return [
    { label: 'Ahora', value: inWords(before, zone), tone: 'plain' },
    { label: 'Quedaría', value: inWords(afterLines(before, lines), zone), tone: 'warning' },
    why,
  ];
}

/** A correction is checked against the day once more, which may have changed since. */
async function refuseUnfit(
  { db }: Context,
  { row: { personId, day }, siteId, zone }: CorrectionSubject,
  lines: readonly Line[],
): Promise<void> {
  const { standing, others } = await punchesAround(db, { personId, day, zone, siteId });
  const there = new Set(standing.map(({ id }) => id));
  if (lines.some(({ before }) => before && !there.has(before.id))) throw conflict(CHANGED);
  const wished = afterLines(standing, lines);
  const fault = wishFault(wished, clock.now()) ?? crossingFault(wished, others, zone);
  if (fault) throw conflict(`${CHANGED} Hoy quedaría mal: ${fault}`);
}

async function onApproved(context: Context, subject: CorrectionSubject): Promise<void> {
  const { db } = context;
  const { row } = subject;
  const { personId, day, kind } = row;
  await refuseClosedPeriod(db, { personId, day, ledger: 'time' });
  await punchTurn(db, personId);
  const lines = await linesOf(db, row.id);
  if (lines.some(({ before }) => before && !isLive(before))) throw conflict(CHANGED);
  if (kind === 'change') await refuseUnfit(context, subject, lines);
  for (const line of lines) {
    if (kind !== 'change' && line.before) await settlePunch(context, line.before, 'counted');
    else await applyLine(context, row, line);
  }
  const [first] = lines;
  const moved = first?.at ?? first?.before?.at;
  if (moved) await pairAgain(context, personId, moved, clock.now());
  await tellPunches(context, personId);
}

type Line = Awaited<ReturnType<typeof linesOf>>[number];

/** The one that was there stays, marked; another is written beside it. */
async function applyLine(
  context: Context,
  { personId, day, authorId, reason }: CorrectionSubject['row'],
  { before, kind, at }: Line,
): Promise<void> {
  if (before) await settlePunch(context, before, 'replaced');
  if (!kind || !at) return;
  await storePunch(context, {
    personId,
    at,
    kind,
    day,
    source: 'manual',
    plannedShiftId: before?.plannedShiftId ?? null,
    note: reason,
    authorId,
    replacesId: before?.id ?? null,
  });
}

async function onRefused(ends: Ends, { row }: CorrectionSubject, refusal: Refusal): Promise<void> {
  const lines = await linesOf(ends.db, row.id);
  const waits = lines.flatMap(({ before }) => (before?.counts === 'waiting' ? [before] : []));
  if (row.kind !== 'change' && refusal !== 'returned') {
    for (const before of waits) await settlePunch(ends, before, 'rejected');
  }
  await tellPunches(ends, row.personId);
}

const sees = ({ personId, roles, roleScope }: Viewer, owner: number) =>
  owner === personId || (roleScope !== 'own' && can(roles, 'MARKINGS.SHOW'));

/** A day of punches that its person asks to have otherwise, or a punch that nobody can vouch for. */
export const correctionRequest = defineRequestType<CorrectionSubject>({
  type: CORRECTION_REQUEST,
  label: 'Corrección de fichadas',
  fallback: 'MARKINGS.SHOW',
  fields: [],
  defaultSteps: managerDecides(48),
  load,
  facts,
  link: ({ viewer }, { row }) =>
    !sees(viewer, row.personId)
      ? null
      : row.personId === viewer.personId
        ? `/markings/mine?dia=${row.day}`
        : `/markings/day?dia=${row.day}`,
  editLink: (_requestId, { row }) => `/markings/mine?dia=${row.day}`,
  onApproved,
  onRefused,
});
