import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reopenPeriod } from '@contract/closes/closeAcciones';
import { linkFields } from '@contract/sync/link';
import { getLink, listLinkRuns, runLink, saveLink } from '@contract/sync/linkAcciones';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { buildServer } from '../../../../../tests/support/buildServer';
import { until } from '../../../../../tests/support/until';
import type { Db } from '../../../../db/Db';
import { periodClose } from '../../../../db/schema/closes';
import { jobProgress } from '../../../../db/schema/events';
import { punch } from '../../../../db/schema/markings';
import { person } from '../../../../db/schema/organisation';
import { account } from '../../../../db/schema/session';
import { PARKED_JOB } from '../askParked';

const CLOSED = ['2026-08-01', '2026-09-01'];
const ofParked = eq(jobProgress.kind, PARKED_JOB);
const two = (value: number) => String(value).padStart(2, '0');

/** People who have always worked at the site of the employee of the demo. */
async function stayersOf(db: Db) {
  const [someone] = await db
    .select({ siteId: person.siteId })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(eq(account.username, 'empleado'));
  if (!someone) throw new Error('nobody to work with');
  const { siteId } = someone;
  const people = await db
    .select({ docket: person.docket })
    .from(person)
    .where(
      and(
        eq(person.siteId, siteId),
        isNull(person.leaveDate),
        sql`${person.hireDate} < '2026-08-01'`,
        sql`not exists (select from person_history h where h.person_id = ${person.id}
          and h.site_id <> ${person.siteId})`,
      ),
    )
    .orderBy(asc(person.id))
    .limit(30);
  return { siteId, dockets: people.map(({ docket }) => docket) };
}

/** A server with two closed months of a site, and links whose rows wait for them. */
export async function parkedWorld() {
  const server = await buildServer();
  const { db } = server.services.database;
  const [rrhh] = await db.select().from(account).where(eq(account.username, 'rrhh'));
  if (!rrhh) throw new Error('nobody to give the name');
  const { siteId, dockets } = await stayersOf(db);

  const runsOf = async (linkId: number) => {
    const filters = [{ field: 'linkId', operator: 'is' as const, value: linkId }];
    return (await server.call(listLinkRuns, { filters }, 'admin')).body.rows;
  };
  const linkOf = async (id: number) => (await server.call(getLink, { id }, 'admin')).body;

  /** A link in the name of Human Resources whose rows wait for their month. */
  async function waitingLink(name: string, lines: readonly string[]): Promise<number> {
    const folder = path.join(server.services.config.linksDir, name);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'a.csv'), ['Legajo;Fecha y hora', ...lines].join('\r\n'));
    const given = { name, what: 'fichadas', folder: name, days: [1], rules: [] };
    const fields = linkFields.parse({ ...given, accountId: rrhh?.id });
    const { body, error } = await server.call(saveLink, fields, 'admin');
    if (!body.id) throw new Error(JSON.stringify(error));
    await server.call(runLink, { id: body.id }, 'admin');
    await until(
      () => runsOf(body.id),
      (runs) => runs.length > 0 && runs.every(({ endedAt }) => endedAt !== null),
    );
    expect((await linkOf(body.id)).parked).toBe(lines.length);
    return body.id;
  }

  return {
    ...{ server, siteId, rrhh, runsOf, linkOf, waitingLink },
    /** Both months are closed, and no task of another test is left. */
    begin: async () => {
      await db.delete(periodClose);
      const close = { siteId, ledger: 'time' as const, closedBy: rrhh.id };
      await db.insert(periodClose).values(CLOSED.map((month) => ({ ...close, month })));
      await db.delete(jobProgress).where(ofParked);
    },
    reopen: () =>
      server.call(
        reopenPeriod,
        { siteId, month: '2026-09', ledger: 'time', reason: 'Faltaban fichadas.' },
        'admin',
      ),
    /** Touches of so many people and days of a month, at a minute of the night that nobody else has. */
    touches: (count: number, month: string, minute: number) =>
      Array.from({ length: count }, (_, at) => {
        const day = two(1 + Math.floor(at / dockets.length));
        return `${dockets[at % dockets.length]};${month}-${day} 03:${two(minute)}`;
      }),
    /** Until no task that sends rows is left. */
    settled: () =>
      until(
        () => db.select({ state: jobProgress.state }).from(jobProgress).where(ofParked),
        (jobs) => jobs.length > 0 && jobs.every(({ state }) => state === 'done'),
        60_000,
      ),
    /** How many tasks were asked for that send the rows of a link. */
    askedFor: (linkId: number) =>
      db.$count(
        jobProgress,
        and(ofParked, sql`${jobProgress.payload} ->> 'linkId' = ${String(linkId)}`),
      ),
    punchesAt: (minute: number) =>
      db
        .select({ authorId: punch.authorId, personId: punch.personId, day: punch.day })
        .from(punch)
        .where(and(eq(punch.source, 'import'), sql`extract(minute from ${punch.at}) = ${minute}`)),
  };
}

export type ParkedWorld = Awaited<ReturnType<typeof parkedWorld>>;
