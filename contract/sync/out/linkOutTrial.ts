import { z } from 'zod';
import { privateField } from '../../core/accion';
import { day, instant } from '../../core/id';
import { linkOutFields } from './linkOut';

/** Tells what a run would take out now; nothing of it has left. */
export const linkOutTrial = z
  .object({
    /** The key of an SFTP server that nobody accepted yet; null where it is accepted, or there is none. */
    print: z.string().nullable(),
    fileName: z.string(),
    /** The days of its period; null where it has none. */
    from: day.nullable(),
    to: day.nullable(),
    total: z.int(),
    columns: z.array(z.string()),
    /** The first of them; null where only whoever gives the name may see them. */
    rows: privateField(z.array(z.array(z.string())).nullable()),
    nextRuns: z.array(instant),
    zone: z.string(),
  })
  .meta({ id: 'LinkOutTrial' });

/** Lists that may be taken out, with what narrows each of them. */
export const linkOutKind = z
  .object({
    /** The name of the list's accion. */
    list: z.string(),
    title: z.string(),
    periods: z.array(linkOutFields.period.filled),
    /** Days by which a period may be counted; none where the list has a period of its own. */
    dates: z.array(z.object({ key: z.string(), label: z.string() }).meta({ id: 'LinkOutDate' })),
    views: z.array(z.string()),
  })
  .meta({ id: 'LinkOutKind' });
