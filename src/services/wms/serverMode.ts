import { isAppError } from './appError';
import { encodeRequest } from './encodeRequest';
import { normalizeAddress } from './normalizeAddress';
import { sendRequest } from './sendRequest';
import type { WmsServer } from './wmsCall';

const asked = new Map<string, Promise<readonly string[]>>();

async function ask(base: string, token: string): Promise<readonly string[]> {
  const call = { method: 'GET', accion: 'servidor.estado' } as const;
  try {
    const request = encodeRequest(call, { base, mode: 'protected', bearer: false }, { token });
    const answer = (await sendRequest(request)) as { capabilities?: unknown } | null;
    return Array.isArray(answer?.capabilities) ? answer.capabilities : [];
  } catch (error) {
    // No answer, or a failing server, says nothing about it: ask again with the next call.
    if (!isAppError(error) || error.status === 0 || error.status >= 500) asked.delete(base);
    return [];
  }
}

function capabilitiesOf(base: string, token: string): Promise<readonly string[]> {
  const answer = asked.get(base) ?? ask(base, token);
  asked.set(base, answer);
  return answer;
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Fields in URLs only where somebody said that this server needs it, and nobody on the way can read them. */
function mayBeLegacy(base: string, olderServers: unknown): boolean {
  const { protocol, hostname } = new URL(base);
  const listed = Array.isArray(olderServers) && olderServers.map(normalizeAddress).includes(base);
  return listed && (protocol === 'https:' || loopback.test(hostname));
}

/** How to talk to a server. Silence never puts a password in a URL. */
export async function serverMode(
  base: string,
  token: string,
  olderServers: unknown,
): Promise<WmsServer> {
  if (base === location.origin) return { base, mode: 'bodies', bearer: true };
  const capabilities = await capabilitiesOf(base, token);
  const bearer = capabilities.includes('bearer');
  if (capabilities.includes('bodies')) return { base, mode: 'bodies', bearer };
  const mode = mayBeLegacy(base, olderServers) ? 'legacy' : 'protected';
  return { base, mode, bearer };
}
