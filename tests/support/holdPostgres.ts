import { Client } from 'pg';
import { startEmbedded } from '../../server/db/embedded/startEmbedded';

// Stands for a server that a test kills: argv[2] is its data folder.
const hold = async (): Promise<void> => {
  const postgres = await startEmbedded({ dataDir: process.argv[2] ?? '' });
  process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
  const client = new Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  await client.query("CREATE TABLE held AS SELECT 'sigue'::text AS text");
  await client.end();
  setInterval(() => {}, 60_000);
  console.log(postgres.appUrl);
};

void hold();
