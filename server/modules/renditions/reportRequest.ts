import { moneyText } from '@contract/core/moneyText';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { rendition, renditionLine } from '../../db/schema/renditions';
import type { Context } from '../../engine/acciones/context';
import { managerDecides } from '../../engine/approvals/managerDecides';
import {
  type Attachment,
  type Cut,
  type DecisionFact,
  defineRequestType,
  type Refusal,
  type Subject,
} from '../../engine/approvals/requestType';
import { conflict, invalid, notFound } from '../../engine/http/fault';
import { cutFault, expenseFacts, receiptOf } from '../expenses';
import { mayOpenReceipts } from './presentRendition';
import { reckoned } from './renditionLines';
import { linkOf } from './renditionLink';
import { settleApproved } from './renditionPay';
import { linesOf, type StoredRendition } from './renditionQueries';
import { balanceOf } from './renditionRules';
import { REPORT_REQUEST } from './renditionScope';
import { renditionsStore, ringOwner } from './renditionsStore';

type Line = Awaited<ReturnType<typeof linesOf>>[number];

interface ReportSubject extends Subject {
  row: StoredRendition;
  lines: readonly Line[];
}

async function load(db: Db, id: number): Promise<ReportSubject | null> {
  const [row] = await db.select().from(rendition).where(eq(rendition.id, id));
  if (!row) return null;
  return {
    row,
    lines: await linesOf(db, id),
    ownerId: row.personId,
    title: `${row.title}: ${moneyText(row.spent)} gastados`,
    values: { amount: Number(row.spent) },
  };
}

const dayText = (day: string) => day.split('-').reverse().slice(0, 2).join('/');
const lineText = ({ line, categoryName }: Line) => `${categoryName}, ${dayText(line.day)}`;

/** The part of the advance that stays, or the sum that is missing, as it stands with what is cut. */
function balanceFact(row: StoredRendition): DecisionFact {
  const balance = balanceOf(row);
  const label = 'Saldo';
  if (Number(balance) === 0) return { label, value: 'Queda en cero', tone: 'good' };
  return Number(balance) > 0
    ? { label, value: `A pagar: ${moneyText(balance)}`, tone: 'plain' }
    : { label, value: `A devolver: ${moneyText(balance.slice(1))}`, tone: 'warning' };
}

async function facts(context: Context, { row, lines }: ReportSubject): Promise<DecisionFact[]> {
  const own = await Promise.all(
    lines.map((one) =>
      expenseFacts(
        context,
        // Said once for all of them.
        { ...one.line, trip: one.line.trip === row.trip ? '' : one.line.trip },
        { source: 'renditions', lineId: one.line.id },
        `${lineText(one)} · `,
      ),
    ),
  );
  const plain = (label: string, value: string): DecisionFact => ({ label, value, tone: 'plain' });
  return [
    plain('Anticipo', Number(row.paid) > 0 ? moneyText(row.paid) : 'Sin anticipo'),
    balanceFact(row),
    ...(row.trip ? [plain('Viaje o centro de costo', row.trip)] : []),
    ...own.flat(),
  ];
}

async function attachments(context: Context, { row, lines }: ReportSubject): Promise<Attachment[]> {
  if (!(await mayOpenReceipts(context, row.id))) return [];
  const files = await Promise.all(lines.map(({ line }) => receiptOf(context.db, line)));
  return files.flatMap((file) => file ?? []);
}

async function cutLine(context: Context, { row, lines }: ReportSubject, cut: Cut): Promise<void> {
  const one = lines.find(({ line }) => line.id === cut.partId);
  if (!one) throw notFound();
  const { amount } = one.line;
  const fault = cutFault(amount, cut.granted, cut.reason);
  if (fault) throw invalid(fault);
  const cutReason = cut.granted === amount ? '' : cut.reason;
  const [after] = await context.db
    .update(renditionLine)
    .set({ granted: cut.granted, cutReason })
    .where(and(eq(renditionLine.id, cut.partId), eq(renditionLine.renditionId, row.id)))
    .returning();
  const changed = { entityId: cut.partId, before: one.line, after };
  await context.audit({ entity: 'renditionLine', ...changed });
  const done = {
    kind: 'cut',
    accountId: context.viewer.accountId,
    reason: [lineText(one), cut.reason].filter(Boolean).join(': '),
  } as const;
  const written = await renditionsStore.write(context, row, await reckoned(context, row.id), done);
  await ringOwner(context, written, 'cut', written.sanctioned);
}

const kinds = {
  rejected: 'rejected',
  returned: 'returned',
  cancelled: 'withdrawn',
  expired: 'expired',
} as const;

/** Money that was taken along is shown again until somebody approves it; without any, a refusal is the end. */
function stateAfter(refusal: Refusal, { paid, state }: StoredRendition): StoredRendition['state'] {
  if (refusal === 'returned' || Number(paid) > 0) return 'open';
  if (refusal === 'cancelled') return state === 'handed' ? 'open' : 'cancelled';
  return 'rejected';
}

/** The account of what somebody spent: the decider may grant less of each expense, with a reason. */
export const reportRequest = defineRequestType<ReportSubject>({
  type: REPORT_REQUEST,
  label: 'Rendición',
  fallback: 'RENDITIONS',
  fields: [{ key: 'amount', label: 'Importe', kind: 'number', choices: [] }],
  defaultSteps: managerDecides(72),
  load,
  facts,
  attachments,
  parts: async (_context, { lines }) =>
    lines.map((one) => ({
      id: one.line.id,
      label: lineText(one),
      asked: one.line.amount,
      granted: one.line.granted,
      reason: one.line.cutReason,
    })),
  cut: cutLine,
  link: ({ viewer }, { row }) => linkOf(viewer, row),
  editLink: (_requestId, { row }) => `/renditions/${row.id}`,
  onApproved: async (context, { row }) => {
    if (Number(row.sanctioned) === 0 && Number(row.paid) === 0) {
      throw conflict('No queda nada para pagar: en vez de aprobarla, rechazala.');
    }
    await settleApproved(context, row);
  },
  onRefused: async (ends, { row }, refusal, { accountId, reason }) => {
    const done = { kind: kinds[refusal], accountId, reason };
    await renditionsStore.write(ends, row, { state: stateAfter(refusal, row) }, done);
  },
});
