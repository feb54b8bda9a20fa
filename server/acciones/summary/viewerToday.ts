import { DateTime } from 'luxon';
import { todayAt } from '../../time/todayAt';
import { DEFAULT_ZONE } from '../../time/zone';
import type { Context } from '../context';

/** The day it is where the viewer works. */
export async function viewerToday({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<string> {
  if (viewer.siteId !== null) return todayAt(db, viewer.siteId);
  return DateTime.now().setZone(DEFAULT_ZONE).toISODate() ?? '';
}
