import { counted } from '@contract/core/counted';
import { monthWords } from '@contract/core/rangeText';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { site } from '../../../db/schema/organisation';
import { linkRun } from '../../../db/schema/sync';
import type { ParkedPayload } from './askParked';
import type { SentCounts } from './sendHeld';

type Run = typeof linkRun.$inferSelect;

const rows = (count: number) => counted(count, 'fila', 'filas');

/** "Se reabrió septiembre de 2026 en Rosario." */
export async function reopenedText(
  db: Db,
  { siteId, month }: Pick<ParkedPayload, 'siteId' | 'month'>,
): Promise<string> {
  const [where] = await db.select({ name: site.name }).from(site).where(eq(site.id, siteId));
  return `Se reabrió ${monthWords(month).toLowerCase()}${where ? ` en ${where.name}` : ''}.`;
}

/** Says what became of the rows that waited; `left` of them wait for another month. */
export function sentText(run: Pick<Run, 'written' | 'unchanged' | 'rejected'>, left: number) {
  const { written, unchanged, rejected } = run;
  return [
    ...(written > 0 ? [`Entraron ${rows(written)}.`] : []),
    ...(unchanged > 0 ? [`Ya estaban ${rows(unchanged)}.`] : []),
    ...(rejected > 0 ? [`Quedaron por corregir ${rows(rejected)}.`] : []),
    ...(left > 0 ? [`Siguen esperando ${rows(left)}.`] : []),
  ].join(' ');
}

/** The run in which rows of a link go in by themselves: one for each task, which begins with the first row that does. */
export async function findParkedRun(db: Db, jobId: string): Promise<Run | undefined> {
  const [run] = await db.select().from(linkRun).where(eq(linkRun.jobId, jobId));
  return run;
}

const now = sql`anden_now()`;
const reopened = { reason: 'reopened', endedAt: now } as const;

/** Counts what a batch came to, in the transaction that wrote it: after a crash nothing is counted twice. */
export async function addToParkedRun(
  db: Db,
  { jobId, linkId }: { jobId: string; linkId: number },
  { written, unchanged, rejected }: SentCounts,
): Promise<void> {
  const read = written + unchanged + rejected;
  if (read === 0) return;
  const before = await findParkedRun(db, jobId);
  const counts = {
    read: read + (before?.read ?? 0),
    written: written + (before?.written ?? 0),
    unchanged: unchanged + (before?.unchanged ?? 0),
    rejected: rejected + (before?.rejected ?? 0),
  };
  const state = counts.rejected > 0 ? 'partial' : 'done';
  const run = { ...reopened, state, ...counts } as const;
  if (before) await db.update(linkRun).set(run).where(eq(linkRun.id, before.id));
  else await db.insert(linkRun).values({ linkId, jobId, ...run });
}

/** Keeps why the rows that are left were not sent. */
export async function failParkedRun(
  db: Db,
  { jobId, linkId }: { jobId: string; linkId: number },
  words: string,
): Promise<void> {
  const before = await findParkedRun(db, jobId);
  const failed = { ...reopened, state: 'failed', error: words.slice(0, 500) } as const;
  if (before) await db.update(linkRun).set(failed).where(eq(linkRun.id, before.id));
  else await db.insert(linkRun).values({ linkId, jobId, ...failed });
}
