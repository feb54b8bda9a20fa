import { hoursText } from '@contract/core/hoursText';
import { can } from '@contract/session/can';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { hourBankUse } from '../../db/schema/hourBank';
import type { Context, Viewer } from '../../engine/acciones/context';
import { managerDecides } from '../../engine/approvals/managerDecides';
import {
  type DecisionFact,
  defineRequestType,
  type Subject,
} from '../../engine/approvals/requestType';
import { conflict } from '../../engine/http/fault';
import { dayText } from '../../engine/time/days';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { clockIn } from '../markings';
import { BANK_REQUEST, bankOf, bankTurn, writeDraws } from './bankLedger';
import { drawFor, totalOf } from './bankRules';
import { planUse, whoseBank } from './bankUses';
import type { Whose } from './hourFacts';
import { tellBank } from './tellBank';

interface UseSubject extends Subject {
  row: typeof hourBankUse.$inferSelect;
  whose: Whose;
}

const clocksOf = ({ row, whose: { zone } }: Pick<UseSubject, 'row' | 'whose'>) => ({
  from: clockIn(zone, row.startsAt),
  to: clockIn(zone, row.endsAt),
});

async function load(db: Db, id: number): Promise<UseSubject | null> {
  const [row] = await db.select().from(hourBankUse).where(eq(hourBankUse.id, id));
  if (!row) return null;
  const title = `${hoursText(row.minutes)} del banco de horas, ${dayText(row.day)}`;
  const whose = await whoseBank(db, row.personId);
  return { row, whose, ownerId: row.personId, title, values: {} };
}

/** The use as the shift of that day is now. */
function planned(db: Db, subject: UseSubject) {
  const { row, whose } = subject;
  const hours = row.whole ? { from: null, to: null } : clocksOf(subject);
  return planUse(db, whose, { day: row.day, ...hours }, row.id);
}

async function facts({ db }: Context, subject: UseSubject): Promise<DecisionFact[]> {
  const { row } = subject;
  const { from, to } = clocksOf(subject);
  const plain = { tone: 'plain' } as const;
  const asked: DecisionFact[] = [
    { label: 'Cuándo', value: `${dayText(row.day)}, de ${from} a ${to}`, ...plain },
    { label: 'Toma del banco', value: hoursText(row.minutes), ...plain },
  ];
  const why: DecisionFact = { label: 'Por qué', value: row.reason, ...plain };
  if (row.approvedAt) return [...asked, why];
  const { credits } = await bankOf(db, row.personId);
  const { shift, problem, minutes } = await planned(db, subject);
  const changed = minutes === row.minutes ? null : CHANGED;
  return [
    ...asked,
    { label: 'Su turno', value: shift ?? 'Ninguno publicado', ...plain },
    {
      label: 'Tiene en el banco',
      value: problem ?? changed ?? hoursText(totalOf(credits)),
      tone: problem || changed ? 'warning' : 'plain',
    },
    why,
  ];
}

const CHANGED = 'Su turno de ese día cambió después de que lo pidió: devolvelo para que lo mire.';

async function onApproved(context: Context, subject: UseSubject): Promise<void> {
  const { db, viewer } = context;
  const { row } = subject;
  const { id, personId, day, minutes } = row;
  await refuseClosedPeriod(db, { personId, day, ledger: 'time' });
  await bankTurn(db, personId);
  const now = await planned(db, subject);
  // Other waiting uses were asked with this one's minutes left aside, so only its own part is looked at.
  const { draws, short } = drawFor((await bankOf(db, personId, id)).credits, minutes, day);
  if (short > 0) throw conflict(`Ya no le alcanza el banco: le faltan ${hoursText(short)}.`);
  if (now.minutes !== minutes) throw conflict(CHANGED);
  await writeDraws(db, draws, {
    personId,
    day,
    kind: 'used',
    useId: id,
    facts: clocksOf(subject),
    authorId: viewer.accountId,
  });
  await db.update(hourBankUse).set({ approvedAt: sql`anden_now()` }).where(eq(hourBankUse.id, id));
  await tellBank(context, personId);
}

const sees = ({ personId, roles, roleScope }: Viewer, owner: number) =>
  owner === personId || (roleScope !== 'own' && can(roles, 'HOURS.SHOW'));

/** Hours of a shift that somebody asks to take off, for those they have in the bank. */
export const bankUseRequest = defineRequestType<UseSubject>({
  type: BANK_REQUEST,
  label: 'Uso del banco de horas',
  fallback: 'HOURS.CREATE',
  fields: [],
  defaultSteps: managerDecides(48),
  load,
  facts,
  link: ({ viewer }, { row: { personId } }) => {
    if (!sees(viewer, personId)) return null;
    return personId === viewer.personId ? '/hours/bank' : `/hours/bank/${personId}`;
  },
  editLink: (_requestId, { row }) => `/hours/bank?dia=${row.day}`,
  onApproved,
  onRefused: (ends, { row }) => tellBank(ends, row.personId),
});
