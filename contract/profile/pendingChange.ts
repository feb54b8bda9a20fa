import { z } from 'zod';
import { privateField } from '../core/accion';
import { id, instant, version } from '../core/id';
import { fact } from '../workflow/request';
import { changeMatters } from './profileChange';

/** A change that somebody asked for and that is not decided: it waits, or it came back to be corrected. */
export const pendingChange = z
  .object({
    requestId: id,
    version,
    state: z.enum(['pending', 'draft']),
    matter: z.enum(changeMatters),
    /** The relative whom it is about; null for one more, and for whatever else. */
    dependantId: id.nullable(),
    title: z.string(),
    askedAt: instant,
    /** Each value as it is and as it would be. */
    facts: privateField(z.array(fact)),
  })
  .meta({ id: 'PendingProfileChange' });
