import { parameterRecord } from '@contract/admin/parameter';
import type { listParameters } from '@contract/admin/parameterAcciones';
import { parameterCatalog, parameterCodes } from '@contract/admin/parameterCatalog';
import type { ParameterKind } from '@contract/admin/parameters/ParameterKind';
import type { OutputOf } from '@contract/core/accion';
import Big from 'big.js';
import { and, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { periodClose } from '../../db/schema/closes';
import { site } from '../../db/schema/organisation';
import { parameter } from '../../db/schema/settings';
import { Fault } from '../../engine/http/fault';
import { defineStore } from '../../engine/store/defineStore';
import { todayIn } from '../../engine/time/nowIn';
import { holdPeriods } from '../../engine/time/periodTurn';

type Ledger = (typeof periodClose.$inferSelect)['ledger'];
type ParameterAnswer = OutputOf<typeof listParameters>['rows'][number];

/** A figure that only pay is reckoned with may still be written when the hours of a month are closed: pay comes after them. */
const ledgersOf = (code: string): Ledger[] => (code.startsWith('pay.') ? ['pay'] : ['time', 'pay']);

/** Nothing is reckoned with these: they are written whatever is closed. */
const toldOnly: readonly string[] = parameterCodes.filter((code) => {
  const kind: ParameterKind = parameterCatalog[code];
  return kind.toldOnly;
});

/** Some month from that day on is closed, in any site. */
const closedFrom = sql<boolean>`${parameter.code} <> all(${sql.param([...toldOnly])}::text[]) and exists (
  select 1 from ${periodClose} closed
  where closed.reopened_at is null
    and (closed.ledger = 'pay' or ${parameter.code} not like 'pay.%')
    and closed.month >= date_trunc('month', ${parameter.validFrom}))`;

async function findParameters(db: Db, where: SQL | undefined): Promise<ParameterAnswer[]> {
  const now = todayIn();
  const rows = await db
    .select({ parameter, siteName: site.name, closed: closedFrom })
    .from(parameter)
    .leftJoin(site, eq(site.id, parameter.siteId))
    .where(and(anyOf(parameter.code, [...parameterCodes]), where))
    .orderBy(desc(parameter.validFrom), desc(parameter.id));
  const ruling = new Set<string>();
  return rows.map(({ parameter: row, siteName, closed }) => {
    const figure = `${row.code} ${row.siteId}`;
    const current = row.validFrom <= now && !ruling.has(figure);
    if (current) ruling.add(figure);
    const code = parameterCodes.find((known) => known === row.code) ?? parameterCodes[0];
    const value = new Big(row.value).toFixed(parameterCatalog[code].decimals);
    return { ...row, siteName, code, value, current, closed };
  });
}

export const allParameters = async (db: Db) => ({
  today: todayIn(),
  rows: await findParameters(db, undefined),
});

/** This reads a value among all those of its figure, since all of them decide which one rules. */
async function findParameter(db: Db, id: number): Promise<ParameterAnswer | undefined> {
  const [row] = await db
    .select({ code: parameter.code })
    .from(parameter)
    .where(eq(parameter.id, id));
  if (!row) return undefined;
  const rows = await findParameters(db, eq(parameter.code, row.code));
  return rows.find((candidate) => candidate.id === id);
}

/** The values of one site, or of everybody. */
const atSite = (siteId: number | null) =>
  siteId === null ? isNull(parameter.siteId) : eq(parameter.siteId, siteId);

export const parameters = defineStore({
  record: parameterRecord,
  table: parameter,
  find: ({ db }, id) => findParameter(db, id),
  missing: 'Ese valor ya no existe.',
  unique: ({ code = '', validFrom, siteId }) => [
    {
      same: and(eq(parameter.code, code), eq(parameter.validFrom, validFrom), atSite(siteId)),
      words: 'Ya hay un valor desde ese día: corregí ese.',
    },
  ],
  tag: 'Parameter',
});

/** A figure that a closed month was computed with stays as it was. */
export async function refuseClosedFrom(
  db: Db,
  { code, validFrom }: { code: string; validFrom: string },
): Promise<void> {
  if (toldOnly.includes(code)) return;
  await holdPeriods(db);
  const [closed] = await db
    .select({ id: periodClose.id })
    .from(periodClose)
    .where(
      and(
        isNull(periodClose.reopenedAt),
        anyOf(periodClose.ledger, ledgersOf(code)),
        gte(periodClose.month, sql`date_trunc('month', ${validFrom}::date)`),
      ),
    )
    .limit(1);
  if (!closed) return;
  const reason = 'Desde ese día ya hay períodos cerrados: elegí una fecha posterior.';
  throw new Fault(409, 'periodo_cerrado', reason);
}
