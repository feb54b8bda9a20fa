import { type Product, startProduct } from './startProduct';
import { storyNow } from './storyNow';

/** Every product of the stories is started with these; only one with the demo may stand at another moment. */
const storyEnv = (env: Record<string, string>): Record<string, string> =>
  env.ANDEN_DEMO === '0' ? env : { ANDEN_DEMO: '1', ANDEN_NOW: storyNow().toISOString(), ...env };

/** A product for stories in a data folder of its own; `env` says where it differs from the others. */
export function startStoryProduct(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Product> {
  return startProduct(dataDir, storyEnv(env));
}
