import { explainReceipt } from '@contract/liquidations/payWhyAcciones';
import { and, eq } from 'drizzle-orm';
import { payRun, payRunPerson } from '../../db/schema/payRuns';
import { receipt } from '../../db/schema/receipts';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { explainStored } from './explainStored';
import { ownPath } from './ownPath';
import { printed } from './slipOf';

/** Why one's own slip comes to what it says; one that was cut from another program's file has no why. */
export const explainReceiptHandler = implement(explainReceipt, async ({ id }, { db, viewer }) => {
  const [own] = await db
    .select({ run: payRun, stored: payRunPerson })
    .from(receipt)
    .leftJoin(
      payRunPerson,
      and(eq(payRunPerson.receiptId, receipt.id), eq(payRunPerson.personId, receipt.personId)),
    )
    .leftJoin(payRun, eq(payRun.id, payRunPerson.runId))
    .where(and(eq(receipt.id, id), eq(receipt.personId, viewer.personId ?? 0)));
  if (!own) throw notFound('Ese recibo no existe o no es tuyo.');
  const { run, stored } = own;
  if (!run || !stored) return { lines: [] };
  const lines = await explainStored(db, run, stored);
  return {
    lines: lines
      .filter(({ kind }) => printed.includes(kind))
      .map((line) => ({
        ...line,
        inputs: line.inputs.map((input) => ({ ...input, path: ownPath(input.path) })),
      })),
  };
});
