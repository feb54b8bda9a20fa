import {
  deleteOrganisationHoliday,
  listOrganisationHolidays,
  saveOrganisationHoliday,
} from '@contract/holidays/calendarAcciones';
import { simulateLeave } from '@contract/holidays/leaveAcciones';
import {
  deleteLeaveBlock,
  listAreaMinimums,
  listLeaveBlocks,
  listLeaveTypes,
  saveAreaMinimum,
  saveLeaveBlock,
  saveLeaveType,
} from '@contract/holidays/leaveRuleAcciones';
import { listPublicHolidays } from '@contract/holidays/listPublicHolidays';
import { requestLeave } from '@contract/holidays/requestLeave';
import { listPeople } from '@contract/users/personAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const types = async () => (await server.call(listLeaveTypes, {}, 'empleado')).body.rows;
const typeNamed = async (code: string) => {
  const found = (await types()).find((type) => type.code === code);
  if (!found) throw new Error(code);
  const { kind: _kind, ...fields } = found;
  return fields;
};

test('every organisation starts with the leave of the law, each with its source', async () => {
  expect(
    (await types())
      .filter(({ source }) => source?.startsWith('LCT'))
      .map(({ code, daysAnEvent, daysAYear }) => [code, daysAnEvent, daysAYear]),
  ).toEqual([
    ['VAC', null, null],
    ['NAC', 2, null],
    ['MAT', 10, null],
    ['FAL', 3, null],
    ['HER', 1, null],
    ['EXA', 2, 10],
  ]);
});

test('a leave of the organisation is added and corrected; the second of two learns of the first', async () => {
  const fields = { code: 'cum', name: 'Cumpleaños', unit: 'working', daysAYear: 1 };
  const { body } = await server.call(saveLeaveType, fields, 'rrhh');
  expect(body).toMatchObject({ code: 'CUM', kind: 'other', version: 1, paid: true });
  const change = { ...fields, id: body.id, version: 1, halfDays: true };
  expect((await server.call(saveLeaveType, change, 'rrhh')).status).toBe(200);
  const late = await server.call(saveLeaveType, change, 'admin');
  expect([late.status, late.error.detail]).toMatchObject([409, { current: { halfDays: true } }]);
});

test('what a leave cannot be is said beside its field', async () => {
  const fields = { code: 'EXA', name: 'Otra', unit: 'calendar' };
  expect((await server.call(saveLeaveType, fields, 'rrhh')).error.fields).toHaveProperty('code');
  const halves = { ...fields, code: 'MED', halfDays: true };
  expect((await server.call(saveLeaveType, halves, 'rrhh')).error.fields).toHaveProperty(
    'halfDays',
  );
  const off = { ...(await typeNamed('VAC')), active: false };
  expect((await server.call(saveLeaveType, off, 'rrhh')).error.fields).toHaveProperty('active');
});

test('LCT art. 151: the organisation says whether vacations that begin on another day are warned, refused or neither', async () => {
  const { id: typeId } = await typeNamed('VAC');
  const wednesday = '2027-06-16';
  const span = { typeId, fromDay: wednesday, toDay: '2027-06-22' };
  const tones = async (as: string, more: object = {}) => {
    const { body } = await server.call(simulateLeave, { ...span, ...more }, as);
    return body.notices.filter(({ source }) => source === 'LCT, art. 151').map(({ tone }) => tone);
  };
  const rule = async (startRule: string) =>
    (await server.call(saveLeaveType, { ...(await typeNamed('VAC')), startRule }, 'rrhh')).status;
  expect(await tones('empleado')).toEqual(['warning']);
  expect(await rule('refuse')).toBe(200);
  expect(await tones('empleado')).toEqual(['refusal']);
  expect((await server.call(requestLeave, span, 'empleado')).status).toBe(409);
  const { body } = await server.call(listPeople, { filters: [], search: 'Ojeda' }, 'rrhh');
  expect(await tones('rrhh', { personId: body.rows[0]?.id })).toEqual(['warning']);
  expect(await rule('none')).toBe(200);
  expect(await tones('empleado')).toEqual([]);
  expect(await rule('siempre')).toBe(422);
  expect(await rule('warn')).toBe(200);
});

