import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { day, id } from '../core/id';
import { list } from '../core/tags';
import { newsRecord } from '../news/newsRecord';

/** Somebody's days away, as far as the asker may know them. */
export const awayDays = z
  .object({
    id,
    personId: id,
    fromDay: day,
    toDay: day,
    part: z.enum(newsRecord.fields.part.values),
    state: z.enum(['pending', 'firm']),
    /** “Ausente” where the reason is not theirs to know; `source` is then null too. */
    label: privateField(z.string()),
    source: z.enum(['leave', 'news']).nullable(),
    sourceId: id.nullable(),
  })
  .meta({ id: 'AwayDays' });

export const calendarPerson = z
  .object({
    id,
    name: z.string(),
    position: z.string().nullable(),
    imageUrl: z.string(),
    siteId: id,
    areaName: z.string(),
  })
  .meta({ id: 'CalendarPerson' });

export const calendarBlock = z
  .object({ id, fromDay: day, toDay: day, reason: z.string(), place: z.string().nullable() })
  .meta({ id: 'CalendarBlock' });

export const listCalendar = defineAccion({
  name: 'ausencia.listarCalendario',
  module: 'absences',
  summary:
    'Quién falta en un mes, o una persona en un año: su equipo o área, o todos los que alcanza.',
  method: 'GET',
  permission: ['HOLIDAYS', 'NEWS', 'NEWS.CREATE'],
  scope: 'all',
  input: z.object({
    year: z.int().min(2000).max(2100),
    /** Left out: the whole year of one person, oneself where nobody is named. */
    month: z.int().min(1).max(12).optional(),
    personId: id.optional(),
    siteId: id.optional(),
    areaId: id.optional(),
    /** Only those who are away some day of it. */
    onlyAway: z.boolean().default(false),
    page: z.int().min(1).max(1000).default(1),
  }),
  output: z.object({
    from: day,
    to: day,
    today: day,
    people: z.array(calendarPerson),
    total: z.int(),
    pageSize: z.int(),
    absences: z.array(awayDays),
    blocks: z.array(calendarBlock),
  }),
  errors: ['no_encontrado'],
  provides: [list('Absence'), list('LeaveSetting')],
});
