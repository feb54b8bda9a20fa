import type { AccionKey } from '@contract/registry';
import type { Db } from '../../../server/db/Db';
import { payNote } from '../../../server/db/schema/payNotes';
import { payRun, payRunPerson } from '../../../server/db/schema/payRuns';
import { clock } from '../../../server/engine/time/clock';
import type { Aim, Fields } from './aim';

const names = { concept: [], base: [], news: [], leave: [], hours: [], band: [], parameter: [] };
const figures = { period: '2031-01', parameters: {}, monthHours: '200', dayHours: '8' };
const frozen = { concepts: [], names, figures, differencePercent: '20', seals: {} };

let numbers = 0;

/** They in a run of their own, which is over: nothing of it moves. */
async function inARun(db: Db, personId: number, authorId: number): Promise<number> {
  numbers += 1;
  const number = numbers % 99 || 99;
  const period = `20${50 + Math.floor(numbers / 99)}-01`;
  const values = {
    kind: 'monthly',
    period,
    number,
    title: 'De prueba',
    payDay: '2031-02-01',
  } as const;
  const state = { state: 'cancelled', reason: 'De prueba', frozen, frozenAt: clock.now() } as const;
  const [run] = await db
    .insert(payRun)
    .values({ ...values, ...state, authorId })
    .returning();
  const facts = { amounts: {}, history: { best: {}, yearBases: {}, previous: {}, year: {} } };
  const [row] = await db
    .insert(payRunPerson)
    .values({ runId: run?.id ?? 0, personId, facts })
    .returning();
  return row?.id ?? 0;
}

const made =
  (input: (id: number) => Fields): Aim['at'] =>
  async (db, { personId }, { accountId }) =>
    input(await inARun(db, personId, accountId));

const newNote = async (db: Db, personId: number, authorId: number): Promise<number> => {
  const [row] = await db
    .insert(payNote)
    .values({ personId, authorId, text: 'De prueba' })
    .returning();
  return row?.id ?? 0;
};

export const payAims = {
  listPayNotes: { at: (_db, { personId }) => ({ personId }) },
  addPayNote: { at: (_db, { personId }) => ({ personId, text: 'De prueba' }) },
  settlePayNote: {
    at: async (db, { personId }, { accountId }) => ({
      id: await newNote(db, personId, accountId),
    }),
  },
  getPayRunPerson: { at: made((id) => ({ id })) },
  recalculatePerson: { at: made((id) => ({ id })) },
  rejectTransfer: { at: made((id) => ({ id, rejectedOn: '2031-02-02', reason: 'De prueba' })) },
  repayTransfer: { at: made((id) => ({ id, paidOn: '2031-02-03' })) },
  undoTransfer: { at: made((id) => ({ id, reason: 'De prueba' })) },
  simulatePay: {
    at: (_db, { personId }) => ({
      ...{ personId, period: '2026-06', kind: 'monthly', salary: '900000' },
      ...{ category: null, agreement: null, parameter: null },
    }),
  },
  // A person who may ask is told what it comes to, or what is missing to know it.
  tryPayConcept: {
    at: (_db, { personId }) => ({
      code: 'PRUEBA',
      name: 'De prueba',
      kind: 'remunerative',
      runs: ['monthly'],
      formula: '1000',
      bases: [],
      position: 1,
      fromDay: '2026-01-01',
      personId,
      period: '2026-06',
    }),
  },
} satisfies Partial<Record<AccionKey, Aim>>;
