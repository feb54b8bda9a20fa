import { mailPasswords } from '@contract/users/manyAccountAcciones';
import { implement } from '../../engine/acciones/implement';
import { chooseRows } from '../../engine/bulk/chooseRows';
import { resolveSelection } from '../../engine/bulk/resolveSelection';
import { conflict } from '../../engine/http/fault';
import { employeesList } from './employeeQueries';
import { mailPasswordsJob } from './mailPasswordsJob';

export const mailPasswordsHandler = implement(mailPasswords, async ({ selection }, context) => {
  const { db, services, viewer, address, origin } = context;
  if (!(await services.mailer.ready(db))) {
    throw conflict('No hay un servidor de correo configurado: imprimilas.');
  }
  const ids = await resolveSelection(context, employeesList, selection);
  const jobId = await services.jobs.request(db, {
    kind: mailPasswordsJob.kind,
    title: `Enviar contraseñas a ${ids.length === 1 ? '1 persona' : `${ids.length} personas`}`,
    accountId: viewer.accountId,
    payload: { address, origin },
    totalUnits: ids.length,
  });
  await chooseRows(db, jobId, ids);
  context.afterCommit(() => services.jobs.flush());
  return { jobId, done: 0, refused: 0, results: [] };
});
