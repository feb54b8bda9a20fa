import type { countTask } from '@contract/counters/countLine';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { stockCountLine } from '../../db/schema/counters';
import type { Viewer } from '../../engine/acciones/context';
import { movedSinceCounted } from './lastCounted';

export type Barred = z.infer<typeof countTask>['barred'];

/**
 * Says why somebody may not count a line. In a count for whoever is at the site, those who moved the goods since they were last counted
 * would check themselves; and each further count is for another person than those before.
 */
export const barredFrom = (
  viewer: Pick<Viewer, 'accountId' | 'personId'>,
  { offShift }: { offShift: boolean },
): SQL<Barred> => sql`case
  when ${stockCountLine.round} > 1 and exists (select from stock_count_entry e
    where e.line_id = ${stockCountLine.id} and e.round < ${stockCountLine.round} and e.person_id = ${viewer.personId}) then 'countedFirst'
  when not exists (select from stock_count_person named where named.count_id = ${stockCountLine.countId})
    and ${movedSinceCounted(viewer)} then 'moved'
  when ${offShift}::boolean then 'offShift'
  end`;
