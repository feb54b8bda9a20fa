import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, id, instant } from '../core/id';
import { list } from '../core/tags';
import { dayOfPerson, outsidePunch, presentPerson, siteFence } from './presence';

const whose = { siteId: id.optional(), areaId: id.optional() };

export const listPunchDay = defineAccion({
  name: 'fichada.listarDia',
  module: 'markings',
  summary:
    'El día de cada persona al alcance que tenía turno o fichó; lo que hay que mirar, primero.',
  method: 'GET',
  permission: 'MARKINGS.SHOW',
  scope: 'all',
  input: z.object({
    day: day.optional(),
    ...whose,
    page: z.int().min(1).max(1000).default(1),
  }),
  output: z.object({
    day,
    today: day,
    rows: z.array(dayOfPerson),
    total: z.int(),
    pageSize: z.int(),
    /** The number of people that need a look. */
    toLookAt: z.int(),
    /** The number of people who punched away from every site. */
    outside: z.int(),
    /** May write the punches of others by hand; may bring files of clocks. */
    enters: z.boolean(),
    brings: z.boolean(),
  }),
  provides: [list('Punch'), list('Roster'), list('PunchCorrection')],
});

export const listOutsidePunches = defineAccion({
  name: 'fichada.listarAfuera',
  module: 'markings',
  summary:
    'Las fichadas de un día hechas fuera de toda sede, con su lugar, de quienes están al alcance.',
  method: 'GET',
  permission: 'MARKINGS.SHOW',
  scope: 'all',
  input: z.object({ day: day.optional(), siteId: id.optional() }),
  output: z.object({
    day,
    /** The farthest first. */
    rows: z.array(outsidePunch),
    total: z.int(),
    /** The fences of the sites of these people. */
    fences: z.array(siteFence),
  }),
  provides: [list('Punch')],
});

export const getPresence = defineAccion({
  name: 'fichada.verPresentes',
  module: 'markings',
  summary: 'Quién está ahora, quién llega tarde, a quién se espera y quién está ausente, por sede.',
  method: 'GET',
  permission: 'MARKINGS.SHOW',
  scope: 'all',
  input: z.object({ siteId: id.optional() }),
  output: z.object({
    serverTime: instant,
    /** The one that is shown. */
    siteId: id,
    sites: z.array(
      z.object({ id, name: z.string(), zone: z.string() }).meta({ id: 'PresenceSite' }),
    ),
    people: z.array(presentPerson),
  }),
  provides: [list('Punch'), list('Roster'), list('Absence')],
});
