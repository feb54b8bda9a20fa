import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { getPeriod, listCloses } from '@contract/closes/closeAcciones';
import type { AccionDefinition } from '@contract/core/accion';
import { listGarnishments } from '@contract/garnishments/garnishmentAcciones';
import { getMonthHours, getWeekHours, listHourTotals } from '@contract/hours/hourAcciones';
import { listTaxDeductions } from '@contract/incomeTax/taxDeductionAcciones';
import { estimateOwnHours } from '@contract/liquidations/ownHoursAcciones';
import { listPayGrid } from '@contract/liquidations/payGridAcciones';
import {
  getPayRun,
  getPayRunPerson,
  listPayRunPeople,
  listPayRuns,
} from '@contract/liquidations/runAcciones';
import { listLoans, listOwnLoans } from '@contract/loans/loanAcciones';
import { getPunchState } from '@contract/markings/punchAcciones';
import { listNotifications } from '@contract/notifications/listNotifications';
import { getOrder, getOrderBoard, listOrders } from '@contract/orders/orderAcciones';
import { holdOrder } from '@contract/orders/orderStepAcciones';
import { commentPost, listPosts, reactToPost } from '@contract/posts/postAcciones';
import { listReimbursements } from '@contract/reimbursements/reimbursementAcciones';
import { listRenditions } from '@contract/renditions/renditionAcciones';
import { listOwnShifts } from '@contract/schedules/listOwnShifts';
import {
  listRoster,
  planShifts,
  previewPublication,
  publishRoster,
} from '@contract/schedules/rosterAcciones';
import { getMapSettings } from '@contract/server/serverAcciones';
import { renewSession, signIn } from '@contract/session/sessionAcciones';
import { countWaiting } from '@contract/summary/summaryAcciones';
import { listEmployees, listPeople } from '@contract/users/personAcciones';
import { listWaiting } from '@contract/workflow/requestAcciones';
import { Client } from 'pg';
import { buildServer, type TestServer } from '../support/buildServer';
import { statementBudgets } from './statementBudgets';

/** Read and told for many changes at once, whenever it is: whose request that falls into is chance. */
const telling = /^(select .* from "change_event"|notify )/is;
const frame = /^\s*(begin|commit|rollback|savepoint|release)\b/i;

/** The columns are left out: they are long and not what somebody looks for. */
const brief = (statement: string) =>
  statement
    .replace(/\s+/g, ' ')
    .replace(/^select .*? from /i, 'select … from ')
    .slice(0, 160);

/** Set while a request is asked: what the server does by itself meanwhile is not the request's. */
const asking = new AsyncLocalStorage<string[]>();
let server: TestServer;

beforeAll(async () => {
  const query = Client.prototype.query as (this: Client, ...args: unknown[]) => unknown;
  jest.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const [asked] = args;
    asking.getStore()?.push(typeof asked === 'string' ? asked : (asked as { text: string }).text);
    return query.apply(this, args);
  } as typeof Client.prototype.query);
  server = await buildServer();
});
afterAll(() => server.close());

type Fields = Record<string, unknown>;

/** The third time: by then connections are open and what is read once for all was read. */
async function statementsOf(
  accion: AccionDefinition,
  fieldsOf: (round: number) => Fields | Promise<Fields>,
  as?: string,
): Promise<string[]> {
  const session = as === undefined ? undefined : await server.sessionOf(as);
  const asked: string[][] = [];
  for (let round = 0; round < 3; round += 1) {
    const statements: string[] = [];
    const headers = { 'idempotency-key': randomUUID() };
    const fields = await fieldsOf(round);
    const { status, error } = await asking.run(statements, () =>
      server.call(accion, fields, session, accion.method === 'POST' ? headers : {}),
    );
    expect([status, error]).toEqual([200, expect.anything()]);
    // Only until the answer: what was counted later is cut off here.
    asked.push([...statements]);
  }
  return asked.at(-1) ?? [];
}

const always = (fields: Fields) => () => fields;

async function ordersIn(state: string) {
  const { body } = await server.call(
    listOrders,
    { filters: [{ field: 'state', operator: 'is', value: state }], size: 3 },
    'jefe',
  );
  return body.rows;
}

async function postToComment(): Promise<number> {
  const { body } = await server.call(listPosts, {}, 'empleado');
  return body.rows.find(({ actions }) => actions.includes('comment'))?.id ?? 0;
}

/** A week beyond what the demo has planned: its first days are only planned, the others are published too. */
const MONDAY = '2027-02-01';
const toPlan = [MONDAY, '2027-02-02', '2027-02-03'];
const toPublish = ['2027-02-04', '2027-02-05', '2027-02-06'];

/** The cells of a day of twenty people. */
async function cellsOf(day = '') {
  const { body } = await server.call(listRoster, { from: day }, 'rrhh');
  const [shift] = body.shifts;
  const people = body.people.slice(0, 20);
  return people.map(({ id }) => ({ personId: id, day, shiftIds: [shift?.id], seen: [] }));
}

/** The shifts that were drafted by now, ready to be published. */
async function publication(round: number): Promise<Fields> {
  await server.call(planShifts, { cells: await cellsOf(toPublish[round]) }, 'rrhh');
  const { body } = await server.call(previewPublication, { from: MONDAY }, 'rrhh');
  return { from: MONDAY, mark: body.mark };
}

const runOf = async () => {
  const { body } = await server.call(listPayRuns, {}, 'sueldos');
  return body.rows.find(({ state }) => state === 'review')?.id ?? 0;
};
const ofRun = async () => ({
  filters: [{ field: 'runId', operator: 'in', value: [await runOf()] }],
});

