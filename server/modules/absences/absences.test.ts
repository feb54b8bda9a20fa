import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { absence } from '../../db/schema/absences';
import { account } from '../../db/schema/session';
import type { Viewer } from '../../engine/acciones/context';
import { readAccountViewer } from '../../engine/session/readViewer';
import { confirmAbsence, releaseAbsence, shortenAbsence } from './changeAbsence';
import { personEvents } from './personEvents';
import { type NewAbsence, reserveAbsence } from './reserveAbsence';
import { whoIsAway } from './whoIsAway';

let server: TestServer;
let personId: number;
const viewers: Record<string, Viewer> = {};
const names = ['empleado', 'supervisor', 'jefe', 'rrhh', 'admin', 'operario'] as const;

let told = 0;
const emit = async () => {
  told += 1;
};

const as = (name: (typeof names)[number]): Viewer => {
  const viewer = viewers[name];
  if (!viewer) throw new Error(name);
  return viewer;
};

beforeAll(async () => {
  server = await buildServer();
  const { db } = server.services.database;
  for (const name of names) {
    const [row] = await db.select().from(account).where(eq(account.username, name));
    const viewer = row && (await readAccountViewer(db, row.id));
    if (viewer) viewers[name] = viewer;
  }
  personId = as('empleado').personId ?? 0;
});
beforeEach(async () => {
  await server.services.database.db.delete(absence);
  told = 0;
});
afterAll(() => server.close());

const leave = (more: Partial<NewAbsence> = {}): NewAbsence => ({
  personId,
  source: 'leave',
  sourceId: 1,
  fromDay: '2027-01-04',
  toDay: '2027-01-17',
  state: 'firm',
  code: 'VAC',
  label: 'Vacaciones',
  paidPercent: 100,
  ...more,
});
const illness = (more: Partial<NewAbsence> = {}) =>
  leave({ source: 'news', code: 'ENF', label: 'Enfermedad', medical: true, ...more });

const reserve = (wanted: NewAbsence, viewer = as('rrhh')) =>
  server.services.database.db
    .transaction((db) => reserveAbsence({ db, viewer, emit }, wanted))
    .then(
      () => 'held',
      (fault: Error) => fault.message,
    );

test('of fifty at once for the same days exactly one is left, and the rest are told why', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_item, at) =>
      reserve(
        leave({ sourceId: at + 1, fromDay: `2027-01-${String(4 + (at % 9)).padStart(2, '0')}` }),
      ),
    ),
  );
  const refused = answers.filter((answer) => answer !== 'held');
  expect(refused).toHaveLength(49);
  expect(refused.every((message) => message.startsWith('Se superpone con “Vacaciones” del '))).toBe(
    true,
  );
  expect(await server.services.database.db.select().from(absence)).toHaveLength(1);
});

test('leave and illness exclude each other, and halves of a day only their own half', async () => {
  expect(await reserve(leave({ state: 'pending' }))).toBe('held');
  expect(await reserve(illness({ fromDay: '2027-01-17', toDay: '2027-01-18' }))).toBe(
    'Se superpone con “Vacaciones” del 4 al 17 de enero de 2027, que espera aprobación.',
  );
  const half = { fromDay: '2027-02-01', toDay: '2027-02-01' };
  expect(await reserve(leave({ ...half, sourceId: 2, part: 'morning' }))).toBe('held');
  expect(await reserve(leave({ ...half, sourceId: 3, part: 'afternoon' }))).toBe('held');
  expect(await reserve(leave({ ...half, sourceId: 4, part: 'morning' }))).toBe(
    'Se superpone con “Vacaciones” la mañana del 1 de febrero de 2027.',
  );
  expect(await reserve(illness({ ...half, sourceId: 5 }))).toContain('del 1 de febrero de 2027');
  expect(await reserve(illness({ sourceId: 6, fromDay: '2027-02-02', toDay: '2027-02-02' }))).toBe(
    'held',
  );
});

test('a record moves its own days, and gives them back', async () => {
  const change = { db: server.services.database.db, emit };
  await reserve(leave({ state: 'pending' }));
  expect(
    await reserve(leave({ fromDay: '2027-01-11', toDay: '2027-01-24', state: 'pending' })),
  ).toBe('held');
  expect(await reserve(illness({ fromDay: '2027-01-04', toDay: '2027-01-10' }))).toBe('held');
  await confirmAbsence(change, 'leave', 1);
  await shortenAbsence(change, 'leave', 1, '2027-01-12');
  await releaseAbsence(change, 'news', 1);
  const rows = await change.db.select().from(absence);
  // Each change reaches the open calendars.
  expect(told).toBe(6);
  expect(rows).toMatchObject([{ state: 'firm', fromDay: '2027-01-11', toDay: '2027-01-12' }]);
  expect(await reserve(illness({ fromDay: '2027-01-13', toDay: '2027-01-24' }))).toBe('held');
});

