import type { PayRunDetail } from '@contract/liquidations/payRun';
import { payFlagNames } from '@contract/liquidations/payRunPerson';
import { and, asc, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { payRun, payRunEvent, payRunPerson } from '../../db/schema/payRuns';
import type { Context } from '../../engine/acciones/context';
import { askedOf } from '../../engine/approvals/askedOf';
import { notFound } from '../../engine/http/fault';
import { authorRefs } from '../../engine/people/authorRef';
import { PAY_REQUEST } from './runRequestType';
import { type Run, runActions, settledStates } from './runRules';
import { warningsOf } from './runWarnings';
import { staleness } from './staleness';
import { unpaidOf } from './transferOf';
import { unconfirmedFigures } from './unconfirmedFigures';

type Asking = Pick<Context, 'db' | 'viewer'>;
type Totals = z.infer<typeof import('@contract/liquidations/payRun').payTotals>;

const sumOf = (column: (typeof payRunPerson)[keyof Totals]) =>
  sql<string>`coalesce(sum(${column}), 0)::text`;

export const totalFields = {
  remunerative: sumOf(payRunPerson.remunerative),
  nonRemunerative: sumOf(payRunPerson.nonRemunerative),
  deductions: sumOf(payRunPerson.deductions),
  employer: sumOf(payRunPerson.employer),
  net: sumOf(payRunPerson.net),
};

async function totalsOf(db: Db, runId: number): Promise<Totals> {
  const [row] = await db
    .select(totalFields)
    .from(payRunPerson)
    .where(eq(payRunPerson.runId, runId));
  if (!row) throw new Error('a sum of nothing is one too');
  return row;
}

/** Runs of these kinds have none before them to be compared with: a leaver is in one only, and the others are each for other people. */
const uncompared: readonly Run['kind'][] = ['final', 'vacation', 'adjustment', 'supplementary'];

/** The last one of its kind before it that somebody approved. */
export async function previousRun(
  db: Db,
  run: Pick<
    Run,
    'id' | 'kind' | 'period' | 'half' | 'number' | 'siteId' | 'agreement' | 'reversesId'
  >,
) {
  if (run.reversesId !== null || uncompared.includes(run.kind)) return undefined;
  const [row] = await db
    .select({ id: payRun.id, title: payRun.title })
    .from(payRun)
    .where(
      and(
        eq(payRun.kind, run.kind),
        // Amounts of the month make the second half another one than the first.
        sql`${payRun.half} is not distinct from ${run.half}::text`,
        // Another site's, or another agreement's, would make everybody new here and gone there.
        sql`${payRun.siteId} is not distinct from ${run.siteId}::int`,
        sql`${payRun.agreement} is not distinct from ${run.agreement}::text`,
        anyOf(payRun.state, settledStates),
        // A reversal is not a month of pay.
        isNull(payRun.reversesId),
        or(
          lt(payRun.period, run.period),
          and(eq(payRun.period, run.period), lt(payRun.number, run.number)),
        ),
      ),
    )
    .orderBy(desc(payRun.period), desc(payRun.number))
    .limit(1);
  return row;
}

async function flagCounts(db: Db, runId: number) {
  const { rows } = await db.execute<{
    flag: PayRunDetail['flags'][number]['flag'];
    people: number;
  }>(sql`
    select f.flag, count(*)::int as people from pay_run_person p cross join lateral unnest(p.flags) as f(flag)
    where p.run_id = ${runId} group by 1`);
  return payFlagNames.flatMap((flag) => rows.find((row) => row.flag === flag) ?? []);
}

const countGone = async (db: Db, runId: number, previousId: number): Promise<number> =>
  db.$count(
    payRunPerson,
    and(
      eq(payRunPerson.runId, previousId),
      sql`not exists (select from pay_run_person own where own.run_id = ${runId} and own.person_id = ${payRunPerson.personId})`,
    ),
  );

/** The run that it takes back, and the one that takes it back. */
async function reversalOf(db: Db, { id, reversesId }: Run) {
  const shown = { id: payRun.id, title: payRun.title };
  const [[reverses], [reversedBy]] = await Promise.all([
    db
      .select(shown)
      .from(payRun)
      .where(eq(payRun.id, reversesId ?? 0)),
    db
      .select(shown)
      .from(payRun)
      .where(and(eq(payRun.reversesId, id), ne(payRun.state, 'cancelled'))),
  ]);
  return { reverses: reverses ?? null, reversedBy: reversedBy ?? null };
}

async function historyOf(db: Db, runId: number): Promise<PayRunDetail['history']> {
  const events = await db
    .select()
    .from(payRunEvent)
    .where(eq(payRunEvent.runId, runId))
    .orderBy(asc(payRunEvent.id));
  const people = await authorRefs(
    db,
    events.map(({ accountId }) => accountId ?? 0),
  );
  return events.map(({ kind, accountId, reason, createdAt }) => ({
    kind,
    who: people.get(accountId ?? 0) ?? null,
    reason,
    at: createdAt.toISOString(),
  }));
}

/** A run as its page shows it. */
export async function presentRun({ db }: Asking, id: number): Promise<PayRunDetail> {
  const [found] = await db
    .select({ run: payRun, siteName: site.name })
    .from(payRun)
    .leftJoin(site, eq(site.id, payRun.siteId))
    .where(eq(payRun.id, id));
  if (!found) throw notFound('Esa liquidación no existe o no está a tu alcance.');
  const { run, siteName } = found;
  const previous = await previousRun(db, run);
  // It is asked for several times a minute then, and compares nothing that stands still.
  const reckoned = run.state !== 'calculating';
  const [
    totals,
    people,
    flags,
    gone,
    stale,
    unconfirmed,
    warnings,
    history,
    request,
    authors,
    before,
    sides,
    unpaid,
  ] = await Promise.all([
    totalsOf(db, id),
    db.$count(payRunPerson, eq(payRunPerson.runId, id)),
    flagCounts(db, id),
    previous && reckoned ? countGone(db, id, previous.id) : 0,
    reckoned ? staleness(db, run) : [],
    reckoned ? unconfirmedFigures(db, run) : [],
    reckoned ? warningsOf(db, run) : [],
    historyOf(db, id),
    askedOf(db, PAY_REQUEST, id),
    authorRefs(db, [run.authorId]),
    previous ? totalsOf(db, previous.id) : null,
    reversalOf(db, run),
    unpaidOf(db, run),
  ]);
  const {
    frozen: _frozen,
    reversesId: _reverses,
    brought: _brought,
    authorId,
    createdAt,
    frozenAt,
    publishedAt,
    state,
    ...shown
  } = run;
  const author = authors.get(authorId);
  if (!author) throw new Error('a run has an author');
  return {
    ...shown,
    siteName,
    state,
    people,
    failed: flags.find(({ flag }) => flag === 'failed')?.people ?? 0,
    net: totals.net,
    author,
    createdAt: createdAt.toISOString(),
    frozenAt: frozenAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    requestId: request?.state === 'pending' ? request.id : null,
    totals,
    unpaid,
    previous: previous && before ? { ...previous, totals: before } : null,
    ...sides,
    flags,
    gone,
    stale,
    unconfirmed,
    warnings,
    history,
    actions: runActions(run).filter((action) => action !== 'reverse' || !sides.reversedBy),
  };
}
