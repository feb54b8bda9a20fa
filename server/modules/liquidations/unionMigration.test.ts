import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { migrationsFolder } from '../../db/migrate';
import { payConcept } from '../../db/schema/payConcepts';
import { personHistory } from '../../db/schema/people';
import { peopleAt } from '../../engine/people/personAt';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

/** The statements of the migration that write data: its tables are there already. */
function dataStatements(): string[] {
  const folder = migrationsFolder();
  const name = readdirSync(folder).find((file) => file.endsWith('_union-tie.sql')) ?? '';
  return readFileSync(join(folder, name), 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => /^(update|insert)/im.test(statement));
}

test('whoever was under an agreement is kept as a member on each day of it, and own conditions stay', async () => {
  const { db } = server.services.database;
  await db.delete(personHistory).where(sql`${personHistory.kind} in ('union', 'agreement')`);
  await db.execute(sql`update person set union_tie = 'none'`);
  const { rows } = await db.execute<{ id: number; under: boolean }>(
    sql`select id, agreement is not null as under from person order by id`,
  );
  const [came, outside] = [rows.find(({ under }) => under), rows.find(({ under }) => !under)];
  const [joined, planned] = [came?.id ?? 0, outside?.id ?? 0];
  const change = { kind: 'agreement' as const };
  await db.insert(personHistory).values([
    { ...change, personId: joined, effectiveFrom: '2024-01-01', agreement: null, begun: true },
    { ...change, personId: joined, effectiveFrom: '2025-01-01', agreement: 'A', begun: true },
    { ...change, personId: joined, effectiveFrom: '2026-01-01', agreement: 'B', begun: true },
    { ...change, personId: planned, effectiveFrom: '2020-01-01', agreement: null, begun: true },
    { ...change, personId: planned, effectiveFrom: '2030-01-01', agreement: 'A', begun: false },
  ]);
  const union = eq(payConcept.code, 'SINDICATO');
  await db.update(payConcept).set({ condition: 'con_convenio', version: 1 }).where(union);
  const migrate = async () => {
    for (const statement of dataStatements()) await db.execute(sql.raw(statement));
  };
  await migrate();

  const tieOn = async (id: number, day: string) =>
    (await peopleAt(db, [id], day)).get(id)?.unionTie;
  expect(await tieOn(joined, '2024-12-31')).toBe('none');
  expect(await tieOn(joined, '2025-01-01')).toBe('member');
  expect(await tieOn(joined, '2026-11-30')).toBe('member');
  expect(await tieOn(planned, '2029-12-31')).toBe('none');
  expect(await tieOn(planned, '2030-01-01')).toBe('member');
  for (const { id, under } of rows.filter((one) => one.id !== joined && one.id !== planned))
    expect([id, await tieOn(id, '2026-11-30')]).toEqual([id, under ? 'member' : 'none']);
  // A change of agreement does not change the tie to the union.
  expect(await db.$count(personHistory, eq(personHistory.kind, 'union'))).toBe(4);
  const conditions = async () =>
    (await db.select({ condition: payConcept.condition }).from(payConcept).where(union)).map(
      ({ condition }) => condition,
    );
  expect(await conditions()).toEqual(['afiliado']);

  await db.delete(personHistory).where(eq(personHistory.kind, 'union'));
  await db.update(payConcept).set({ condition: 'con_convenio y mensual' }).where(union);
  await migrate();
  expect(await conditions()).toEqual(['con_convenio y mensual']);
});
