import { z } from 'zod';
import { privateField } from '../core/accion';
import { id, version } from '../core/id';
import { reason } from '../core/reason';

export const requestTarget = z.object({ id, version });

export const decisionReason = privateField(reason);

/** A word for the owner, where none is asked for. */
export const decisionNote = privateField(z.string().trim().max(300));
