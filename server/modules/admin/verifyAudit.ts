import { verifyAudit } from '@contract/admin/serverAcciones';
import { sql } from 'drizzle-orm';
import { auditEntry, auditSeal } from '../../db/schema/audit';
import { implement } from '../../engine/acciones/implement';
import { findBrokenSeal, sealAudit } from '../../engine/audit/sealAudit';

export const verifyAuditHandler = implement(
  verifyAudit,
  async (_input, { db }) => {
    await sealAudit(db);
    const broken = await findBrokenSeal(db);
    const { rows } = await db.execute<{ sealed: string; waiting: string }>(sql`
      select (select count(*) from ${auditSeal}) as sealed,
        (select count(*) from ${auditEntry} e
          where not exists (select from ${auditSeal} s where s.entry_id = e.id)) as waiting`);
    return {
      sealed: Number(rows[0]?.sealed ?? 0),
      waiting: Number(rows[0]?.waiting ?? 0),
      broken,
    };
  },
  // The seals are kept by themselves, batch by batch, whatever the check finds.
  { transaction: false },
);
