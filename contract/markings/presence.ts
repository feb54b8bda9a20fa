import { z } from 'zod';
import { privateField } from '../core/accion';
import { id, instant } from '../core/id';
import { punchDay } from './punch';
import { punchRecord } from './punchRecord';

const who = { id, name: z.string(), position: z.string().nullable(), imageUrl: z.string() };

export const dayOfPerson = z
  .object({ ...who, areaName: z.string(), siteName: z.string(), zone: z.string(), on: punchDay })
  .meta({ id: 'DayOfPerson' });

/** Where somebody stands now. `late`: the shift began and they are not there; `expected`: it begins soon. */
export const presences = ['in', 'break', 'late', 'expected', 'left', 'away'] as const;
export type Presence = (typeof presences)[number];

export const presentPerson = z
  .object({
    ...who,
    areaName: z.string(),
    siteId: id,
    presence: z.enum(presences),
    /** Since when in or gone, or when the shift begins; null: away all day. */
    at: instant.nullable(),
    shiftName: z.string().nullable(),
  })
  .meta({ id: 'PresentPerson' });

const degrees = privateField(z.number());

/** A punch that was made away from every site, with where. */
export const outsidePunch = z
  .object({
    id,
    personName: z.string(),
    imageUrl: z.string(),
    areaName: z.string(),
    siteName: z.string(),
    zone: z.string(),
    at: instant,
    kind: punchRecord.shown.kind.schema,
    /** Metres to the site of its person. */
    distance: privateField(punchRecord.shown.distance.schema),
    latitude: degrees,
    longitude: degrees,
  })
  .meta({ id: 'OutsidePunch' });

/** The reach of a site, in metres around it. */
export const siteFence = z
  .object({
    id,
    name: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    radius: z.number(),
  })
  .meta({ id: 'SiteFence' });
