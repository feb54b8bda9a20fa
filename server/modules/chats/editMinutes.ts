import type { Db } from '../../db/Db';
import { parameterAt } from '../../engine/parameters/parameterAt';
import { todayIn } from '../../engine/time/nowIn';

const USUAL = 30;

/** How long somebody may correct or take back what they said. */
export async function editMinutes(db: Db): Promise<number> {
  return Number((await parameterAt(db, 'chats.editMinutes', todayIn())) ?? USUAL);
}
