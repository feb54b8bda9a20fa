import { leaving } from '@contract/users/deactivatePerson';
import { type HandoverKind, handoverKinds } from '@contract/users/handover';
import { z } from 'zod';
import { contractResolver } from '@/components/form/contractResolver';
import type { DeactivatePersonApiArg, HeldThings } from '@/services/wms/generated/users.gen';

const heir = z.int().positive().nullable();

const form = leaving.extend({
  /** The heir goes on with all of it, or with the things for which no other is named. */
  heir,
  /** Whether each thing may go to somebody else. */
  apart: z.boolean(),
  heirs: z.object({
    team: heir,
    areas: heir,
    orders: heir,
    counts: heir,
    approvals: heir,
    delegations: heir,
  } satisfies Record<HandoverKind, typeof heir>),
});

export type LeavingValues = z.input<typeof form>;
export const leavingResolver = contractResolver(form);

export const leavingValues: LeavingValues = {
  leaveDate: '',
  reason: '',
  heir: null,
  apart: false,
  heirs: {
    team: null,
    areas: null,
    orders: null,
    counts: null,
    approvals: null,
    delegations: null,
  },
};

type Handover = NonNullable<DeactivatePersonApiArg['handover']>;

/** The handover says what goes to whom; a thing for which nobody is named stays as it is. */
export function handoverOf(
  { heir: all, apart, heirs }: Pick<LeavingValues, 'heir' | 'apart' | 'heirs'>,
  held: readonly HeldThings[],
): Handover {
  return handoverKinds
    .filter((kind) => held.some((one) => one.kind === kind))
    .flatMap((kind) => {
      const personId = apart ? heirs[kind] : all;
      return personId === null ? [] : [{ kind, personId }];
    });
}
