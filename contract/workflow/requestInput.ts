import { z } from 'zod';
import { privateField } from '../accion';
import { id, version } from '../shared/id';
import { reason } from '../shared/reason';

export const requestTarget = z.object({ id, version });

export const decisionReason = privateField(reason);

/** A word for the owner, where none is asked for. */
export const decisionNote = privateField(z.string().trim().max(300));
