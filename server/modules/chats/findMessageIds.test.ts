import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { readAccountViewer } from '../../engine/session/readViewer';
import { findMessageIds } from './findMessageIds';

const MADE = 600;
const THEMES = ['camión', 'pallet', 'guardia', 'Ñandú'];

let server: TestServer;
let viewer: NonNullable<Awaited<ReturnType<typeof readAccountViewer>>>;
let chats: number[] = [];
let made: { id: number; chatId: number; body: string }[] = [];

/** Six groups, four of them of the asker; each message has a number, and some have a rarer word. */
beforeAll(async () => {
  server = await buildServer();
  const { db, pool } = server.services.database;
  const { rows: people } = await pool.query<{ id: number }>(
    `select id from account where username in ('rrhh', 'jefe') order by username`,
  );
  const [writer = 0, asker = 0] = people.map(({ id }) => id);
  const found = await readAccountViewer(db, asker);
  if (!found) throw new Error('nobody asks');
  viewer = found;
  const { rows } = await pool.query<{ id: number }>(
    `insert into chat (kind, name) select 'group', 'De prueba ' || n from generate_series(1, 6) n returning id`,
  );
  const ids = rows.map(({ id }) => id);
  chats = ids.slice(0, 4);
  await pool.query(
    `insert into chat_member (chat_id, account_id)
     select id, $2::int from unnest($1::int[]) id union all select id, $4::int from unnest($3::int[]) id`,
    [ids, writer, chats, asker],
  );
  const { rows: said } = await pool.query<{ id: number; chatId: number; body: string }>(
    `insert into chat_message (chat_id, author_id, client_id, body)
     select ($1::int[])[1 + n * 7 % 6], $2, gen_random_uuid(),
       'Aviso ' || n || ' de ' || ($3::text[])[1 + n % 4] || case when n % 97 = 0 then ' zócalo' else '' end
     from generate_series(1, ${MADE}) n returning id, chat_id as "chatId", body`,
    [ids, writer, THEMES],
  );
  made = said;
});
afterAll(() => server.close());

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Reads every message: each word is the beginning of one of it. */
const readAll = (words: string, within: readonly number[], before: number) =>
  made
    .filter(({ id, chatId }) => within.includes(chatId) && id < before)
    .filter(({ body }) =>
      plain(words)
        .split(' ')
        .every((word) =>
          plain(body)
            .split(/\s+/)
            .some((said) => said.startsWith(word)),
        ),
    )
    .map(({ id }) => id)
    .sort((one, other) => other - one);

const reaches = {
  'the newest messages are enough': { walked: 1_000_000, read: 0 },
  'all of one’s own are read': { walked: 5, read: 1_000_000 },
  'the index of words is asked': { walked: 5, read: 3 },
};

describe.each(Object.entries(reaches))('where %s', (_where, reach) => {
  test.each([
    'aviso',
    'camion',
    'CAMIÓN',
    'ñandu',
    'zocalo',
    'zoc guardia',
    'aviso 1',
    'inexistente',
    'de camion aviso 48',
  ])('“%s” finds what reading every message finds, the newest first', async (words) => {
    const { db } = server.services.database;
    for (const [within, limit] of [
      [chats, 31],
      [chats.slice(0, 1), 31],
      [chats, MADE],
    ] as const) {
      for (const before of [undefined, made[300]?.id ?? 0]) {
        const sought = { words, chats: within, before, limit };
        const expected = readAll(words, within, before ?? Number.POSITIVE_INFINITY).slice(0, limit);
        expect(await findMessageIds(db, viewer, sought, reach)).toEqual(expected);
      }
    }
  });
});
