import { confirmTestMail } from '@contract/organisation/settingsAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { noteArrived } from '../../engine/mail/mailTrial';
import { settingsAnswer } from './settingsAnswer';

export const confirmTestMailHandler = implement(confirmTestMail, async (_input, context) => {
  const { db, audit, emit } = context;
  if (!(await noteArrived(db))) throw conflict('Primero mandá una prueba.');
  await audit({ entity: 'house', entityId: 'mailTrial', after: { arrived: true } });
  await emit([{ type: 'OrganisationSettings', id: 'LIST' }], {
    kind: 'everyone',
    permission: 'ADMIN.settings',
  });
  return settingsAnswer(context);
});
