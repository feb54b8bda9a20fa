import type { AccionPermission } from '../core/accion';
import type { Permission } from '../core/permissions';
import { fileLimits } from './fileLimits';

interface UploadPurpose {
  /** People who may use the file may bring it, and nobody else. */
  permission: Exclude<AccionPermission, 'public' | 'session'>;
  /** Only for who reaches everybody with it: others hold the flag for what is their own. */
  reachesAll?: true;
  /** Others with this permission may too, where their role is over everybody. */
  orOverAll?: Permission;
  mostMegabytes: number;
  /** An account may have brought this much for it that is not used yet. */
  waiting: { files: number; megabytes: number };
}

const { picture, certificate, logo, sheet, paper } = fileLimits;
const pictures = { mostMegabytes: picture, waiting: { files: 60, megabytes: 100 } };

/** The permissions of people who may import some file of rows. */
const importers = [
  'ADMIN.users', // people
  'LIQUIDATION.APPROVE', // codes of the salary book
  'NEWS.STATE', // novelties
  'ORDERS.create', // products, locations, customers
  'SCHEDULES.CREATE', // weeks of the roster
  'VISITS.plan', // visits
] as const;

/** The purposes for which files are brought, before the record that will hold them. */
export const uploadPurposes = {
  post: { permission: 'POSTS.CREATE', ...pictures },
  /** A PDF that goes with a post. */
  postFile: {
    permission: 'POSTS.CREATE',
    mostMegabytes: paper,
    waiting: { files: 30, megabytes: 150 },
  },
  /** One's own face, at a punch. */
  punch: {
    permission: 'MARKINGS.CREATE',
    mostMegabytes: picture,
    waiting: { files: 6, megabytes: 60 },
  },
  delivery: { permission: 'ORDERS.dispatch', ...pictures },
  count: { permission: 'COUNTERS', ...pictures },
  /** The remito that came with some goods. */
  intake: { permission: 'ORDERS.pick', ...pictures },
  brand: {
    permission: 'ADMIN.settings',
    mostMegabytes: logo,
    waiting: { files: 30, megabytes: 50 },
  },
  import: {
    permission: importers,
    // The punches of clocks may be of anybody.
    orOverAll: 'MARKINGS.SHOW',
    mostMegabytes: sheet,
    waiting: { files: 30, megabytes: 100 },
  },
  certificate: {
    permission: ['NEWS.CREATE', 'NEWS.STATE', 'HOLIDAYS.CREATE', 'HOLIDAYS.APPROVE'],
    mostMegabytes: certificate,
    waiting: { files: 30, megabytes: 100 },
  },
  /** The paper in which somebody agreed to a deduction. */
  consent: {
    permission: 'LIQUIDATION.SHOW',
    reachesAll: true,
    mostMegabytes: certificate,
    waiting: { files: 30, megabytes: 100 },
  },
  // Beside an order, or a request of whoever may ask for something or decide it.
  comment: {
    permission: ['ORDERS', 'WORKFLOW', 'PROFILE', 'HOLIDAYS.CREATE', 'NEWS.CREATE'],
    mostMegabytes: certificate,
    waiting: { files: 30, megabytes: 100 },
  },
  message: {
    permission: 'CHATS',
    mostMegabytes: certificate,
    waiting: { files: 30, megabytes: 100 },
  },
  document: {
    permission: 'DOCUMENTS',
    mostMegabytes: paper,
    waiting: { files: 60, megabytes: 300 },
  },
  // A whole month of a large organisation, in fifty files of the largest.
  receipts: {
    permission: 'LIQUIDATION.APPROVE',
    reachesAll: true,
    mostMegabytes: paper,
    waiting: { files: 200, megabytes: 1250 },
  },
  signing: {
    permission: 'SIGNED',
    reachesAll: true,
    mostMegabytes: paper,
    waiting: { files: 40, megabytes: 300 },
  },
} as const satisfies Record<string, UploadPurpose>;

export type UploadPurposeName = keyof typeof uploadPurposes;

export const uploadPurpose = (name: UploadPurposeName): UploadPurpose => uploadPurposes[name];
