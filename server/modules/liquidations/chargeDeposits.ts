import { chargeDepositRecord } from '@contract/liquidations/chargeDeposit';
import {
  listChargeDeposits,
  removeChargeDeposit,
  saveChargeDeposit,
} from '@contract/liquidations/chargeDepositAcciones';
import { desc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { chargeDeposit } from '../../db/schema/chargeDeposits';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { defineStore } from '../../engine/store/defineStore';
import { todayIn } from '../../engine/time/nowIn';

const deposits = defineStore({
  record: chargeDepositRecord,
  table: chargeDeposit,
  find: async ({ db }, id) =>
    (await db.select().from(chargeDeposit).where(eq(chargeDeposit.id, id))).at(0),
  missing: 'Ese depósito ya no está.',
  unique: ({ period }) => [
    {
      field: 'period',
      same: eq(chargeDeposit.period, period),
      words: 'El depósito de ese mes ya está cargado.',
    },
  ],
  tag: 'ChargeDeposit',
});

/** The deposit of the latest month that was paid by a day. */
export async function lastDeposit(db: Db, day: string) {
  const [found] = await db
    .select()
    .from(chargeDeposit)
    .where(lte(chargeDeposit.paidOn, day))
    .orderBy(desc(chargeDeposit.period))
    .limit(1);
  return found ?? null;
}

export const listChargeDepositsHandler = implement(listChargeDeposits, async (_input, { db }) => ({
  rows: await db.select().from(chargeDeposit).orderBy(desc(chargeDeposit.period)),
  edits: true,
}));

export const saveChargeDepositHandler = implement(saveChargeDeposit, async (input, context) => {
  if (input.paidOn > todayIn()) throw invalid({ paidOn: 'Todavía no llegó ese día.' });
  return deposits.save(context, input);
});

export const removeChargeDepositHandler = implement(removeChargeDeposit, async (input, context) =>
  deposits.remove(context, input),
);
