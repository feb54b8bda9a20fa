import { deleteDefinition } from '@contract/workflow/definitionAcciones';
import { eq } from 'drizzle-orm';
import { approvalDefinition } from '../../db/schema/approvals';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { lockDefinition } from './definitionQueries';

export const deleteDefinitionHandler = implement(
  deleteDefinition,
  async ({ id, version }, { db, audit, emit }) => {
    const before = await lockDefinition(db, id);
    if (!before) throw notFound('Esa definición ya no existe.');
    if (before.version !== version) throw staleVersion(before);
    await db.delete(approvalDefinition).where(eq(approvalDefinition.id, id));
    await audit({ entity: 'definition', entityId: id, before });
    await emit([{ type: 'Definition', id: 'LIST' }], {
      kind: 'everyone',
      permission: 'ADMIN.settings',
    });
    return { ok: true as const };
  },
);
