import { encryptBackup } from '@contract/admin/encryptBackup';
import { backupPath } from '../../backup/backupFolder';
import { sealTicket } from '../../backup/backupTicket';
import { newBackupKey } from '../../backup/encryption';
import { invalid } from '../../http/fault';
import { weakPassword } from '../../session/weakPassword';
import { implement } from '../implement';

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