test('a refusal does not tell a colleague what stands in the way', async () => {
  await reserve(illness());
  expect(await reserve(leave({ sourceId: 9 }), as('operario'))).toMatch(
    /^Se superpone con “Ausente”/,
  );
  expect(await reserve(leave({ sourceId: 9 }), as('empleado'))).toMatch(
    /^Se superpone con “Enfermedad”/,
  );
});

const seen = async (name: (typeof names)[number]) =>
  (
    await whoIsAway({ db: server.services.database.db, viewer: as(name) }, undefined, {
      from: '2027-01-01',
      to: '2027-12-31',
    })
  ).map(({ label, source, sourceId }) => [label, source, sourceId].join(' ').trim());

test('who may know why: the person and HR; managers and colleagues read the same of every kind', async () => {
  await reserve(leave());
  await reserve(illness({ fromDay: '2027-03-01', toDay: '2027-03-02' }));
  await reserve(
    illness({
      sourceId: 2,
      fromDay: '2027-04-01',
      toDay: '2027-04-01',
      code: 'ASA',
      label: 'Sin aviso',
      medical: false,
    }),
  );
  await reserve(
    leave({ sourceId: 3, fromDay: '2027-05-03', toDay: '2027-05-09', state: 'pending' }),
  );
  const all = ['Vacaciones leave 1', 'Enfermedad news 1', 'Sin aviso news 2', 'Vacaciones leave 3'];
  expect(await seen('empleado')).toEqual(all);
  expect(await seen('rrhh')).toEqual(all);
  // HOLIDAYS is none of the administration's flags.
  expect(await seen('admin')).toEqual(['Ausente', all[1], all[2], 'Ausente']);
  // They plan with what is asked too, and "Ausente" never says that it is medical.
  expect(await seen('supervisor')).toEqual(['Ausente', 'Ausente', 'Ausente', 'Ausente']);
  expect(await seen('operario')).toEqual(['Ausente', 'Ausente', 'Ausente']);
});

test('“ver como” shows nobody’s reason, not even to whom it happened', async () => {
  await reserve(illness());
  await reserve(leave({ fromDay: '2027-01-25', toDay: '2027-01-31' }));
  const viewing = { id: '', actorId: 1 } as unknown as Viewer['viewing'];
  const rows = await whoIsAway(
    { db: server.services.database.db, viewer: { ...as('empleado'), viewing } },
    undefined,
    { from: '2027-01-01', to: '2027-01-31' },
  );
  expect(rows.map(({ label, sourceId }) => [label, sourceId])).toEqual([
    ['Ausente', null],
    ['Ausente', null],
  ]);
});

test('what happened in a period is cut to it, counts its days, and leaves out what is only asked', async () => {
  await reserve(leave({ fromDay: '2027-01-25', toDay: '2027-02-07' }));
  await reserve(
    illness({
      sourceId: 2,
      fromDay: '2027-02-10',
      toDay: '2027-02-10',
      part: 'morning',
      paidPercent: 50,
    }),
  );
  await reserve(
    leave({ sourceId: 3, fromDay: '2027-02-20', toDay: '2027-02-21', state: 'pending' }),
  );
  const events = await personEvents(server.services.database.db, [personId], {
    from: '2027-02-01',
    to: '2027-02-28',
  });
  expect(events).toMatchObject([
    {
      code: 'VAC',
      unit: 'days',
      from: '2027-02-01',
      to: '2027-02-07',
      quantity: '7',
      paidPercent: 100,
    },
    { code: 'ENF', from: '2027-02-10', to: '2027-02-10', quantity: '0.5', paidPercent: 50 },
  ]);
  expect(
    await personEvents(server.services.database.db, [], { from: '2027-02-01', to: '2027-02-28' }),
  ).toEqual([]);
});

test.each([
  ['a half of more than a day', { part: 'morning' as const }],
  ['an end before its beginning', { toDay: '2027-01-01' }],
  ['more than all of the pay', { paidPercent: 101 }],
])('the table refuses %s', async (_name, wrong) => {
  await expect(server.services.database.db.insert(absence).values(leave(wrong))).rejects.toThrow();
});
