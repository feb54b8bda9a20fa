import { restoreBackup } from '@contract/admin/backupAcciones';
import { implement } from '../../engine/acciones/implement';
import { backupPath } from '../../engine/backup/backupFolder';
import { restoreCopy } from '../../engine/backup/restoreCopy';
import { invalid } from '../../engine/http/fault';

// Not in a transaction of its own: it replaces the very tables that one would hold.
export const restoreBackupHandler = implement(
  restoreBackup,
  async ({ name, confirmation }, { viewer, address, services, setCookie }) => {
    const { config, files, version, ownerUrl } = services;
    const file = await backupPath(config, name);
    if (confirmation !== name)
      throw invalid({ confirmation: 'Escribí el nombre de la copia tal cual.' });
    const by = { username: viewer.username, address, copy: name };
    const before = await restoreCopy({ ownerUrl, files, version, config, file, by });
    setCookie(null);
    return { before };
  },
  { transaction: false },
);
