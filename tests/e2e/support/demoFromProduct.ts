import { dirname } from 'node:path';
import { Client } from 'pg';
import type { DemoPlace } from '../../support/postgres/startTestPostgres';
import { TEMPLATE_MOMENT } from '../../support/testMoment';
import { pastWritten } from './pastWritten';
import { startStoryProduct } from './storyProduct';

/** Lets the built product write its demo: loading its sources to do so takes the setup three times as long. */
export async function demoFromProduct({ ownerUrl, files }: DemoPlace): Promise<void> {
  const product = await startStoryProduct(dirname(files), {
    DATABASE_URL: ownerUrl,
    ANDEN_NOW: new Date(TEMPLATE_MOMENT).toISOString(),
  });
  await pastWritten(product.url);
  await product.stop();
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  // Each copy sets the hours of its chores itself; with these they would all be late at once.
  await client.query('DELETE FROM chore_run');
  const { rows } = await client.query("SELECT kind FROM job_progress WHERE state <> 'done'");
  await client.end();
  if (rows.length > 0) throw new Error(`the demo leaves work undone: ${JSON.stringify(rows)}`);
}
