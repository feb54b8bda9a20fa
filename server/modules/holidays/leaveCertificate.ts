import { and, eq, type SQL, sql } from 'drizzle-orm';
import { storedFile } from '../../db/schema/files';
import { leave } from '../../db/schema/holidays';
import type { Context, Viewer } from '../../engine/acciones/context';
import { presentFile } from '../../engine/files/presentFile';
import { keepsMedicalFiles } from '../absences';
import type { LeaveRow } from './leaveQueries';

type Asked = Pick<Context, 'db' | 'viewer'>;

/** Over `leave`: whose it is and who keeps medical files, never of a view as somebody else. */
export function opensLeaveCertificate(viewer: Viewer): SQL {
  if (viewer.viewing) return sql`false`;
  if (keepsMedicalFiles(viewer, 'HOLIDAYS.APPROVE')) return sql`true`;
  return viewer.personId === null ? sql`false` : sql`${leave.personId} = ${viewer.personId}`;
}

/** Whether the asker may bring it: while the leave stands, or stood. */
export const bringsCertificate = (
  { personId, state }: Pick<LeaveRow, 'personId' | 'state'>,
  viewer: Viewer,
): boolean =>
  !viewer.viewing &&
  ['pending', 'approved', 'shortened'].includes(state) &&
  (personId === viewer.personId || keepsMedicalFiles(viewer, 'HOLIDAYS.APPROVE'));

export async function attachedLeaveCertificate({ db, viewer }: Asked, id: number) {
  const [found] = await db
    .select({ file: storedFile, name: leave.certificateName })
    .from(leave)
    .innerJoin(storedFile, eq(storedFile.hash, leave.certificateHash))
    .where(and(eq(leave.id, id), opensLeaveCertificate(viewer)));
  return found ? presentFile(found.file, found.name) : null;
}
