import { lt } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { punchPhoto } from '../../db/schema/markings';
import { nowIn } from '../../engine/time/nowIn';
import { DEFAULT_ZONE } from '../../engine/time/zone';
import { markingFigures } from './markingFigures';

/** A face is kept for as long as somebody may ask who punched; the punch stays. What nothing holds any more is let go by who cares for files. */
export async function forgetPunchPhotos(db: Db, now = nowIn()): Promise<void> {
  const today = now.setZone(DEFAULT_ZONE).toISODate() ?? '';
  const { photoDays } = await markingFigures(db, today);
  await db
    .delete(punchPhoto)
    .where(lt(punchPhoto.takenAt, now.minus({ days: photoDays }).toJSDate()));
}
