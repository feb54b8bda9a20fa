import type { Client } from 'pg';
import { openPool, taskBounds } from '../../server/db/client';
import { dbOn } from '../../server/db/dbOn';
import { workOffMarks } from '../../server/modules/hours/workOffMarks';
import {
  PUNCHES_A_WEEK,
  seedManyPunches,
} from '../../server/modules/markings/seed/seedManyPunches';
import { seedManyShifts } from '../../server/modules/schedules/seed/seedManyShifts';
import { asBareTables, type Timed } from './asBareTables';

const tables = ['planned_shift', 'punch'] as const;
const RECKONED_DAYS = 61;

/** Whatever somebody changes marks its days; so many rows at once would mark days that nobody looks at. */
const marking = async (client: Client, turn: 'enable' | 'disable') => {
  for (const table of tables) await client.query(`alter table ${table} ${turn} trigger user`);
};

/** Shifts and punches of the last months, as many as wanted on top of what there is. */
export async function addPunches(
  client: Client,
  wanted: number,
  people: number,
  timed: Timed,
): Promise<void> {
  const db = dbOn(client);
  // There is a week more for the days of the running one that are still to come and for public holidays.
  const weeks = 1 + Math.ceil((wanted / people / PUNCHES_A_WEEK) * 1.04);
  await client.query('begin');
  await marking(client, 'disable');
  await asBareTables(
    client,
    tables,
    async () => {
      await timed(`turnos de ${weeks} semanas`, () => seedManyShifts(db, weeks));
      await client.query('analyze planned_shift');
      await timed(`${wanted} fichadas`, () => seedManyPunches(db, wanted));
    },
    timed,
  );
  await marking(client, 'enable');
  await client.query(
    `insert into hour_mark (person_id, day)
     select distinct person_id, day from planned_shift
     where published_at is not null and day between anden_now()::date - ${RECKONED_DAYS} and anden_now()::date`,
  );
  await client.query('commit');
}

/** This reckons the hours of those days; nobody reckoned those of older ones. */
export async function reckonRecent(ownerUrl: string, timed: Timed): Promise<void> {
  const { db, close } = openPool(
    ownerUrl,
    (error) => {
      throw error;
    },
    taskBounds,
  );
  await timed(`horas de los últimos ${RECKONED_DAYS} días; las de antes quedan sin calcular`, () =>
    workOffMarks(db),
  ).finally(close);
}
