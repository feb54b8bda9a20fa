import type { definitionFields } from '@contract/workflow/definition';
import type { StepPlan } from '@contract/workflow/stepPlan';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/Db';
import { approvalDefinition } from '../../db/schema/approvals';
import { person } from '../../db/schema/organisation';
import { approversOf, fallbackApprovers, type Owner } from './approvers';
import type { RequestType, RequestValues } from './requestType';
import { rulingDefinition } from './rulingDefinition';

export interface ResolvedStep extends Omit<StepPlan, 'resolvers'> {
  accountIds: number[];
  /** The plan found nobody who can decide. */
  fallback: boolean;
}

export interface Chain {
  /** Null: no definition holds, and the chain is the type's own. */
  ruling: Ruling | null;
  selfApproval: boolean;
  steps: ResolvedStep[];
}

const sameAccounts = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The same people are not asked twice in a row for the same thing. */
const withoutRepeats = (steps: readonly ResolvedStep[]): ResolvedStep[] =>
  steps.filter(({ accountIds }, index) => {
    const before = steps[index - 1];
    return !before || !sameAccounts(accountIds, before.accountIds);
  });

export async function ownerOf(db: Db, personId: number): Promise<Owner> {
  const [owner] = await db
    .select({ id: person.id, siteId: person.siteId, areaId: person.areaId })
    .from(person)
    .where(eq(person.id, personId));
  if (!owner) throw new Error('a request of nobody');
  return owner;
}

/** These fields of a definition rule a request; one that is being written has no id yet. */
export type Ruling = z.infer<typeof definitionFields> & { id?: number };

/** All of a type, in the order in which they are tried. */
export const definitionsOf = (db: Db, type: string) =>
  db
    .select()
    .from(approvalDefinition)
    .where(eq(approvalDefinition.type, type))
    .orderBy(approvalDefinition.position, approvalDefinition.id);

/** The definition that rules what somebody asks, if any does. */
export const rulingOf = (definitions: readonly Ruling[], owner: Owner, values: RequestValues) =>
  rulingDefinition(
    definitions.filter(({ active }) => active),
    { siteId: owner.siteId, areaId: owner.areaId, ...values },
  );

/** This finds who would decide it today: an empty step means that nobody can. */
export async function resolveChain(
  db: Db,
  type: RequestType,
  owner: Owner,
  values: RequestValues,
  definitions: readonly Ruling[],
  apart: readonly number[] = [],
): Promise<Chain> {
  const ruling = rulingOf(definitions, owner, values);
  const selfApproval = ruling?.selfApproval ?? false;
  const steps: ResolvedStep[] = [];
  for (const { resolvers, ...plan } of ruling?.steps ?? type.defaultSteps) {
    const found = await approversOf(db, owner, resolvers, { selfApproval, apart });
    const accountIds =
      found.length === 0 ? await fallbackApprovers(db, owner, type.fallback, apart) : found;
    const fallback = found.length === 0 && resolvers.length > 0;
    steps.push({ ...plan, accountIds, fallback });
  }
  return { ruling: ruling ?? null, selfApproval, steps: withoutRepeats(steps) };
}
