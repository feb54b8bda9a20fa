import { unsubscribe } from './pushBrowser';

const PATIENCE = 2000;

/**
 * A person who leaves is not kept waiting by a push service that does not answer: the server has forgotten the device
 * anyway.
 */
export async function leavePush(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([unsubscribe().catch(() => undefined), late]);
}
