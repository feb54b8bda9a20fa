import { encryptBackup } from '@contract/admin/backupAcciones';
import { implement } from '../../engine/acciones/implement';
import { backupPath } from '../../engine/backup/backupFolder';
import { sealTicket } from '../../engine/backup/backupTicket';
import { newBackupKey } from '../../engine/backup/encryption';
import { invalid } from '../../engine/http/fault';
import { weakPassword } from '../../engine/session/weakPassword';

// No stored answer: what opens a download must not lie in a table of repeated requests.
export const encryptBackupHandler = implement(
  encryptBackup,
  async ({ name, phrase }, { viewer, services }) => {
    await backupPath(services.config, name);
    const weak = weakPassword(phrase, [viewer.username, name]);
    if (weak) throw invalid({ phrase: weak });
    const { accountId } = viewer;
    const key = await newBackupKey(phrase);
    const ticket = await sealTicket(services.jwtSecret, { name, accountId, key });
    return { url: `/archivos/copias/${name}?permiso=${ticket}` };
  },
  { transaction: false },
);
