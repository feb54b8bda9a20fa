import { addLeaveCertificate } from '@contract/holidays/leaveAcciones';
import { eq } from 'drizzle-orm';
import { leave, leaveType } from '../../db/schema/holidays';
import { implement } from '../../engine/acciones/implement';
import { certificateOf } from '../../engine/files/certificateOf';
import { conflict, forbidden } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { bringsCertificate } from './leaveCertificate';
import { findLeave, leaveRecord } from './leaveRecord';
import { tellLeaves } from './tellLeaves';

export const addLeaveCertificateHandler = implement(
  addLeaveCertificate,
  async ({ id, version, certificate }, context) => {
    const { db, viewer, audit } = context;
    const row = await findLeave(context, id);
    if (
      row.personId !== viewer.personId &&
      !bringsCertificate({ ...row, state: 'approved' }, viewer)
    ) {
      throw forbidden('El certificado lo agrega la persona o Recursos Humanos.');
    }
    const [before] = await db.select().from(leave).where(eq(leave.id, id)).for('update');
    if (before?.version !== version) throw staleVersion(null);
    const [type] = await db.select().from(leaveType).where(eq(leaveType.id, row.typeId));
    if (!type?.needsCertificate) throw conflict('Esta licencia no pide certificado.');
    if (!bringsCertificate(row, viewer)) throw conflict('Esta licencia ya no está vigente.');
    const [after] = await db
      .update(leave)
      .set({ ...(await certificateOf(context, certificate)), version: version + 1 })
      .where(eq(leave.id, id))
      .returning();
    await audit({ entity: 'leave', entityId: id, before, after });
    await tellLeaves(context);
    return leaveRecord(context, id);
  },
);
