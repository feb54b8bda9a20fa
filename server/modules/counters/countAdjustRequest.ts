import { moneyText } from '@contract/core/moneyText';
import { countLineRecord } from '@contract/counters/countLine';
import { can } from '@contract/session/can';
import { productRecord } from '@contract/warehouse/product';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import { stockCount, stockCountLine } from '../../db/schema/counters';
import { site } from '../../db/schema/organisation';
import { location, product, stock } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import {
  type Closing,
  type DecisionFact,
  defineRequestType,
  type Ends,
  type Refusal,
  type Subject,
} from '../../engine/approvals/requestType';
import { conflict } from '../../engine/http/fault';
import { adjustLine } from './adjustLine';
import { heldLines } from './heldLines';
import { stockCountStore } from './stockCountStore';

export const COUNT_ADJUST = 'countAdjust';

const facts = {
  lineId: stockCountLine.id,
  countId: stockCountLine.countId,
  number: stockCount.number,
  siteId: stockCount.siteId,
  siteName: site.name,
  locationCode: location.code,
  productName: product.name,
  unit: product.unit,
  abcClass: product.abcClass,
  expected: sql<number>`${stockCountLine.expected}`,
  counted: sql<number>`${stockCountLine.counted}`,
  difference: sql<number>`${stockCountLine.difference}`,
  value: sql<string | null>`(${stockCountLine.difference} * ${product.cost})::text`,
  cause: stockCountLine.cause,
  reason: stockCountLine.reason,
  ownerId: approvalRequest.ownerId,
  authorId: approvalRequest.authorId,
};

const findLine = (db: Db, id: number) =>
  db
    .select(facts)
    .from(stockCountLine)
    .innerJoin(stockCount, eq(stockCount.id, stockCountLine.countId))
    .innerJoin(site, eq(site.id, stockCount.siteId))
    .innerJoin(stock, eq(stock.id, stockCountLine.stockId))
    .innerJoin(location, eq(location.id, stock.locationId))
    .innerJoin(product, eq(product.id, stock.productId))
    .leftJoin(
      approvalRequest,
      and(eq(approvalRequest.type, COUNT_ADJUST), eq(approvalRequest.subjectId, stockCountLine.id)),
    )
    .where(eq(stockCountLine.id, id));

type AskedLine = Awaited<ReturnType<typeof findLine>>[number];

interface AdjustSubject extends Subject {
  line: AskedLine;
}

const signed = (units: number) => (units > 0 ? `+${units}` : `−${Math.abs(units)}`);
const worth = ({ value }: AskedLine) => (value === null ? null : moneyText(value));

async function load(db: Db, id: number): Promise<AdjustSubject | null> {
  const [line] = await findLine(db, id);
  if (!line) return null;
  const { locationCode, productName, difference, unit, value } = line;
  const money = worth(line);
  return {
    // Before it is asked for it is nobody's: whoever adjusts says in whose name.
    ownerId: line.ownerId ?? 0,
    title: `Ajuste de existencia en ${locationCode}: ${productName}, ${signed(difference)} ${unit}${money ? ` (${money})` : ''}`,
    values: {
      units: Math.abs(difference),
      ...(value === null ? {} : { value: Math.abs(Number(value)) }),
      abcClass: line.abcClass,
      siteId: line.siteId,
    },
    line,
  };
}

async function factsOf(_context: Context, { line }: AdjustSubject): Promise<DecisionFact[]> {
  const { cause } = countLineRecord.shown;
  const plain = (label: string, value: string): DecisionFact => ({ label, value, tone: 'plain' });
  return [
    plain('Conteo', line.number),
    plain('Depósito', line.siteName),
    plain('Ubicación', line.locationCode),
    plain('Producto', line.productName),
    plain('Debía haber', String(line.expected)),
    plain('Contado', String(line.counted)),
    { label: 'Diferencia', value: signed(line.difference), tone: 'warning' },
    plain('Valor de la diferencia', worth(line) ?? 'El producto no tiene costo'),
    plain(productRecord.fields.abcClass.label, line.abcClass),
    ...(line.cause ? [plain(cause.label, cause.labels[line.cause])] : []),
    ...(line.reason ? [plain('Detalle', line.reason)] : []),
  ];
}

/** The people who run the warehouse of that site find the line in its count. */
function link({ viewer }: Context, { line }: AdjustSubject): string | null {
  const reaches = viewer.roleScope === 'all' || viewer.siteId === line.siteId;
  return can(viewer.roles, 'ORDERS.create') && reaches ? `/counters/${line.countId}` : null;
}

/** Holds the count and then its line, in the order of everybody who decides about one; undefined once it no longer waits. */
async function hold(db: Db, { countId, lineId }: AskedLine) {
  const [count] = await db
    .select()
    .from(stockCount)
    .where(eq(stockCount.id, countId))
    .for('update');
  const [line] = await heldLines(db, eq(stockCountLine.id, lineId));
  return count && line?.state === 'approval' ? { count, line } : undefined;
}

async function onApproved(context: Context, { line: asked }: AdjustSubject): Promise<void> {
  const held = await hold(context.db, asked);
  if (!held || !asked.cause) throw conflict('Esa línea ya no espera aprobación.');
  const { count, line } = held;
  if (line.countedBy.includes(context.viewer.accountId)) {
    throw conflict('La contaste vos: la aprueba otra persona.');
  }
  await adjustLine(context, {
    ...{ count, line, cause: asked.cause, reason: asked.reason, accountId: asked.authorId },
  });
  const told = { kind: 'adjust', line: `${asked.locationCode}: ${asked.productName}` };
  await stockCountStore.write(context, count, {}, { told });
}

const why: Record<Refusal, string> = {
  rejected: 'El ajuste no se aprobó',
  returned: 'El ajuste volvió sin aprobar',
  cancelled: 'Se canceló el pedido de ajuste',
  expired: 'Nadie aprobó el ajuste a tiempo',
};

/** The difference waits again for a decision, with the reason why it was not approved. */
async function onRefused(
  ends: Ends,
  { line: asked }: AdjustSubject,
  refusal: Refusal,
  { reason: given }: Closing,
): Promise<void> {
  const held = await hold(ends.db, asked);
  if (!held) return;
  const reason = given ? `${why[refusal]}: ${given}` : why[refusal];
  await ends.db
    .update(stockCountLine)
    .set({ state: 'differs', reason })
    .where(eq(stockCountLine.id, held.line.id));
  await stockCountStore.write(ends, held.count, {}, { reason });
}

export const countAdjustRequest = defineRequestType<AdjustSubject>({
  type: COUNT_ADJUST,
  label: 'Ajuste por un conteo',
  fallback: 'ORDERS.create',
  otherwise: 'Si no rige ninguna, el ajuste cambia la existencia sin pedir aprobación.',
  fields: [
    { key: 'units', label: 'Unidades de diferencia', kind: 'number', choices: [] },
    { key: 'value', label: 'Pesos de diferencia', kind: 'number', choices: [] },
    {
      key: 'abcClass',
      label: productRecord.fields.abcClass.label,
      kind: 'choice',
      choices: productRecord.fields.abcClass.values.map((value) => ({ value, label: value })),
    },
  ],
  // An adjustment waits for approval only where a definition says so.
  defaultSteps: [],
  load,
  facts: factsOf,
  link,
  editLink: (_requestId, { line }) => `/counters/${line.countId}`,
  onApproved,
  onRefused,
});