const hot: Record<keyof typeof statementBudgets, () => Promise<string[]>> = {
  'servidor.obtenerMapa': () => statementsOf(getMapSettings, always({}), 'empleado'),
  'usuario.renovar': () => statementsOf(renewSession, always({}), 'empleado'),
  'usuario.ingresar': () =>
    statementsOf(signIn, always({ usuario: 'empleado', clave: 'anden2026' })),
  'pedido.listar': () => statementsOf(listOrders, always({}), 'jefe'),
  'pedido.obtener': async () => {
    const [order] = await ordersIn('packed');
    return statementsOf(getOrder, always({ id: order?.id }), 'jefe');
  },
  'pedido.obtenerTablero': () => statementsOf(getOrderBoard, always({}), 'jefe'),
  'pedido.retener': async () => {
    const orders = await ordersIn('created');
    const reason = 'El cliente pidió esperar.';
    const hold = (round: number) => ({
      id: orders[round]?.id,
      version: orders[round]?.version,
      reason,
    });
    return statementsOf(holdOrder, hold, 'jefe');
  },
  'publicacion.listar': () => statementsOf(listPosts, always({}), 'empleado'),
  'publicacion.comentar': async () => {
    const comment = { postId: await postToComment(), body: 'Gracias.' };
    return statementsOf(commentPost, always(comment), 'empleado');
  },
  'publicacion.reaccionar': async () => {
    const id = await postToComment();
    const kinds = ['like', 'love', 'applause'];
    return statementsOf(reactToPost, (round) => ({ id, reaction: kinds[round] }), 'empleado');
  },
  'solicitud.listarPendientes': () => statementsOf(listWaiting, always({}), 'rrhh'),
  'resumen.contarPendientes': () => statementsOf(countWaiting, always({}), 'rrhh'),
  'persona.listar': () => statementsOf(listPeople, always({}), 'empleado'),
  'persona.administrar': () => statementsOf(listEmployees, always({}), 'admin'),
  'horario.listarSemana': () => statementsOf(listRoster, always({ from: '2026-11-23' }), 'rrhh'),
  'horario.planificar': () =>
    statementsOf(planShifts, async (round) => ({ cells: await cellsOf(toPlan[round]) }), 'rrhh'),
  'horario.revisarPublicacion': () =>
    statementsOf(previewPublication, always({ from: MONDAY }), 'rrhh'),
  'horario.publicar': () => statementsOf(publishRoster, publication, 'rrhh'),
  'horario.listarPropios': () => statementsOf(listOwnShifts, always({}), 'empleado'),
  'cierre.listar': () => statementsOf(listCloses, always({}), 'rrhh'),
  'cierre.verPendientes': async () => {
    const { body } = await server.call(listCloses, {}, 'rrhh');
    const siteId = body.rows.at(0)?.siteId;
    return statementsOf(getPeriod, always({ siteId, month: body.month }), 'rrhh');
  },
  'fichada.obtenerEstado': () => statementsOf(getPunchState, always({}), 'empleado'),
  'hora.obtenerSemana': () =>
    statementsOf(getWeekHours, always({ from: '2026-11-23' }), 'empleado'),
  'hora.obtenerMes': () => statementsOf(getMonthHours, always({ month: '2026-11' }), 'empleado'),
  'hora.listarTotales': () => statementsOf(listHourTotals, always({}), 'rrhh'),
  'liquidacion.estimarHoras': () =>
    statementsOf(estimateOwnHours, always({ month: '2026-11' }), 'empleado'),
  'liquidacion.listar': () => statementsOf(listPayRuns, always({}), 'sueldos'),
  'liquidacion.obtener': async () =>
    statementsOf(getPayRun, always({ id: await runOf() }), 'sueldos'),
  'liquidacion.listarPersonas': async () =>
    statementsOf(listPayRunPeople, always(await ofRun()), 'sueldos'),
  'liquidacion.listarGrilla': async () =>
    statementsOf(listPayGrid, always(await ofRun()), 'sueldos'),
  'liquidacion.obtenerPersona': async () => {
    const { body } = await server.call(listPayRunPeople, await ofRun(), 'sueldos');
    return statementsOf(getPayRunPerson, always({ id: body.rows.at(0)?.id }), 'sueldos');
  },
  'embargo.listar': () => statementsOf(listGarnishments, always({}), 'sueldos'),
  'deduccionGanancias.listar': () => statementsOf(listTaxDeductions, always({}), 'sueldos'),
  'prestamo.listar': () => statementsOf(listLoans, always({}), 'rrhh'),
  'prestamo.listarMios': () => statementsOf(listOwnLoans, always({}), 'empleado'),
  'rendicion.listar': () => statementsOf(listRenditions, always({}), 'rrhh'),
  'reintegro.listar': () => statementsOf(listReimbursements, always({}), 'rrhh'),
  'notificacion.listar': () => statementsOf(listNotifications, always({}), 'empleado'),
};

test.each(Object.entries(hot))('%s sends no more statements than it may', async (name, ask) => {
  const sent = await ask();
  const [most, mostFrames] = statementBudgets[name as keyof typeof statementBudgets];
  const frames = sent.filter((statement) => frame.test(statement));
  const statements = sent
    .filter((statement) => !frame.test(statement) && !telling.test(statement))
    .map(brief);
  // All of them where they are too many, so that the report says which.
  expect(statements.length > most ? statements : []).toEqual([]);
  expect(frames.length > mostFrames ? frames : []).toEqual([]);
  expect(statements.length).toBeGreaterThan(0);
});
