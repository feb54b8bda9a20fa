import { listAudit } from '@contract/admin/listAudit';
import { runList } from '../../lists/runList';
import { implement } from '../implement';
import { auditList, toAuditRow } from './auditQueries';

export const listAuditHandler = implement(listAudit, async (input, context) => {
  const { rows, ...counted } = await runList(auditList, context, input);
  return { ...counted, rows: rows.map(toAuditRow) };
});
