import type { Context } from '../../engine/acciones/context';
import { todayAt } from '../../engine/time/todayAt';
import { todayHere } from '../../engine/time/todayHere';

/** The day it is where the viewer works. */
export async function viewerToday({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<string> {
  if (viewer.siteId !== null) return todayAt(db, viewer.siteId);
  return todayHere();
}
