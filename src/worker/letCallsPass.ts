import { mobileFinalPath, webServicePath } from '@/utils/paths';
import type { InstallEvent } from './workerScope';

/**
 * Calls to the server go there without this worker, where a browser can be told so: a decision that a page sends as it
 * closes is lost when the worker has to be woken for it first.
 */
export async function letCallsPass(event: InstallEvent): Promise<void> {
  const calls = [webServicePath, mobileFinalPath].map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'network' as const,
  }));
  try {
    await event.addRoutes?.(calls);
  } catch {
    // A browser that refuses these routes asks the worker about every call, and is installed all the same.
  }
}
