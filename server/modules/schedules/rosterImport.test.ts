import { listAudit } from '@contract/admin/listAudit';
import { listImportRows } from '@contract/imports/importAcciones';
import { and, eq } from 'drizzle-orm';
import { periodClose } from '../../db/schema/closes';
import { person } from '../../db/schema/organisation';
import { plannedShift, shift } from '../../db/schema/schedules';
import { addDays, dayText } from '../../engine/time/days';
import { days, type RosterFiles, rosterFiles } from './testing/rosterFiles';
import { dayOfWeek, week } from './testing/rosterTools';

let files: RosterFiles;

beforeAll(async () => {
  files = await rosterFiles();
});
afterAll(() => files.server.close());
beforeEach(() => files.clear());

test('what the board refuses is refused at its cell, by the same rules', async () => {
  const early = await files.add({ code: 'XE', startsAt: '05:00', endsAt: '13:00' });
  const old = await files.add({ code: 'XV', active: false });
  await files.plan(0, [files.night]);
  const wrong = await files.refusals(
    files.lines(days, [files.docket, '', 'XE', 'XV', 'ZZ', 'XM+XT+XN+XM', 'F+XM', 'XM+XM']),
  );
  expect(Object.fromEntries(wrong as [string, string][])).toEqual({
    [dayOfWeek(1)]: expect.stringMatching(
      /^Se superpone con De prueba XN, lun .* 22:00 a 06:00\.$/,
    ),
    [dayOfWeek(2)]: 'El turno “De prueba XV” ya no se usa.',
    [dayOfWeek(3)]: 'No hay un turno con la sigla o el nombre “ZZ”. Para un franco escribí F.',
    [dayOfWeek(4)]: 'Son tres turnos por día como mucho.',
    [dayOfWeek(5)]: 'Un día es franco o tiene turnos: no las dos cosas.',
    [dayOfWeek(6)]: expect.stringContaining('Se superpone con De prueba XM'),
  });
  await files.db.delete(shift).where(eq(shift.id, early));
  await files.db.delete(shift).where(eq(shift.id, old));
});

test('a closed month changes nothing, and what it has may stand in the file', async () => {
  await files.plan(0, [files.morning]);
  const { siteId } = files;
  const month = `${week.from.slice(0, 7)}-01`;
  await files.db.insert(periodClose).values({ siteId, month, ledger: 'time', closedBy: 1 });
  const two = [dayOfWeek(0), dayOfWeek(1)];
  expect(await files.refusals(files.lines(two, [files.docket, 'XM', 'F']))).toEqual([]);
  expect(await files.refusals(files.lines(two, [files.docket, 'XM', 'XM']))).toEqual([
    [dayOfWeek(1), expect.stringContaining('cerrado')],
  ]);
  await files.db
    .delete(periodClose)
    .where(and(eq(periodClose.siteId, siteId), eq(periodClose.month, month)));
});

test('who leaves has no days afterwards: they go out empty and cannot come in', async () => {
  const leaveDate = dayOfWeek(2);
  await files.db.update(person).set({ leaveDate }).where(eq(person.id, files.personId));
  const mine = files.rowOf(await files.rowsOf('rrhh'));
  expect(mine.slice(4)).toEqual(['F', 'F', 'F', '', '', '', '']);
  expect(await files.refusals(files.lines([dayOfWeek(3)], [files.docket, 'XM']))).toEqual([
    [dayOfWeek(3), 'Ya no trabaja acá ese día.'],
  ]);
  await files.db.update(person).set({ leaveDate: null }).where(eq(person.id, files.personId));
});

