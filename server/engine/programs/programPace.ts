import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { programPace } from '../../db/schema/programs';
import { Fault } from '../http/fault';

/** A minute that begins later than now is of a clock that was set back, and is over. */
const open = sql`${programPace.since} > anden_now() - interval '1 minute' and ${programPace.since} <= anden_now()`;

interface Pace {
  programId: number;
  perMinute: number;
}

/** Counts a call of a program and answers how many seconds it waits, 0 where it may go on. The processes of an organisation count together, and a call that is refused writes nothing. */
export async function takeCall(db: Db, { programId, perMinute }: Pace): Promise<number> {
  const [counted] = await db
    .insert(programPace)
    .values({ programId, since: sql`anden_now()`, calls: 1 })
    .onConflictDoUpdate({
      target: programPace.programId,
      set: {
        calls: sql`case when ${open} then ${programPace.calls} + 1 else 1 end`,
        since: sql`case when ${open} then ${programPace.since} else anden_now() end`,
      },
      setWhere: sql`not (${open}) or ${programPace.calls} < ${perMinute}`,
    })
    .returning({ calls: programPace.calls });
  if (counted) return 0;
  const left = sql<number>`ceil(extract(epoch from ${programPace.since} + interval '1 minute' - anden_now()))::int`;
  const [full] = await db
    .select({ left })
    .from(programPace)
    .where(eq(programPace.programId, programId));
  return Math.max(1, full?.left ?? 1);
}

/** Refuses a call of a program that made as many in a minute as its administrator lets it. */
export async function refuseTooMany(db: Db, pace: Pace): Promise<void> {
  const retryAfter = await takeCall(db, pace);
  if (retryAfter === 0) return;
  const message = `Este programa puede hacer ${pace.perMinute} pedidos por minuto. Probá de nuevo en ${retryAfter} segundos.`;
  throw new Fault(429, 'demasiados_intentos', message, { retryAfter });
}
