import { moneyText } from '@contract/core/moneyText';
import type { RenditionKind } from '@contract/renditions/rendition';
import type { Db } from '../../../db/Db';
import { rendition, renditionEvent, renditionLine } from '../../../db/schema/renditions';
import type { Demo, DemoPerson } from '../../../engine/seed/demo';
import { seedRequest } from '../../../seed/seedRequest';
import { isoDay, workday } from '../../../seed/workday';
import { type Spent, spendInDemo } from '../../expenses';
import { payAdvanceNext, settleNext } from '../renditionPay';
import type { StoredRendition } from '../renditionQueries';
import { coverOf, sumOf } from '../renditionRules';
import { ADVANCE_REQUEST, REPORT_REQUEST } from '../renditionScope';

type State = StoredRendition['state'];

interface Taken {
  title: string;
  trip: string;
  state: State;
  /** Days from today. */
  ago: number;
  asked?: string;
  lines?: readonly Omit<Spent, 'seed' | 'trip'>[];
  /** The last line, granted for less. */
  cut?: readonly [granted: string, reason: string];
}

const spent = (...days: number[]) => days.map((ago) => ({ ago }));

/** In every state, the latest first. */
const plan: readonly Taken[] = [
  {
    title: 'Visita a clientes de Rosario',
    trip: 'Rosario, noviembre',
    state: 'open',
    ago: 9,
    asked: '180000.00',
    lines: [...spent(4, 3), { ago: 3, kilometres: '318' }],
  },
  {
    title: 'Feria de logística',
    trip: 'Feria La Rural',
    state: 'handed',
    ago: 16,
    asked: '120000.00',
    lines: spent(9, 8, 8, 7),
  },
  {
    title: 'Capacitación en Córdoba',
    trip: 'Córdoba',
    state: 'pending',
    ago: 1,
    asked: '250000.00',
  },
  {
    title: 'Entrega urgente en La Plata',
    trip: 'La Plata',
    state: 'approved',
    ago: 24,
    asked: '20000.00',
    lines: [...spent(20, 20), { ago: 19, kilometres: '120' }],
  },
  {
    title: 'Auditoría del depósito Norte',
    trip: 'Auditoría',
    state: 'approved',
    ago: 30,
    asked: '300000.00',
    lines: spent(26, 25),
    cut: ['1500.00', 'Solo el tramo de trabajo'],
  },
  {
    title: 'Relevamiento en Bahía Blanca',
    trip: 'Bahía Blanca',
    state: 'settled',
    ago: 70,
    asked: '60000.00',
    lines: spent(66, 65, 65, 64),
  },
  {
    title: 'Compra de insumos para el inventario',
    trip: 'Inventario anual',
    state: 'settled',
    ago: 110,
    lines: spent(109, 108),
  },
  { title: 'Curso de seguridad', trip: '', state: 'toPay', ago: 3, asked: '45000.00' },
  { title: 'Viaje a proveedores', trip: 'Mendoza', state: 'draft', ago: 5, asked: '900000.00' },
  { title: 'Almuerzo de fin de año', trip: '', state: 'rejected', ago: 40, asked: '400000.00' },
  { title: 'Traslado a Pilar', trip: 'Pilar', state: 'cancelled', ago: 50, asked: '15000.00' },
];

const reasons: Partial<Record<State, string>> = {
  draft: 'Es mucho: decinos en qué pensás gastarlo',
  rejected: 'Esos gastos los paga la empresa directamente',
};

const began: readonly State[] = ['open', 'handed', 'approved', 'settled'];

interface Who {
  asker: number;
  decider: number;
  payer: number;
}

type Event = { kind: RenditionKind; accountId: number; reason?: string };

function eventsOf({ state, asked, cut }: Taken, { asker, decider, payer }: Who): Event[] {
  const said = { accountId: decider, reason: reasons[state] ?? '' };
  if (!asked && state === 'open') return [{ kind: 'opened', accountId: asker }];
  const first: Event[] = [{ kind: asked ? 'asked' : 'opened', accountId: asker }];
  if (state === 'draft') return [...first, { kind: 'returned', ...said }];
  if (state === 'rejected') return [...first, { kind: 'rejected', ...said }];
  if (state === 'cancelled') return [...first, { kind: 'withdrawn', accountId: asker }];
  if (asked && state !== 'pending') first.push({ kind: 'granted', accountId: decider });
  if (asked && began.includes(state)) first.push({ kind: 'paid', accountId: payer });
  if (['handed', 'approved', 'settled'].includes(state)) {
    first.push({ kind: 'handed', accountId: asker });
  }
  if (cut) first.push({ kind: 'cut', accountId: decider, reason: cut[1] });
  if (state === 'approved' || state === 'settled') {
    first.push({ kind: 'approved', accountId: decider });
  }
  if (state === 'settled') first.push({ kind: 'settled', accountId: payer });
  return first;
}

