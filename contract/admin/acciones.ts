import * as backups from './backupAcciones';
import * as firsts from './firstStepAcciones';
import * as jobs from './jobAcciones';
import { listAllSessions } from './listAllSessions';
import { listAudit } from './listAudit';
import * as organisations from './organisationAcciones';
import * as parameters from './parameterAcciones';
import * as roles from './roleAcciones';
import * as servers from './serverAcciones';

export const adminAcciones = {
  ...jobs,
  ...backups,
  ...firsts,
  ...organisations,
  ...parameters,
  ...roles,
  ...servers,
  listAllSessions,
  listAudit,
};
