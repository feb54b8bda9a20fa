import { readFile } from 'node:fs/promises';
import { makeCuil } from '@contract/core/cuil';
import { createPerson } from '@contract/users/personAcciones';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { wireClient } from '../../../tests/security/wireClient';
import { closeConnections } from '../../../tests/security/wireRequest';
import { type WireServer, wireServer } from '../../../tests/security/wireServer';
import { until } from '../../../tests/support/until';
import { errorFacts, plainMessage } from './errorFacts';

let server: WireServer;
beforeAll(async () => {
  server = await wireServer();
});
afterAll(async () => {
  closeConnections();
  await server.close();
});

const dni = '38765432';
const cuil = makeCuil('27', dni);
const lastName = 'Quiroga Secretísima';

/** The table refuses them, and its refusal shows the whole row. */
async function refuseThem() {
  const client = new Client({ connectionString: server.services.ownerUrl });
  await client.connect();
  await client.query(
    `alter table person add constraint nobody_so check (last_name <> '${lastName}')`,
  );
  await client.end();
}

test('a statement that fails is in the log, and what was written is not', async () => {
  await refuseThem();
  const client = wireClient(server);
  const as = await client.signIn('admin');
  const named = { lastName, firstName: 'Ana', docket: 'S1', dni, cuil, areaId: 1 };
  const person = { ...named, birthDate: '1990-05-02', hireDate: '2024-03-01' };
  expect((await client.post(createPerson.name, person, { as })).status).toBe(500);
  const log = await until(
    () => readFile(server.logFile, 'utf8'),
    (text) => text.includes('unexpected failure'),
  );
  for (const told of ['nobody_so', 'insert into', '23514', 'createPerson']) {
    expect(log).toContain(told);
  }
  for (const secret of [dni, cuil, 'Quiroga', '1990-05-02']) expect(log).not.toContain(secret);
});

test.each([
  ['a value of another type', `${dni}x`, 'int'],
  ['a day that is none', 'Quiroga', 'date'],
  ['a number too large', `${dni}${dni}`, 'int'],
])('%s is told by its code alone', async (_, value, type) => {
  const statement = sql`select ${value}::text::${sql.raw(type)}`;
  const error = await server.services.database.db.execute(statement).catch((reason) => reason);
  expect(plainMessage(error)).toBe(`Failed query: select $1::text::${type}`);
  const facts = errorFacts(error);
  expect(facts.cause?.message).toMatch(/^data exception 22/);
  expect(JSON.stringify(facts)).not.toMatch(/Quiroga|38765432/);
});
