import type { Context } from '../../engine/acciones/context';
import { todayIn } from '../../engine/time/nowIn';
import { todayAt } from '../../engine/time/todayAt';

/** The day it is where the viewer works. */
export async function viewerToday({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<string> {
  if (viewer.siteId !== null) return todayAt(db, viewer.siteId);
  return todayIn();
}
