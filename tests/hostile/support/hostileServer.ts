import type { AddressInfo } from 'node:net';
import { buildServer, type TestServer } from '../../support/buildServer';
import { residentMegabytes } from './residentMegabytes';

const EVERY_MS = 50;
const CALM_ASKED = 8;

/** Other people saw this while somebody attacked. */
export interface Seen {
  /** How long who waited longest for something small did. */
  longestMs: number;
  /** The slowest of a few before the attack: other tests may run beside. */
  calmMs: number;
  asked: number;
  /** Answers that should not have been: to them any but a good one, to whoever attacked a failure of ours. */
  broken: number[];
  /** The memory that the server took more than before, at the most. */
  grownMegabytes: number;
  /** The memory that the processes where files are opened took together, at the most. */
  workshopMegabytes: number;
  tookMs: number;
  /** The statuses with which the attacker was answered. */
  answered: number[];
}

function countsOf(statuses: readonly number[]): string {
  const kinds = [...new Set(statuses)].sort();
  return kinds
    .map((kind) => `${statuses.filter((one) => one === kind).length} × ${kind}`)
    .join(', ');
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The real server on a real socket, and somebody who goes on working in it while others attack. */
export async function hostileServer(env: Record<string, string> = {}) {
  const server: TestServer = await buildServer(env);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;

  /** A person of another account who asks small things, time and again. */
  async function bystander(username: string) {
    const { id, JWT } = await server.sessionOf(username);
    const query = new URLSearchParams({
      token: 'anden',
      accion: 'notificacion.listar',
      nusuario: String(id),
      size: '5',
    });
    const headers = { authorization: `Bearer ${JWT}` };
    return async () => {
      const begun = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}/web-service?${query}`, { headers });
      await answer.arrayBuffer();
      return { status: answer.status, ms: performance.now() - begun };
    };
  }

  /** `attack` answers with the statuses that it got. */
  async function besides(name: string, attack: () => Promise<number[]>): Promise<Seen> {
    const ask = await bystander('jefe');
    let calmMs = 0;
    for (let index = 0; index < CALM_ASKED; index += 1) {
      calmMs = Math.max(calmMs, Math.round((await ask()).ms));
    }
    const before = residentMegabytes();
    let [own, workshop] = [before.own, before.workshop];
    const asked: { status: number; ms: number }[] = [];
    const begun = performance.now();
    let over = false;
    const watching = (async () => {
      while (!over) {
        asked.push(await ask());
        const now = residentMegabytes();
        [own, workshop] = [Math.max(own, now.own), Math.max(workshop, now.workshop)];
        await pause(EVERY_MS);
      }
    })();
    const attacked = await attack().finally(() => {
      over = true;
    });
    await watching;
    const seen = {
      longestMs: Math.round(Math.max(...asked.map(({ ms }) => ms))),
      calmMs,
      asked: asked.length,
      broken: [
        ...asked.map(({ status }) => status).filter((status) => status !== 200),
        ...attacked.filter((status) => status === 500),
      ],
      grownMegabytes: Math.round(own - before.own),
      workshopMegabytes: Math.round(workshop),
      tookMs: Math.round(performance.now() - begun),
    };
    process.stdout.write(`${name}: ${countsOf(attacked)} ${JSON.stringify(seen)}\n`);
    return { ...seen, answered: attacked };
  }

  return { server, port, besides };
}

export type HostileServer = Awaited<ReturnType<typeof hostileServer>>;
