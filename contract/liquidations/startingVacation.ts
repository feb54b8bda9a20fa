import { z } from 'zod';
import { day, id } from '../core/id';

/** So many may be named in one run; more are chosen by their days, site and agreement. */
export const MOST_NAMED = 500;

/** Somebody's granted vacation that begins in some days, and the run that pays it already. */
export const startingVacation = z
  .object({
    leaveId: id,
    personId: id,
    name: z.string(),
    docket: z.string(),
    siteId: id,
    agreement: z.string().nullable(),
    fromDay: day,
    toDay: day,
    run: z.object({ id, title: z.string() }).meta({ id: 'StartingVacationRun' }).nullable(),
  })
  .meta({ id: 'StartingVacation' });
