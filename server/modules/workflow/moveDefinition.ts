import { moveDefinition } from '@contract/workflow/definitionAcciones';
import { eq } from 'drizzle-orm';
import { approvalDefinition } from '../../db/schema/approvals';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { allDefinitions } from './definitionQueries';

export const moveDefinitionHandler = implement(
  moveDefinition,
  async ({ id, direction }, { db, audit, emit }) => {
    const all = await allDefinitions(db).for('update');
    const one = all.find((row) => row.id === id);
    if (!one) throw notFound('Esa definición ya no existe.');
    const siblings = all.filter(({ type }) => type === one.type);
    const from = siblings.indexOf(one);
    const to = direction === 'up' ? from - 1 : from + 1;
    const other = siblings[to];
    if (!other) return { ok: true as const };
    const order = siblings.map((row) => row.id);
    [order[from], order[to]] = [other.id, one.id];
    for (const [position, rowId] of order.entries()) {
      await db.update(approvalDefinition).set({ position }).where(eq(approvalDefinition.id, rowId));
    }
    await audit({
      entity: 'definition',
      entityId: id,
      before: { position: from + 1 },
      after: { position: to + 1 },
    });
    await emit([{ type: 'Definition', id: 'LIST' }], {
      kind: 'everyone',
      permission: 'ADMIN.settings',
    });
    return { ok: true as const };
  },
);
