import { type Product, startProduct } from './startProduct';

/** What every product of the stories is started with. */
const storyEnv: Record<string, string> = { ANDEN_DEMO: '1' };

/** A product for stories in a data folder of its own; `env` says where it differs from the others. */
export function startStoryProduct(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Product> {
  return startProduct(dataDir, { ...storyEnv, ...env });
}