test('somebody else’s person is as nobody, and twice the same is said', async () => {
  const [day] = days;
  const answers = await files.refusals(
    files.lines([day ?? ''], [files.docket, 'XM'], ['no-existe', 'XM']),
    'supervisor',
  );
  expect(answers).toEqual([
    ['docket', 'Esa persona no existe o no está a tu alcance.'],
    ['docket', 'Esa persona no existe o no está a tu alcance.'],
  ]);
  expect(
    await files.refusals(files.lines([day ?? ''], [files.docket, 'XM'], [files.docket, 'XT'])),
  ).toEqual([['docket', 'Se repite: ya está en la fila 2.']]);
  const taken = await files.rowsOf('supervisor');
  expect(taken.length).toBeGreaterThan(1);
  expect(files.rowOf(taken)).toEqual([]);
});

test('it takes what stands when it is applied; nothing goes in where one of all became impossible', async () => {
  const brought = files.brought();
  const colleague = (await files.colleaguesOf('operario'))[0]?.id ?? 0;
  const both = files.lines(
    [dayOfWeek(0)],
    [files.docket, 'XM'],
    [await files.docketOf(colleague), 'XM'],
  );
  const late = await brought.prepare(both);
  await files.plan(0, [files.afternoon]);
  await brought.apply(late.body.id, 'all');
  expect(await files.planned()).toEqual([[dayOfWeek(0), files.morning]]);

  await files.db.delete(plannedShift);
  const never = await brought.prepare(both);
  await files.db.update(shift).set({ active: false }).where(eq(shift.id, files.morning));
  const { job, run } = await brought.apply(never.body.id, 'all');
  expect(job?.message).toContain('No se importó nada');
  expect(run).toMatchObject({ state: 'preview', counts: { applied: 0, invalid: 2 } });
  expect(await files.db.$count(plannedShift)).toBe(0);
  await files.db.update(shift).set({ active: true }).where(eq(shift.id, files.morning));
});

test('what the board would warn of is known before; many days are one sentence of the audit', async () => {
  const brought = files.brought();
  const two = files.lines([dayOfWeek(0), dayOfWeek(1)], [files.docket, 'XT', 'XM']);
  const { body } = await brought.prepare(two);
  expect([body.counts.changed, body.warned]).toEqual([1, 1]);
  const { body: rows } = await files.server.call(listImportRows, { id: body.id }, 'rrhh');
  expect(rows.rows[0]?.warnings).toEqual([
    {
      column: dayOfWeek(1),
      message: expect.stringMatching(
        /^mar .*: 8 h de descanso .* \(mínimo 12 h, LCT art\. 197\)\.$/,
      ),
    },
  ]);
  await brought.apply(body.id, 'all');
  const { body: audit } = await files.server.call(listAudit, { size: 1 }, 'admin');
  expect([audit.rows[0]?.did, audit.rows[0]?.thing]).toEqual([
    'importó',
    expect.stringMatching(/^la semana de horarios del 11 al 17 de febrero de 2030$/),
  ]);
});

test('files without days, with one twice, or with a wrong year are refused whole', async () => {
  const problems = async (content: string) =>
    (await files.brought().prepare(content)).body.problems;
  expect(await problems(`Legajo;Lunes\r\n${files.docket};XM`)).toEqual([
    'No hay columnas con un día por título, como 23/11/2026.',
  ]);
  const [day = ''] = days;
  expect(await problems(`Legajo;${day};lun ${dayText(day)}\r\n${files.docket};XM;XT`)).toEqual([
    `El día ${dayText(day)} está en dos columnas: dejá una.`,
  ]);
  const far = files.lines([day, addDays(day, 3650)], [files.docket, 'XM', 'XM']);
  expect(await problems(far)).toEqual(['Planificá de a tres meses como mucho.']);
});

test('the template is a file that comes in', async () => {
  const { JWT } = await files.server.sessionOf('rrhh');
  const file = await files.server.app.inject({
    url: '/archivos/plantillas/horarios.xlsx',
    headers: { authorization: `Bearer ${JWT}` },
  });
  const { body } = await files.brought().prepare(file.rawPayload);
  expect(body.problems).toEqual([]);
  expect(body.columns.filter(({ source }) => source !== null)).toHaveLength(9);
  expect(await files.brought().errorsOf(body.id)).toEqual([]);
});
