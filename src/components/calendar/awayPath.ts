import type { AwayDays } from '@/services/absences/calendarHooks';
import { leavePath, newsItemPath } from '@/utils/paths';

const paths = { leave: leavePath, news: newsItemPath };

/** Where its record is seen; null where the asker may not know it. */
export const awayPath = ({ source, sourceId }: Pick<AwayDays, 'source' | 'sourceId'>) =>
  source === null || sourceId === null ? null : paths[source](sourceId);
