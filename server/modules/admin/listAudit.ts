import { listAudit } from '@contract/admin/listAudit';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { auditList, toAuditRow } from './auditQueries';

export const listAuditHandler = implement(listAudit, async (input, context) => {
  const { rows, ...counted } = await runList(auditList, context, input);
  return { ...counted, rows: rows.map(toAuditRow) };
});
