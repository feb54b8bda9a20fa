import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { linkRun, linkStaged } from '../../../db/schema/sync';
import { spoolOf } from '../../../engine/files/spool';
import { Fault } from '../../../engine/http/fault';
import { flowRows } from '../../../engine/imports/readRows';
import { MOST_ROWS, type SheetRows } from '../../../engine/imports/sheetRows';
import type { JobRun } from '../../../engine/jobs/jobRunner';
import { turnOfTask } from '../../../engine/signing/turnOf';
import { keptPlace } from '../address/linkSource';
import { ruledSheet } from '../checkSheet';
import type { LinkWork } from './linkWork';
import { partsOfRows } from './partsOfRows';
import { TakenOver } from './takenOver';
import { tellLinks } from './tellLinks';

/** A run of so many rows takes minutes; what has more is divided by whoever makes it. */
const MOST_FLOWING = 2_000_000;
/** People who look at the page see it go on by so many. */
const TOLD_ROWS = 20_000;

async function putAside(
  db: Db,
  runId: number,
  { rows, parts }: { rows: SheetRows['rows']; parts: readonly number[] },
): Promise<void> {
  await db.execute(sql`insert into link_staged (run_id, part, number, cells)
    select ${runId}, r.part, r.number, r.cells::json from unnest(
      ${sql.param(parts)}::int[],
      ${sql.param(rows.map(({ number }) => number))}::int[],
      ${sql.param(rows.map(({ cells }) => JSON.stringify(cells)))}::text[]
    ) as r (part, number, cells)`);
}

/** Whatever waits for a step of a task that another process took would wait for ever. */
const goneOf = ({ lost }: JobRun): Promise<never> =>
  new Promise((_, reject) => {
    const leave = () => reject(new TakenOver('its task is another process’s'));
    if (lost?.aborted) leave();
    lost?.addEventListener('abort', leave, { once: true });
  });

/** Notes how far the rows are put aside; of two processes that do so, one finds that it is not where it was. */
async function noteRead(
  db: Db,
  { id }: Pick<LinkWork['run'], 'id'>,
  before: number | null,
  change: Partial<typeof linkRun.$inferInsert>,
): Promise<LinkWork['run']> {
  const asLeft = before === null ? undefined : eq(linkRun.read, before);
  const [noted] = await db
    .update(linkRun)
    .set(change)
    .where(and(eq(linkRun.id, id), eq(linkRun.state, 'running'), isNull(linkRun.staged), asLeft))
    .returning();
  if (!noted) throw new TakenOver('others put its rows aside');
  return noted;
}

function refuseUnread(
  definition: LinkWork['definition'],
  rules: LinkWork['link']['rules'],
  headers: string[],
): void {
  const { problems } = ruledSheet(definition, { rules, sheet: { headers, rows: [] } });
  if (problems[0]) throw new Fault(409, 'conflicto', problems.join(' '));
}

/** Takes the parts of a file as they are told, and puts their rows aside. */
function stager({ job, viewer, definition, link, run }: LinkWork) {
  const { rules } = link;
  const asking = { db: job.services.database.db, viewer };
  let headers: string[] = [];
  let read = 0;
  return {
    begin: (titles: string[]) => {
      headers = titles;
    },
    add: async (rows: SheetRows['rows']) => {
      // A file without rows is told so, before what its only line lacks.
      if (read === 0) refuseUnread(definition, rules, headers);
      const parts = await partsOfRows(asking, definition, rules, { headers, rows });
      const before = read === 0 ? null : read;
      const upTo = read + rows.length;
      await job.step(0, upTo, async ({ db, emit }) => {
        await noteRead(db, run, before, { read: upTo });
        if (before === null) await db.delete(linkStaged).where(eq(linkStaged.runId, run.id));
        await putAside(db, run.id, { rows, parts });
        if (upTo % TOLD_ROWS === 0) await tellLinks(emit);
      });
      read = upTo;
    },
    end: async () => {
      let staged: LinkWork['run'] | undefined;
      await job.step(0, read, async ({ db }) => {
        staged = await noteRead(db, run, read, { staged: { what: link.what, headers, rules } });
      });
      if (!staged) throw new TakenOver('nothing was noted');
      return staged;
    },
  };
}

/** Puts the rows of the kept content into the database as they are read; begins anew where it was not finished. */
export async function stageRows(work: LinkWork): Promise<LinkWork['run']> {
  const { job, definition, link, run } = work;
  const { services } = job;
  const { begin, add, end } = stager(work);
  const gone = goneOf(job);
  gone.catch(() => undefined);
  const spooled = await spoolOf(services, services.files.read(run.fileHash ?? ''));
  try {
    const { workshop } = services;
    const reading = { workshop, place: keptPlace(link), ...turnOfTask(job.id) };
    const most = definition.together ? MOST_FLOWING : MOST_ROWS;
    const asked = { path: spooled.path, most, stops: false };
    await flowRows(reading, asked, async (part) => {
      if ('headers' in part) begin(part.headers);
      else await Promise.race([add(part.rows), gone]);
    });
  } finally {
    await spooled.drop();
  }
  return end();
}
