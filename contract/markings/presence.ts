import { z } from 'zod';
import { id, instant } from '../core/id';
import { punchDay } from './punch';

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
