import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { conflict } from '../../engine/http/fault';
import type { Run } from './runRules';
import { MOST_NAMED, someNames } from './someNames';
import { refusePaidSince } from './supplementChecks';

type State = Run['state'];

/** Runs whose people are paid by them unless somebody calls them off. */
export const given: readonly State[] = ['publishing', 'published', 'paid'];
export const decided: readonly State[] = ['approved', ...given];
export const sent: readonly State[] = ['pending', ...decided];
const standing: readonly State[] = ['draft', 'calculating', 'review', ...sent];

interface Overlap extends Record<string, unknown> {
  title: string;
  state: State;
  people: number;
  /** The first of them, by name. */
  names: string[];
  /** It pays them the same SAC, and not the same days. */
  sac: boolean;
}

/** A last pay that knew of another run when its data were taken pays nothing of it twice. */
const knew = (facts: SQL, kind: SQL, half: SQL): SQL => sql`coalesce(${facts} -> 'paid' ?| case
  when ${kind} = 'fortnight' and ${half} = 'first' then '{fortnight,monthly}'::text[]
  when ${kind} = 'fortnight' then '{monthly}'::text[]
  else array[${kind}] end, false)`;

/** Another one takes off what one of them paid once it was approved. */
const preparing = sql`('calculating', 'review', 'pending')`;

/** Runs called `r` whose people called `other` are paid the same days, or the same SAC, as those called `own` of this one. */
function paysAgain({ kind, half }: Run): SQL {
  const [ofKind, ofHalf] = [sql`${kind}::text`, sql`${half}::text`];
  const part = sql`('monthly', 'fortnight', 'sac')`;
  return sql`(
    r.kind = ${ofKind} and r.half is not distinct from ${ofHalf} and ${ofKind} not in ('vacation', 'adjustment', 'supplementary')
    or (r.kind, ${ofKind}) = ('supplementary', 'supplementary') and r.state in ${preparing}
    or (r.kind, ${ofKind}) in (('monthly', 'fortnight'), ('fortnight', 'monthly'))
    or ${ofKind} = 'final' and r.kind in ${part} and not ${knew(sql`own.facts`, sql`r.kind`, sql`r.half`)}
    or r.kind = 'final' and ${ofKind} in ${part} and not ${knew(sql`other.facts`, ofKind, ofHalf)})`;
}

/** Other runs of the month, in some states, that pay somebody of a run what it pays them too. */
export async function overlaps(db: Db, run: Run, states: readonly State[]): Promise<Overlap[]> {
  const { id, kind, period, reversesId, state } = run;
  if (state === 'cancelled' || state === 'reversed' || reversesId !== null) return [];
  const { rows } = await db.execute<Overlap>(sql`
    select r.title, r.state, count(*)::int as people, 'sac' in (r.kind, ${kind}::text) as sac,
      (array_agg(p.last_name || ', ' || p.first_name
        order by p.last_name, p.first_name, p.id))[1:${MOST_NAMED}::int] as names
    from pay_run r join pay_run_person other on other.run_id = r.id
      join pay_run_person own on own.run_id = ${id} and own.person_id = other.person_id
      join person p on p.id = own.person_id
    where r.id <> ${id} and r.period = ${period} and r.reverses_id is null
      and r.state = any(${sql.param([...states])}::text[]) and ${paysAgain(run)}
    group by r.id order by r.id`);
  return rows;
}

const wordsOf = ({ title, people, names }: Overlap): string =>
  `${someNames(names, people)} ${people === 1 ? 'está' : 'están'} también en “${title}”`;

/** Told while a run is prepared, of every other one that stands. */
export const overlapWarnings = async (db: Db, run: Run): Promise<string[]> =>
  (await overlaps(db, run, standing)).map((one) => `${wordsOf(one)}.`);

/** Refuses a run that pays somebody the same days or the same SAC as another: the second one is taken anew and leaves them out. */
export async function refuseOverlap(db: Db, run: Run, states: readonly State[]): Promise<void> {
  // An approval under the lock holds: another one that knows of it may be given before it.
  if (states !== given) await refusePaidSince(db, run);
  const [one] = await overlaps(db, run, states);
  if (!one) return;
  const twice = one.sac ? 'el mismo aguinaldo' : 'los mismos días';
  const way =
    one.state === 'pending'
      ? 'Esa espera aprobación: que la decidan primero, y después volvé a calcular esta.'
      : 'Volvé a calcular esta con los datos de hoy: lo que ya paga esa queda afuera.';
  throw conflict(`${wordsOf(one)}, que paga ${twice}. ${way}`);
}
