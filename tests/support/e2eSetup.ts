import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pastWritten } from '../e2e/support/pastWritten';
import { startProduct } from '../e2e/support/startProduct';

/** One server with the demo for the whole run; what it returns stops it. */
export default async function e2eSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anden-e2e-'));
  const product = await startProduct(dataDir);
  await pastWritten(product.url);
  process.env.ANDEN_E2E_URL = product.url;
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
