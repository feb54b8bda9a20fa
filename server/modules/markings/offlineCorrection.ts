import { punchCorrection, punchCorrectionLine } from '../../db/schema/markings';
import type { Context } from '../../engine/acciones/context';
import { submitRequest } from '../../engine/approvals/submitRequest';
import { CORRECTION_REQUEST } from './correctionQueries';
import type { StoredPunch } from './punchFacts';
import { clockIn } from './wallClock';

/** Asks whoever decides to let a punch count whose hour nobody can vouch for. */
export async function askToCount(
  context: Context,
  punch: StoredPunch,
  { zone, doubt, voucher }: { zone: string; doubt: string; voucher?: string | undefined },
): Promise<void> {
  const { db, viewer } = context;
  const said = punch.claimedAt ? clockIn(zone, punch.claimedAt) : '';
  const offline = `Fichada sin conexión: el dispositivo decía ${said} y llegó a las ${clockIn(zone, punch.receivedAt)}.`;
  const [row] = await db
    .insert(punchCorrection)
    .values({
      personId: punch.personId,
      day: punch.day,
      kind: voucher === undefined ? 'offline' : 'visit',
      reason: `${voucher ?? offline} ${doubt}`,
      authorId: viewer.accountId,
    })
    .returning();
  if (!row) throw new Error('a correction was not stored');
  const { kind, at } = punch;
  await db
    .insert(punchCorrectionLine)
    .values({ correctionId: row.id, position: 1, punchId: punch.id, kind, at });
  await submitRequest(context, CORRECTION_REQUEST, row.id);
}
