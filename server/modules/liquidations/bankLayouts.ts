import { bankLayoutRecord } from '@contract/liquidations/bankLayout';
import {
  listBankLayouts,
  previewBankLayout,
  removeBankLayout,
  saveBankLayout,
} from '@contract/liquidations/bankLayoutAcciones';
import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { bankLayout } from '../../db/schema/bankLayouts';
import { payRun, payRunPerson } from '../../db/schema/payRuns';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { defineStore } from '../../engine/store/defineStore';
import { noRun } from './runStore';

/** A few lines show how the rest will be. */
const FIRST = 5;
const MOST_TOLD = 20;

export const noBankLayout = 'Ese diseño ya no está.';

export async function findBankLayout(db: Db, id: number) {
  const [row] = await db.select().from(bankLayout).where(eq(bankLayout.id, id));
  return row;
}

const layouts = defineStore({
  record: bankLayoutRecord,
  table: bankLayout,
  find: ({ db }, id) => findBankLayout(db, id),
  missing: noBankLayout,
  unique: ({ name }) => [
    {
      field: 'name',
      same: sql`anden_fold(${bankLayout.name}) = anden_fold(${name})`,
      words: 'Ya hay un diseño con ese nombre.',
    },
  ],
  tag: 'BankLayout',
});

export const listBankLayoutsHandler = implement(listBankLayouts, async (_input, { db }) => ({
  rows: await db.select().from(bankLayout).orderBy(asc(bankLayout.id)),
  edits: true,
}));

export const saveBankLayoutHandler = implement(saveBankLayout, async (input, context) => {
  return layouts.save(context, input);
});

export const removeBankLayoutHandler = implement(removeBankLayout, async (input, context) => {
  return layouts.remove(context, input, async () => {
    // Two who take away the last two wait for each other.
    const all = await context.db.select({ id: bankLayout.id }).from(bankLayout).for('update');
    if (all.length === 1) throw conflict('Es el único diseño: agregá otro antes de quitarlo.');
  });
});

/** The one that is asked about, or the last one that pays somebody. */
async function runToShow(db: Db, id: number | null | undefined) {
  const { title, period, payDay } = payRun;
  const columns = { id: payRun.id, title, period, payDay };
  if (id != null) {
    const [run] = await db.select(columns).from(payRun).where(eq(payRun.id, id));
    if (!run) throw notFound(noRun);
    return run;
  }
  const [run] = await db
    .select(columns)
    .from(payRun)
    .where(
      sql`exists (${db
        .select({ one: sql`1` })
        .from(payRunPerson)
        .where(sql`${eq(payRunPerson.runId, payRun.id)} and ${gt(payRunPerson.net, '0')}`)})`,
    )
    .orderBy(desc(payRun.period), desc(payRun.id))
    .limit(1);
  return run;
}

const nothing = { people: 0, sum: '0', heading: [], lines: [], closing: [], left: [], faults: [] };

export const previewBankLayoutHandler = implement(
  previewBankLayout,
  async ({ runId, rejected, ...layout }, { db }) => {
    const run = await runToShow(db, runId);
    if (!run) return { ...nothing, run: null, fileName: '' };
    const { bankTransfers } = await import('./bankTransfers');
    const { bankFileName } = await import('./bankFile');
    const {
      file,
      run: told,
      people,
      sum,
      left,
      faults,
    } = await bankTransfers(db, layout, run, rejected);
    return {
      run: { id: run.id, title: run.title },
      fileName: bankFileName(layout, told),
      ...{ people, sum, left, faults: faults.slice(0, MOST_TOLD) },
      heading: file.heading,
      lines: file.lines.slice(0, FIRST),
      closing: file.closing,
    };
  },
);