/** The engine would hold this of both its requests. */
async function seedRequests(
  db: Db,
  row: StoredRendition,
  { owner, decider }: { owner: DemoPerson; decider: number },
): Promise<void> {
  const { id: subjectId, state, asked } = row;
  const people = { owner, author: owner, decider };
  if (asked && state !== 'draft' && state !== 'cancelled') {
    const stands = state === 'pending' || state === 'rejected' ? state : 'approved';
    await seedRequest(db, {
      type: ADVANCE_REQUEST,
      subjectId,
      title: `${row.title}: ${moneyText(asked)}`,
      state: stands,
      refusal: reasons.rejected ?? '',
      ...people,
    });
  }
  if (state === 'handed' || state === 'approved' || state === 'settled') {
    await seedRequest(db, {
      type: REPORT_REQUEST,
      subjectId,
      title: `${row.title}: ${moneyText(row.spent)} gastados`,
      state: state === 'handed' ? 'pending' : 'approved',
      ...people,
    });
  }
}

/** This writes a rendition of money that somebody took along and accounted for, with drawn receipts. */
async function seedOne(
  { db, services }: Demo,
  taken: Taken,
  seed: number,
  { owner, who }: { owner: DemoPerson; who: Who },
): Promise<void> {
  const { title, trip, state, ago, asked, lines = [], cut } = taken;
  const made: Awaited<ReturnType<typeof spendInDemo>>[] = [];
  for (const [at, line] of lines.entries()) {
    const columns = await spendInDemo(db, services.files, { ...line, trip, seed: seed + at });
    const last = cut && at === lines.length - 1;
    made.push(last ? { ...columns, granted: cut[0], cutReason: cut[1] } : columns);
  }
  const paid = asked && began.includes(state) ? asked : '0.00';
  const sums = {
    spent: sumOf(made.map((line) => line.amount)),
    sanctioned: sumOf(made.map((line) => line.granted)),
  };
  const over = state === 'approved' || state === 'settled';
  const { claimed, toReturn } = coverOf({ paid, sanctioned: sums.sanctioned });
  const settled = state === 'settled';
  const [row] = await db
    .insert(rendition)
    .values({
      personId: owner.id,
      title,
      trip,
      asked: asked ?? null,
      paid,
      ...sums,
      claimed: over ? claimed : '0',
      returned: settled ? (toReturn ?? '0') : '0',
      state,
      advancePaidBy: Number(paid) > 0 ? 'transfer' : null,
      advancePaidOn: Number(paid) > 0 ? isoDay(workday(-ago + 2)) : null,
      settledBy: settled ? 'transfer' : null,
      settledOn: settled ? isoDay(workday(-ago + 20)) : null,
      createdAt: new Date(`${isoDay(workday(-ago))}T15:10:00Z`),
    })
    .returning();
  if (!row) throw new Error('a rendition was not stored');
  if (made.length > 0) {
    await db.insert(renditionLine).values(made.map((line) => ({ ...line, renditionId: row.id })));
  }
  await db.insert(renditionEvent).values(
    eventsOf(taken, who).map(({ reason, ...event }, at) => ({
      ...event,
      reason: reason || null,
      renditionId: row.id,
      createdAt: new Date(row.createdAt.getTime() + at * 7_200_000),
    })),
  );
  await seedRequests(db, row, { owner, decider: who.decider });
  if (state === 'toPay') await payAdvanceNext({ db }, row);
  if (state === 'approved') await settleNext({ db }, row);
}

/** Some who travel: the first has one of each, others one or two. */
export async function seedRenditions(demo: Demo): Promise<void> {
  const { people, hr } = demo;
  const accounts = new Map(people.map((one) => [one.id, one.accountId]));
  const travellers = people.filter(({ role, managerId }) => role === 'empleado' && managerId);
  const first = travellers.filter(({ username }) => username === 'empleado');
  const others = travellers.filter(({ username }) => username !== 'empleado').slice(0, 6);
  const one = async (owner: DemoPerson, taken: Taken, seed: number) => {
    if (isoDay(workday(-taken.ago - 1)) < owner.hireDate) return;
    const decider = accounts.get(owner.managerId ?? 0) ?? hr[0];
    await seedOne(demo, taken, seed, {
      owner,
      who: { asker: owner.accountId, decider, payer: hr[0] },
    });
  };
  for (const owner of first) {
    for (const [at, taken] of plan.entries()) await one(owner, taken, 1000 + at * 10);
  }
  for (const [index, owner] of others.entries()) {
    for (const at of [index, index + 4]) {
      const taken = plan[at % plan.length];
      if (taken) await one(owner, { ...taken, ago: taken.ago + 1 }, 1200 + index * 40 + at);
    }
  }
}
