import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { reachRunning } from '../../server/db/embedded/reachRunning';
import { callServer, openSession } from '../../tests/e2e/support/callServer';
import { freePort } from '../../tests/e2e/support/freePort';
import { postmasterOf } from '../../tests/e2e/support/processesOf';
import { startProduct } from '../../tests/e2e/support/startProduct';
import { cpuOfProcess } from './cpuOf';
import { machineLine, tableOf, writeBetween } from './figuresTable';
import { cache } from './keptFolder';
import { memoryOfPostgres, memoryOfProcess } from './memoryOf';

const LOOK_MS = 3;
const PATIENCE_MS = 60_000;
const opened = [
  ['empleado', 'publicacion.listar'],
  ['jefe', 'pedido.listar'],
  ['rrhh', 'solicitud.listarPendientes'],
] as const;

const accion = '/web-service?token=anden&accion=pedido.listar&nusuario=1';

function statusOf(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const asked = send({ port, host: '127.0.0.1', path, agent: false }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    });
    asked.on('error', () => resolve(undefined));
    asked.end();
  });
}

async function until(port: number, path: string, status: number): Promise<number> {
  const late = performance.now() + PATIENCE_MS;
  while ((await statusOf(port, path)) !== status) {
    if (performance.now() > late) throw new Error(`no ${status} of ${path}`);
    await sleep(LOOK_MS);
  }
  return performance.now();
}

interface Started {
  port: number;
  /** The process of the server; npm and the shell that it starts are its parents. */
  pid: number;
  /** Milliseconds since the command. */
  page: number;
  refusal: number;
  /** Milliseconds of processor of the server until it answered. */
  cpu: number;
  stop(): Promise<void>;
}

/** From the command that a person types to the first answers. */
async function startOnce(dataDir: string): Promise<Started> {
  const port = await freePort();
  const begun = performance.now();
  const npm: ChildProcess = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), ANDEN_DATA: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(npm, 'exit');
  const page = (await until(port, '/login', 200)) - begun;
  const refusal = (await until(port, accion, 401)) - begun;
  const { pid } = JSON.parse(readFileSync(join(dataDir, 'anden.lock'), 'utf8'));
  const stop = async () => {
    process.kill(pid, 'SIGTERM');
    await ended;
  };
  return { port, pid, page, refusal, cpu: cpuOfProcess(pid), stop };
}

/** Some pages as a person opens them, and then nothing for a minute. */
async function rest({ port, pid }: Started, dataDir: string, seconds: number): Promise<string> {
  const url = `http://127.0.0.1:${port}`;
  for (const [role, list] of opened) {
    await statusOf(port, '/');
    await callServer(url, list, {}, await openSession(url, role));
  }
  await sleep(seconds * 1000);
  const node = memoryOfProcess(pid);
  const postgres = memoryOfPostgres(postmasterOf(dataDir));
  return (
    `At rest, ${seconds} seconds after ${opened.length} people signed in and opened a list each: ${Math.round(node.rss + postgres.pss)} MB together. ` +
    `Node ${Math.round(node.rss)} MB (RSS; ${Math.round(node.pss)} PSS), ` +
    `PostgreSQL ${Math.round(postgres.pss)} MB (PSS of its ${postgres.processes} processes).`
  );
}

async function versionOf(dataDir: string): Promise<string> {
  const client = new Client({ connectionString: reachRunning(dataDir, process.cwd()) });
  await client.connect();
  const { rows } = await client.query('show server_version');
  await client.end();
  return rows[0].server_version;
}

function startsTable(all: readonly Started[]): string {
  const row = (name: string, of: (one: Started) => number) => {
    const values = all.map(of).sort((one, other) => one - other);
    const at = (index: number) => String(Math.round(values[index] ?? 0));
    return [name, at(Math.floor(values.length / 2)), at(0), at(values.length - 1)];
  };
  return tableOf(
    ['from `npm start`, ms', 'median', 'best', 'worst'],
    [
      row('first page (`/login`)', ({ page }) => page),
      row('first accion (refused without a session)', ({ refusal }) => refusal),
      row("the server's processor until then", ({ cpu }) => cpu),
    ],
    1,
  );
}

/** How fast it starts where everything is installed, built and filled, and what it takes while nobody asks. */
export async function starts(quick: boolean, say: (line: string) => void): Promise<void> {
  const dataDir = join(cache, 'start');
  mkdirSync(cache, { recursive: true });
  // Builds and fills where nothing is yet.
  const first = await startProduct(dataDir);
  const machine = machineLine(await versionOf(dataDir));
  await first.stop();
  const all: Started[] = [];
  for (let time = 0; time < (quick ? 3 : 9); time += 1) {
    const started = await startOnce(dataDir);
    all.push(started);
    say(`${Math.round(started.page)} ms, ${started.cpu} ms of processor`);
    await started.stop();
  }
  const last = await startOnce(dataDir);
  try {
    const atRest = await rest(last, dataDir, quick ? 10 : 60);
    const text = `${machine}\n\n${all.length} starts.\n\n${startsTable(all)}\n\n${atRest}`;
    say(text);
    if (!quick) writeBetween('docs/performance.md', 'start', text);
  } finally {
    await last.stop();
  }
}
