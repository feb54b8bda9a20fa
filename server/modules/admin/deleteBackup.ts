import { deleteBackup } from '@contract/admin/backupAcciones';
import { implement } from '../../engine/acciones/implement';
import { backupPath, deleteCopy } from '../../engine/backup/backupFolder';

export const deleteBackupHandler = implement(
  deleteBackup,
  async ({ name }, { services, audit, emit, afterCommit }) => {
    const { config } = services;
    await backupPath(config, name);
    await audit({ entity: 'backup', entityId: name, before: { name } });
    // A file comes back with no rollback: it goes when the rest is sure, and before others look.
    afterCommit(() => deleteCopy(config, name));
    await emit([{ type: 'Backup', id: 'LIST' }], {
      kind: 'everyone',
      permission: 'ADMIN.whole',
    });
    return { ok: true as const };
  },
);
