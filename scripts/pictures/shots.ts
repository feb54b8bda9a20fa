import type { Page } from '@playwright/test';
import type { RoleName } from '../../tests/e2e/support/story';

export interface Shot {
  /** Also the name of its file. */
  name: string;
  /** Left out: nobody is signed in. */
  role?: RoleName;
  path: string;
  on: 'desk' | 'phone';
  /** The touches before it shows what the manual tells. */
  open?: (page: Page) => Promise<void>;
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10);
const today = new Date();
const year = today.getUTCFullYear();
const month = today.getUTCMonth();
const sinceMonday = (today.getUTCDay() + 6) % 7;
// A week and a month that are over are full, whenever the pictures are taken.
const lastMonday = isoDay(new Date(Date.UTC(year, month, today.getUTCDate() - sinceMonday - 7)));
const lastMonth = isoDay(new Date(Date.UTC(year, month - 1, 1)));

/** There is a shot for each thing that is easier seen than told. */
export const shots: readonly Shot[] = [
  { name: 'ingresar', path: '/login', on: 'phone' },
  { name: 'inicio', role: 'supervisor', path: '/summary', on: 'desk' },
  {
    name: 'buscar',
    role: 'rrhh',
    path: '/users',
    on: 'desk',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('juarez');
    },
  },
  { name: 'muro', role: 'empleado', path: '/posts', on: 'phone' },
  { name: 'personas', role: 'rrhh', path: '/users', on: 'desk' },
  { name: 'vacaciones', role: 'empleado', path: '/holidays', on: 'phone' },
  { name: 'vacaciones-calendario', role: 'rrhh', path: '/holidays/calendar', on: 'desk' },
  { name: 'horarios-semana', role: 'supervisor', path: '/schedules', on: 'desk' },
  { name: 'horarios-propios', role: 'operario', path: '/schedules/mine', on: 'phone' },
  { name: 'fichadas-boton', role: 'empleado', path: '/markings/now', on: 'phone' },
  { name: 'fichadas-codigo', role: 'operario', path: '/markings/credential', on: 'phone' },
  {
    name: 'fichadas-quien-esta',
    role: 'rrhh',
    path: '/markings/live',
    on: 'desk',
    open: async (page) => {
      await page.getByRole('main').getByRole('combobox').first().click();
      await page.getByRole('option', { name: /Rosario/ }).click();
    },
  },
  {
    name: 'horas-propias',
    role: 'operario',
    path: `/hours?semana=${lastMonday}`,
    on: 'phone',
  },
  {
    name: 'horas-equipo',
    role: 'rrhh',
    path: `/hours/team?periodo=month&desde=${lastMonth}`,
    on: 'desk',
  },
  {
    name: 'cierres',
    role: 'rrhh',
    path: '/closes',
    on: 'desk',
    open: (page) => page.getByRole('main').getByText('Rosario').first().click(),
  },
  {
    name: 'liquidaciones',
    role: 'sueldos',
    path: '/liquidations',
    on: 'desk',
    open: (page) =>
      page
        .getByRole('main')
        .getByText(/^Sueldos de/)
        .first()
        .click(),
  },
  { name: 'rendiciones', role: 'rrhh', path: '/renditions', on: 'desk' },
  {
    name: 'rendiciones-una',
    role: 'empleado',
    path: '/renditions/mine',
    on: 'phone',
    open: async (page) => {
      await page.getByText('Visita a clientes de Rosario').first().click();
    },
  },
  { name: 'reintegros', role: 'rrhh', path: '/reimbursements', on: 'desk' },
  { name: 'reintegros-pedir', role: 'empleado', path: '/reimbursements/new', on: 'phone' },
  { name: 'embargos', role: 'sueldos', path: '/garnishments', on: 'desk' },
  { name: 'ganancias', role: 'sueldos', path: '/income-tax', on: 'desk' },
  { name: 'prestamos', role: 'empleado', path: '/loans', on: 'phone' },
  { name: 'novedades', role: 'rrhh', path: '/news', on: 'desk' },
  { name: 'legajo', role: 'empleado', path: '/documents/mine', on: 'phone' },
  { name: 'firmas', role: 'empleado', path: '/signed/mine', on: 'phone' },
  { name: 'recibos', role: 'empleado', path: '/receipts', on: 'phone' },
  {
    name: 'pdf',
    role: 'empleado',
    path: '/receipts',
    on: 'desk',
    open: (page) => page.locator('main li a').first().click(),
  },
  { name: 'aprobaciones', role: 'supervisor', path: '/workflow', on: 'desk' },
  { name: 'pedidos', role: 'jefe', path: '/orders', on: 'desk' },
  { name: 'listas', role: 'jefe', path: '/orders/list', on: 'desk' },
  { name: 'conteos', role: 'jefe', path: '/counters/2', on: 'desk' },
  { name: 'conteos-contar', role: 'operario', path: '/counters/2/count', on: 'phone' },
  { name: 'recepciones', role: 'operario', path: '/receiving/5/receive', on: 'phone' },
  { name: 'sincronizacion', role: 'admin', path: '/sync/1?ver=rechazadas', on: 'desk' },
  { name: 'programas', role: 'admin', path: '/sync/keys', on: 'desk' },
  { name: 'avisos', role: 'admin', path: '/sync/webhooks', on: 'desk' },
  {
    name: 'mensajes',
    role: 'empleado',
    path: '/chats',
    on: 'desk',
    open: async (page) => {
      await page.getByRole('link', { name: /Comercial/ }).click();
    },
  },
  {
    name: 'mensajes-telefono',
    role: 'operario',
    path: '/chats',
    on: 'phone',
    open: async (page) => {
      await page
        .getByRole('navigation', { name: 'Conversaciones' })
        .getByRole('link')
        .first()
        .click();
    },
  },
  { name: 'visitas', role: 'jefe', path: '/visits/map', on: 'desk' },
  { name: 'visitas-dia', role: 'jefe', path: '/visits/day', on: 'phone' },
  { name: 'referidos', role: 'rrhh', path: '/referrals/board', on: 'desk' },
  {
    name: 'referidos-compartir',
    role: 'empleado',
    path: '/referrals/openings/1',
    on: 'phone',
    open: async (page) => {
      await page.getByRole('button', { name: 'Ver mi enlace y mi QR' }).click();
      await page.getByRole('img', { name: 'QR para postularse' }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'referidos-postularse', path: '/apply#demo-operario-de-deposito', on: 'phone' },
  { name: 'verificar', path: '/verify', on: 'phone' },
  { name: 'administracion', role: 'admin', path: '/admin/roles', on: 'desk' },
  {
    name: 'notificaciones',
    role: 'rrhh',
    path: '/notifications',
    on: 'phone',
    open: (page) =>
      page
        .getByRole('main')
        .getByRole('table')
        .evaluate((table) => table.scrollIntoView()),
  },
  { name: 'puesta-en-marcha', role: 'admin', path: '/admin/first-steps', on: 'desk' },
];
