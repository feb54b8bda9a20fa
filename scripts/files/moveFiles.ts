import { Client } from 'pg';
import { StartFault } from '../../server/db/startFault';
import { contentHashes } from '../../server/engine/files/store/contentHashes';
import { copyContents } from '../../server/engine/files/store/copyContents';
import { localStoreOf } from '../../server/engine/files/store/openFileStore';
import { say, withPlace } from '../backup/withPlace';

await withPlace(async ({ config, ownerUrl, files }) => {
  if (!config.s3) throw new StartFault('Decí adónde: poné S3_URL, S3_KEY y S3_SECRET.');
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const hashes = await contentHashes(client).finally(() => client.end());
  const { brought, lost } = await copyContents(hashes, localStoreOf(config), files);
  say(`✓ ${brought} archivos pasaron a ${config.s3.bucket}, de ${hashes.length}.`);
  if (lost === 0) return;
  say(`${lost} no están en ${config.dataDir}/files ni en ${config.s3.bucket}.`);
  process.exitCode = 1;
});
