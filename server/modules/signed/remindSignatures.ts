import { remindSignatures } from '@contract/signed/signatureAcciones';
import { signature } from '../../db/schema/signing';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { reminderBulk } from '../../engine/bulk/reminderBulk';
import { conflict } from '../../engine/http/fault';
import { labelsByPerson } from '../../engine/people/labelsByPerson';
import { presentSignature } from './presentSignature';
import { signaturesList } from './signatureQueries';
import { remindNotice } from './signedNotices';
import { onlySenders } from './signedScope';

export const remindSignaturesBulk = reminderBulk({
  accion: remindSignatures,
  list: signaturesList,
  title: (rows) => `Recordar ${rows} firmas que faltan`,
  prepare: onlySenders,
  labels: (context, ids) => labelsByPerson(context, signature, ids),
  entity: 'signature',
  table: signature,
  owed: async (context, id) => {
    const row = await presentSignature(context, id);
    if (row.state !== 'pending' && row.state !== 'opened') {
      throw conflict('No está esperando su firma.');
    }
    return { personId: row.personId, stampId: id, notice: remindNotice(row) };
  },
});

export const remindSignaturesHandler = implementBulk(remindSignaturesBulk);
