import { z } from 'zod';

/** `draft`: sent back to its owner, who changes it or lets it be. */
export const requestStates = [
  'draft',
  'pending',
  'approved',
  'rejected',
  'cancelled',
  'expired',
] as const;

export const requestState = z.enum(requestStates);
export type RequestState = z.infer<typeof requestState>;

export const requestActions = [
  'approve',
  'reject',
  'return',
  'cancel',
  'edit',
  /** These are for people who rule this kind of request, while it waits for others. */
  'remind',
  'reassign',
  'decideInstead',
] as const;
export type RequestAction = (typeof requestActions)[number];