test('rules are of the whole organisation: who approves for a team or a site does not write them', async () => {
  const day = '2027-06-21';
  for (const user of ['supervisor', 'jefe']) {
    const type = await server.call(saveLeaveType, await typeNamed('MUD'), user);
    const block = { fromDay: day, toDay: day, reason: 'Inventario' };
    const answers = [
      type,
      await server.call(saveLeaveBlock, block, user),
      await server.call(saveOrganisationHoliday, { day, name: 'Paro' }, user),
      await server.call(listAreaMinimums, {}, user),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  }
  expect((await server.call(listOrganisationHolidays, { year: 2027 }, 'jefe')).body.edits).toBe(
    false,
  );
  expect((await server.call(listOrganisationHolidays, { year: 2027 }, 'admin')).body.edits).toBe(
    true,
  );
});

test('blocked dates say of whom, and are taken back', async () => {
  const { body: minimums } = await server.call(listAreaMinimums, {}, 'rrhh');
  const area = minimums.rows.find(({ areaName }) => areaName === 'Comercial');
  const fields = { areaId: area?.areaId ?? 0, reason: 'Temporada alta' };
  const span = { fromDay: '2099-12-10', toDay: '2099-12-24' };
  const { body } = await server.call(saveLeaveBlock, { ...fields, ...span }, 'rrhh');
  expect(body.place).toBe('Comercial (Casa central)');
  const wrong = { ...fields, fromDay: '2099-12-24', toDay: '2099-12-10' };
  expect((await server.call(saveLeaveBlock, wrong, 'rrhh')).error.fields).toHaveProperty('toDay');
  const both = { ...fields, ...span, siteId: 1 };
  expect((await server.call(saveLeaveBlock, both, 'rrhh')).error.fields).toHaveProperty('areaId');
  const { id } = body;
  expect((await server.call(deleteLeaveBlock, { id, version: 9 }, 'rrhh')).status).toBe(409);
  expect((await server.call(deleteLeaveBlock, { id, version: 1 }, 'rrhh')).status).toBe(200);
  const { rows } = (await server.call(listLeaveBlocks, {}, 'empleado')).body;
  expect(rows.some((row) => row.id === id)).toBe(false);
});

test('the minimum of an area is set, changed and let go, each by who saw the last', async () => {
  const first = async () => (await server.call(listAreaMinimums, {}, 'rrhh')).body.rows[0];
  const areaId = (await first())?.areaId ?? 0;
  const before = (await first())?.version ?? null;
  const save = (people: number | null, version: number | null) =>
    server.call(saveAreaMinimum, { areaId, people, version }, 'rrhh');
  expect((await save(4, before)).status).toBe(200);
  expect((await save(5, before)).error.code).toBe('conflicto_version');
  expect((await save(null, (await first())?.version ?? null)).status).toBe(200);
  expect(await first()).toMatchObject({ people: null, version: null });
});

test('the calendar takes what the organisation adds, and leaves out what all of it works', async () => {
  const listed = async () =>
    (await server.call(listPublicHolidays, { desde: 2028, hasta: 2028 }, 'empleado')).body.rows;
  const added = { day: '2028-06-02', name: 'Día de la empresa' };
  const { body } = await server.call(saveOrganisationHoliday, added, 'rrhh');
  const worked = { day: '2028-05-25', name: 'Se trabaja', worked: true };
  const { body: off } = await server.call(saveOrganisationHoliday, worked, 'rrhh');
  expect(await listed()).toContainEqual({
    date: '2028-06-02',
    name: 'Día de la empresa',
    kind: 'house',
    siteId: null,
    siteName: null,
  });
  expect((await listed()).some(({ date }) => date === '2028-05-25')).toBe(false);
  for (const wrong of [{ ...worked, day: '2028-05-24' }, { ...added, day: '2028-07-09' }, added]) {
    expect((await server.call(saveOrganisationHoliday, wrong, 'rrhh')).error.fields).toHaveProperty(
      'day',
    );
  }
  for (const { id } of [body, off]) {
    expect((await server.call(deleteOrganisationHoliday, { id, version: 1 }, 'rrhh')).status).toBe(
      200,
    );
  }
  expect((await listed()).some(({ date }) => date === '2028-05-25')).toBe(true);
});
