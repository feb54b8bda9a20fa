import { monthWords } from '@contract/core/rangeText';
import { and, asc, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import type { person } from '../../db/schema/organisation';
import { payRun } from '../../db/schema/payRuns';
import { conflict } from '../../engine/http/fault';
import type { FrozenRun } from './frozenRun';
import type { Run } from './runRules';
import { isCompleted } from './supplementSources';

type Adjusting = Pick<Run, 'kind' | 'period' | 'since'>;

/** A raise of the past changes these kinds: SAC has a best month of its own, and a last pay is settled anew. */
const adjusted = ['monthly', 'fortnight', 'vacation', 'supplementary'] as const;
const given = ['published', 'paid'] as const;

const ofMonths = ({ period, since }: Adjusting) =>
  and(
    anyOf(payRun.kind, adjusted),
    anyOf(payRun.state, given),
    isNull(payRun.reversesId),
    gte(payRun.period, since),
    lt(payRun.period, period),
  );

/** The runs whose months are adjusted, or completed, the oldest first. */
export const sourcesOf = (db: Db, run: Adjusting): Promise<Run[]> =>
  db
    .select()
    .from(payRun)
    .where(
      run.kind === 'supplementary'
        ? sql`${payRun.id} in (select r.id from pay_run r where ${isCompleted(run)})`
        : ofMonths(run),
    )
    .orderBy(asc(payRun.period), asc(payRun.id));

/** This holds for people whom one of those runs paid. */
export const wasPaidSince = (
  { period, since }: Adjusting,
  personId: SQL | typeof person.id,
): SQL => sql`exists (select from pay_run r join pay_run_person own on own.run_id = r.id
  where r.kind = any(${sql.param([...adjusted])}::text[]) and r.state = any(${sql.param([...given])}::text[])
    and r.reverses_id is null and r.period >= ${since} and r.period < ${period}
    and own.person_id = ${personId})`;

const noSources = ({ kind, period, since }: Adjusting): string =>
  kind === 'supplementary'
    ? `No hay ninguna mensual publicada de ${monthWords(period).toLowerCase()} que se pueda completar.`
    : `No hay meses publicados desde ${monthWords(since).toLowerCase()} que se puedan ajustar.`;

/** The concepts of all the months, each as it was then; what they read stays with each month's own run. */
export async function takeAdjustmentRules(
  db: Db,
  run: Adjusting,
): Promise<Omit<FrozenRun, 'seals'>> {
  const sources = await sourcesOf(db, run);
  const kept = sources.map(({ frozen }) => frozen as FrozenRun);
  const last = kept.at(-1);
  if (!last) throw conflict(noSources(run));
  const concepts = new Map(
    kept.flatMap((frozen) => frozen.concepts.map((one) => [one.id, one] as const)),
  );
  const { names, differencePercent, figures } = last;
  const { monthHours, dayHours } = figures;
  return {
    ...{ names, differencePercent, concepts: [...concepts.values()] },
    figures:
      run.kind === 'supplementary'
        ? figures
        : { period: run.period, parameters: {}, tables: {}, monthHours, dayHours },
    sources: sources.map(({ id }) => id),
  };
}
