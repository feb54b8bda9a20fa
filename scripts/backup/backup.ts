import { stat } from 'node:fs/promises';
import path from 'node:path';
import { StartFault } from '../../server/db/startFault';
import { nextBackup } from '../../server/engine/backup/backupFolder';
import { newBackupKey } from '../../server/engine/backup/encryption';
import { makeBackup } from '../../server/engine/backup/makeBackup';
import { askPhrase } from './askPhrase';
import { say, withPlace } from './withPlace';

const [asked] = process.argv.slice(2);

await withPlace(async ({ config, ownerUrl, files, version, isNew }) => {
  // A copy of nothing, night after night, is found out when it is needed.
  if (isNew) throw new StartFault(`No hay datos en ${config.dataDir}: revisá ANDEN_DATA.`);
  const target = path.resolve(asked ?? (await nextBackup(config, { ending: 'anden' })).target);
  if (await stat(target).catch(() => null)) {
    say(`${target} ya existe: elegí otro nombre.`);
    process.exitCode = 1;
    return;
  }
  const key = await newBackupKey(await askPhrase({ isNew: true }));
  const from = Date.now();
  await makeBackup({ ownerUrl, files, version, reason: 'manual', target, key });
  const megabytes = ((await stat(target)).size / 1e6).toFixed(1).replace('.', ',');
  const seconds = ((Date.now() - from) / 1000).toFixed(1).replace('.', ',');
  say(`✓ ${target} (${megabytes} MB, ${seconds} s)`);
  say('Está cifrada: sin su frase nadie la puede restaurar.');
});
