import { Client } from 'pg';
import { dbOn } from '../../server/db/dbOn';
import { migrate } from '../../server/db/migrate';
import { StartFault } from '../../server/db/startFault';
import type { Config } from '../../server/engine/config/config';
import { openFileStore } from '../../server/engine/files/store/openFileStore';
import { seedDemo } from '../../server/seed/seedDemo';
import '../../server/modules';
import { openDatabase } from '../../server/start/openDatabase';
import { whoseData } from '../../server/start/whoseData';
import { type DemoSize, fillingSettings, growDemo } from './growDemo';

/** The demo in a data folder, or in the customer's database, grown to a size where one is asked for. */
export async function fillFolder(
  config: Config,
  size: DemoSize | undefined,
  say: (line: string) => void,
): Promise<void> {
  const timed = async (text: string, work: () => Promise<void>) => {
    const from = Date.now();
    await work();
    say(`✓ ${text} (${((Date.now() - from) / 1000).toFixed(1).replace('.', ',')} s)`);
  };
  const settings = size ? fillingSettings : {};
  const database = await openDatabase(config, process.cwd(), say, settings);
  try {
    if ((await whoseData(database.ownerUrl)) === 'own')
      throw new StartFault(
        'Estos datos son de una organización: la demostración no se agrega a ellos. Elegí otra carpeta con ANDEN_DATA, u otra base.',
      );
    await migrate(database.ownerUrl);
    // A single connection has no time limit: its statements are long on purpose.
    const client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
    const files = await openFileStore(config);
    await timed('demostración', () => seedDemo(dbOn(client), files));
    if (size) await growDemo(client, database.ownerUrl, size, timed);
    await client.end();
  } finally {
    await database.close();
  }
}
