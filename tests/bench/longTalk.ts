import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { Client } from 'pg';
import { reachRunning } from '../../server/db/embedded/reachRunning';
import { chromiumPath } from '../e2e/support/chromiumPath';
import { signInAs } from '../e2e/support/signInAs';
import { startProduct } from '../e2e/support/startProduct';

// npx tsx tests/bench/longTalk.ts [messages] [pixels a frame]: a conversation scrolled from its end to its first word and back down.
const messages = Number(process.argv[2] ?? 10_000);
const step = Number(process.argv[3] ?? 160);
/** Sixty in a second. */
const FRAME_MS = 1000 / 60;
/** So many of a hundred frames may come late. */
const MOST_LATE = 5;
const MOST_NODES = 25_000;

interface Scrolled {
  frames: number[];
  /** Frames after which what is read stood somewhere else than where the scroll led. */
  jumps: number;
  nodes: number;
}

/** Two who wrote to each other every few minutes, with nothing unread. */
async function addTalk(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `with two as (
       select array_agg(id order by username) as ids from account where username in ('empleado', 'supervisor')
     )
     select c.id from chat c, two where c.kind = 'direct'
       and (select array_agg(account_id order by account_id) from chat_member where chat_id = c.id)
         = (select array_agg(x order by x) from unnest(two.ids) x)`,
  );
  const chatId = rows[0]?.id ?? 0;
  await owner.query(
    `insert into chat_message (chat_id, author_id, client_id, body, sent_at)
     select $1, (select id from account where username = case when n / 3 % 2 = 0 then 'empleado' else 'supervisor' end),
       gen_random_uuid(), 'Mensaje ' || n || repeat(' con algo más de texto', n % 7),
       anden_now() - ($2::int - n) * interval '3 minutes'
     from generate_series(1, $2::int) n`,
    [chatId, messages],
  );
  await owner.query(
    `update chat_member set read_id = (select max(id) from chat_message) where chat_id = $1`,
    [chatId],
  );
  return chatId;
}

/** Scrolls from frame to frame until a text is drawn, and sees each time whether what was read moved by as much as the scroll. */
const scrollUntil = (page: Page, text: string, by: number): Promise<Scrolled> =>
  page.evaluate(
    async ({ wanted, pixels }) => {
      const box = document.querySelector('[role="log"]');
      if (!box) throw new Error('no messages');
      const inSight = () => {
        const { top, bottom } = box.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        for (const message of box.querySelectorAll<HTMLElement>('[data-message]')) {
          const place = message.getBoundingClientRect();
          if (place.bottom > middle) return { message, top: place.top };
        }
        throw new Error('nothing in sight');
      };
      const frames: number[] = [];
      let jumps = 0;
      let last = await new Promise(requestAnimationFrame);
      const drawn = () =>
        [...box.querySelectorAll('[data-message]')].some(({ textContent }) =>
          textContent?.includes(wanted),
        );
      let expected: ReturnType<typeof inSight> | null = null;
      for (let at = 0; at % 50 !== 0 || !drawn(); at += 1) {
        if (at > 60_000) throw new Error(`never came to "${wanted}"`);
        const stood = expected?.message.isConnected && expected.message.getBoundingClientRect().top;
        if (expected && stood && Math.abs(stood - expected.top) > 2) jumps += 1;
        const before = inSight();
        const from = box.scrollTop;
        box.scrollTop += pixels;
        // At an edge it moves by less, until more comes.
        expected = { message: before.message, top: before.top - (box.scrollTop - from) };
        const now = await new Promise(requestAnimationFrame);
        frames.push(now - last);
        last = now;
      }
      return { frames, jumps, nodes: box.querySelectorAll('*').length };
    },
    { wanted: text, pixels: by },
  );

function tell(what: string, { frames, jumps, nodes }: Scrolled): boolean {
  const sorted = [...frames].sort((one, other) => one - other);
  const part = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
  const late = (frames.filter((time) => time > FRAME_MS * 1.5).length / frames.length) * 100;
  const holds = late <= MOST_LATE && jumps === 0 && nodes <= MOST_NODES;
  process.stdout.write(
    `${holds ? '✓' : '✗'} ${what}: ${frames.length} frames of ${step} px, half of them ${part(0.5)} ms, ` +
      `99 of 100 within ${part(0.99)} ms, the slowest ${part(1)} ms, ${late.toFixed(1)} % late; ` +
      `${jumps} jumps; ${nodes} elements at the end\n`,
  );
  return holds;
}

const dataDir = await mkdtemp(join(tmpdir(), 'anden-charla-'));
const product = await startProduct(dataDir, { ANDEN_DEMO: '1' });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const owner = new Client({ connectionString: reachRunning(dataDir, process.cwd()) });
  await owner.connect();
  const chatId = await addTalk(owner).finally(() => owner.end());
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
    // It would store the whole program meanwhile, as it does once.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await signInAs(page, 'empleado', `/chats/${chatId}`);
  await page.getByText(`Mensaje ${messages}`).first().waitFor();
  const up = tell('up to the first word', await scrollUntil(page, 'resumen de la cuenta', -step));
  const down = tell('down again', await scrollUntil(page, `Mensaje ${messages}`, step));
  if (!up || !down) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
