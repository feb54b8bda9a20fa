import type { Viewer } from '../../server/engine/acciones/context';
import {
  type AfterCommit,
  contextFor,
  taskConnection,
} from '../../server/engine/acciones/contextFor';
import type { Handler } from '../../server/engine/acciones/implement';
import { readAccountViewer } from '../../server/engine/session/readViewer';
import { findMessagesHandler } from '../../server/modules/chats/findMessages';
import { listChatsHandler } from '../../server/modules/chats/listChats';
import { listMessagesHandler } from '../../server/modules/chats/listMessages';
import { type BenchServer, bench } from './support/benchServer';

// npx tsx tests/bench/chats.ts [messages] [conversations]: the search, the list and the history of somebody who is in a tenth of them.
const messages = Number(process.argv[2] ?? 1_000_000);
const conversations = Number(process.argv[3] ?? 2000);
const MOST_MS = 200;
const ROUNDS = 15;
const BATCH = 100_000;

async function addTalk({ services, asOwner }: BenchServer): Promise<void> {
  const { pool } = services.database;
  await pool.query(
    `with made as (
       insert into chat (kind, name) select 'group', 'Grupo ' || n from generate_series(1, $1::int) n returning id
     )
     insert into chat_member (chat_id, account_id)
     select made.id, account.id from made
     join account on account.username = 'jefe' or (account.username = 'rrhh' and made.id % 10 = 0)`,
    [conversations],
  );
  for (let from = 1; from <= messages; from += BATCH) {
    await pool.query(
      `insert into chat_message (chat_id, author_id, client_id, body)
       select (array(select id from chat where kind = 'group' order by id))[1 + n % $3::int],
         (select id from account where username = 'jefe'), gen_random_uuid(),
         'Mensaje ' || n || ' sobre el camión ' || n % 5000 || ' y la palabra común, con algo más de texto para que pese'
       from generate_series($1::int, $2::int) n`,
      [from, Math.min(from + BATCH - 1, messages), conversations],
    );
  }
  await asOwner('vacuum analyze chat, chat_member, chat_message');
}

async function timed({ services }: BenchServer, viewer: Viewer, handler: Handler, input: object) {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const after: AfterCommit[] = [];
    const parts = {
      services,
      connection: taskConnection('127.0.0.1'),
      accion: handler.accion,
      db: services.database.db,
      after,
    };
    const start = performance.now();
    await handler.run(handler.accion.input.parse(input), contextFor(parts, viewer));
    if (round > 0) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return { median: times[Math.floor(times.length / 2)] ?? 0, slowest: times.at(-1) ?? 0 };
}

await bench(async (server, say) => {
  const { db, pool } = server.services.database;
  await addTalk(server);
  const { rows } = await pool.query(`select id from account where username = 'rrhh'`);
  const viewer = await readAccountViewer(db, rows[0]?.id ?? 0);
  if (!viewer) throw new Error('nobody to read');
  const { rows: own } = await pool.query(
    `select chat_id as id from chat_member where account_id = $1 order by chat_id desc limit 1`,
    [viewer.accountId],
  );
  const chatId = own[0]?.id ?? 0;
  const asked: [name: string, handler: Handler, input: object][] = [
    ['a word of one message in 5,000', findMessagesHandler, { words: 'camion 4990' }],
    ['a word of every message', findMessagesHandler, { words: 'palab' }],
    ['the same in one conversation', findMessagesHandler, { words: 'palab', chatId }],
    ['the beginning of a name', findMessagesHandler, { words: 'mar' }],
    ['a word that is nowhere', findMessagesHandler, { words: 'inexistente' }],
    ['the list of conversations', listChatsHandler, {}],
    ['the end of a conversation', listMessagesHandler, { chatId }],
  ];
  let slow = 0;
  for (const [name, handler, input] of asked) {
    const { median, slowest } = await timed(server, viewer, handler, input);
    if (median > MOST_MS) slow += 1;
    say(`${name}: ${median.toFixed(1)} ms, at most ${slowest.toFixed(1)} ms`);
  }
  if (slow > 0) throw new Error(`${slow} took longer than ${MOST_MS} ms`);
});
