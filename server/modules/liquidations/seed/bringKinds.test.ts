import { asc, eq, inArray, sql } from 'drizzle-orm';
import { buildServer } from '../../../../tests/support/buildServer';
import { payConcept } from '../../../db/schema/payConcepts';
import { liquidationsSeed } from './liquidationsSeed';

let server: Awaited<ReturnType<typeof buildServer>>;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

test('an organisation that had the product before gets what last pays need, and keeps what it wrote', async () => {
  const { db } = server.services.database;
  const rules = () =>
    db
      .select({
        code: payConcept.code,
        formula: payConcept.formula,
        runs: payConcept.runs,
        bases: payConcept.bases,
        item: payConcept.item,
      })
      .from(payConcept)
      .orderBy(asc(payConcept.code));
  const whole = await rules();
  await db.delete(payConcept).where(sql`${payConcept.runs} = array['final']`);
  await db.update(payConcept).set({ runs: sql`array_remove(${payConcept.runs}, 'final')` });
  const own = eq(payConcept.code, 'JUBILACION');
  await db.update(payConcept).set({ formula: 'base(aportes) * 10%', version: 2 }).where(own);
  await db
    .update(payConcept)
    .set({ formula: 'base(obra_social) * 3%' })
    .where(eq(payConcept.code, 'OBRA_SOCIAL'));
  await db.delete(payConcept).where(eq(payConcept.code, 'EMBARGOS'));
  await db
    .update(payConcept)
    .set({ bases: sql`array_remove(${payConcept.bases}, 'descuentos_ley')`, item: 'others' });
  await liquidationsSeed.product?.(db);
  await liquidationsSeed.product?.(db);
  const brought = await rules();
  const sorted = (rows: typeof whole) => rows.map((row) => ({ ...row, runs: row.runs.toSorted() }));
  expect(sorted(brought)).toEqual(
    sorted(whole).map((row) =>
      row.code === 'JUBILACION' ? { ...row, formula: 'base(aportes) * 10%' } : row,
    ),
  );
});

test('an organisation that wrote its own contributions is not given what is taken out of the product’s', async () => {
  const { db } = server.services.database;
  const codes = ['CONTRIB_INSSJP', 'CONTRIB_FAL'] as const;
  const found = () =>
    db
      .select({ code: payConcept.code })
      .from(payConcept)
      .where(inArray(payConcept.code, [...codes]));
  // Lines of the demo hold them: under another code they are not the product's any more.
  const renamed = { code: sql`'MI_' || ${payConcept.code}` };
  await db
    .update(payConcept)
    .set(renamed)
    .where(inArray(payConcept.code, [...codes]));
  const own = { rate: '', formula: 'base(contribuciones) * 18%', version: 2 };
  await db.update(payConcept).set(own).where(eq(payConcept.code, 'CONTRIBUCIONES'));
  await liquidationsSeed.product?.(db);
  expect(await found()).toEqual([]);
  await db.update(payConcept).set({ version: 1 }).where(eq(payConcept.code, 'CONTRIBUCIONES'));
  await liquidationsSeed.product?.(db);
  expect((await found()).map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
});
