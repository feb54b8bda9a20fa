import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { dbOn } from '../../server/db/dbOn';
import { reachRunning } from '../../server/db/embedded/reachRunning';
import { tokenSecret } from '../../server/engine/session/tokenSecret';
import { signToken } from '../../server/engine/session/tokens';
import { followStream } from '../../src/services/events/followStream';
import { callServer, type ServerSession } from '../e2e/support/callServer';
import { type Product, startProduct } from '../e2e/support/startProduct';
import { cuttableLine } from './support/cuttableLine';

// npx tsx tests/bench/comeBack.ts [pages]: so many open pages lose the stream, come back as the client does, and ask again.
const pages = Number(process.argv[2] ?? 300);
const MOST_BACK_MS = 30_000;
const MOST_ANSWER_MS = 1000;
/** Pages ask these again after a gap: conversations, the wall and the bar around them. */
const asked = [
  'conversacion.listar',
  'resumen.contarPendientes',
  'notificacion.listar',
  'publicacion.listar',
];

interface Page {
  session: ServerSession;
  open: boolean;
  back: number;
  answers: number[];
  failed: number;
}

const portOf = (product: Product) => Number(new URL(product.url).port);

/** Sessions of everybody who enters, in turn, until there are as many as pages. */
async function openSessions(dataDir: string): Promise<ServerSession[]> {
  const owner = new Client({ connectionString: reachRunning(dataDir, process.cwd()) });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ id: string; accountId: number }>(
      `with wanted as (
         select a.id from generate_series(1, $1::int) round
         cross join (select id from account where active and person_id is not null) a
         order by round, a.id limit $1::int
       )
       insert into session (account_id, cookie_hash, address, device, expires_at)
       select id, 'regreso-' || gen_random_uuid(), '127.0.0.1', 'Medición', anden_now() + interval '1 day' from wanted
       returning id, account_id as "accountId"`,
      [pages],
    );
    const secret = await tokenSecret(dbOn(owner));
    return await Promise.all(
      rows.map(async ({ id: sessionId, accountId }) => ({
        id: accountId,
        docket: '',
        JWT: await signToken(secret, { accountId, sessionId }),
      })),
    );
  } finally {
    await owner.end();
  }
}

/** An open page: it follows the stream by the client's own code, and asks again what it shows after each gap. */
function openPage(url: string, session: ServerSession, stop: AbortSignal): Page {
  const page: Page = { session, open: false, back: 0, answers: [], failed: 0 };
  const ask = async (accion: string) => {
    const from = performance.now();
    await callServer(url, accion, {}, session).catch((error: Error) => {
      // A role without the wall is refused it at once, which is an answer as well.
      if (!error.message.includes(': 403 ')) page.failed += 1;
    });
    page.answers.push(performance.now() - from);
  };
  void followStream(
    {
      address: () => ({ url: `${url}/eventos`, jwt: session.JWT }),
      onEvent: () => undefined,
      onGap: () => {
        page.back = performance.now();
        void Promise.all(asked.map(ask)).then(() => {
          page.open = true;
        });
      },
      onRefused: () => {
        page.failed += 1;
      },
    },
    stop,
  );
  return page;
}

async function until(is: () => boolean, most: number): Promise<boolean> {
  const end = performance.now() + most;
  while (!is() && performance.now() < end) await sleep(50);
  return is();
}

const at = (values: readonly number[], part: number) =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? 0;

/** All lose the stream at once; tells how long they take, and whether that is what is asked. */
async function lose(what: string, all: readonly Page[], cut: () => Promise<void>) {
  for (const page of all) Object.assign(page, { open: false, back: 0, answers: [], failed: 0 });
  await cut();
  const from = performance.now();
  await until(() => all.every(({ open }) => open), 2 * MOST_BACK_MS);
  const back = all.map((page) => (page.back === 0 ? 2 * MOST_BACK_MS : page.back - from));
  const answers = all.flatMap((page) => page.answers);
  const failed = all.reduce((sum, page) => sum + page.failed, 0);
  const [last, slowest] = [Math.max(...back), Math.max(...answers)];
  const holds = last <= MOST_BACK_MS && slowest <= MOST_ANSWER_MS && failed === 0;
  process.stdout.write(
    `${holds ? '✓' : '✗'} ${what}: ${all.length} pages are back after ${(last / 1000).toFixed(1)} s ` +
      `(half of them after ${(at(back, 0.5) / 1000).toFixed(1)} s); ${answers.length} answers, ` +
      `half within ${at(answers, 0.5).toFixed(0)} ms, 99 of 100 within ${at(answers, 0.99).toFixed(0)} ms, ` +
      `the slowest ${slowest.toFixed(0)} ms; ${failed} failed\n`,
  );
  return holds;
}

const dataDir = await mkdtemp(join(tmpdir(), 'anden-regreso-'));
const line = await cuttableLine();
const stop = new AbortController();
let product = await startProduct(dataDir, { ANDEN_DEMO: '1' });
try {
  const sessions = await openSessions(dataDir);
  line.leadTo(portOf(product));
  const all = sessions.map((session) => openPage(line.url, session, stop.signal));
  await sleep(3000);
  const cutLine = await lose('the line is cut', all, async () => line.cut());
  const killed = await lose('the server is killed and started again', all, async () => {
    line.leadTo(null);
    product.child.kill('SIGKILL');
    line.cut();
    product = await startProduct(dataDir, { ANDEN_DEMO: '1' });
    line.leadTo(portOf(product));
  });
  if (!cutLine || !killed) process.exitCode = 1;
} finally {
  stop.abort();
  line.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
