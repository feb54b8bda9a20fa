import { definitionFields } from '@contract/workflow/definition';
import type { Resolver } from '@contract/workflow/resolver';
import type { StepPlan } from '@contract/workflow/stepPlan';
import { z } from 'zod';
import type { ApprovalDefinition as Definition } from '@/services/wms/generated/workflow.gen';
import type { DefinitionInput } from './definitionTypes';

/** All that a way of choosing could need, so that changing one's mind loses nothing. */
export interface ResolverValues {
  kind: Resolver['kind'];
  personId: number | null;
  roleId: number | null;
  level: number;
}

export interface StepValues extends Pick<StepPlan, 'mode' | 'onDeadline'> {
  resolvers: ResolverValues[];
  /** The hours as typed; empty, it is never late. */
  hours: string;
  escalateTo: ResolverValues;
}

export interface DefinitionValues extends Pick<DefinitionInput, 'type' | 'name'> {
  conditions: { field: string; operator: 'is' | 'not' | 'atLeast' | 'atMost'; value: string }[];
  steps: StepValues[];
  selfApproval: boolean;
  active: boolean;
}

export const emptyResolver: ResolverValues = {
  kind: 'manager',
  personId: null,
  roleId: null,
  level: 1,
};

export const emptyStep: StepValues = {
  mode: 'any',
  resolvers: [emptyResolver],
  hours: '72',
  onDeadline: 'remind',
  escalateTo: { ...emptyResolver, level: 2 },
};

const resolverValues = (resolver: Resolver): ResolverValues => ({ ...emptyResolver, ...resolver });

const stepValues = ({ resolvers, hours, escalateTo, ...step }: StepPlan): StepValues => ({
  ...step,
  resolvers: resolvers.map(resolverValues),
  hours: hours === null ? '' : String(hours),
  escalateTo: escalateTo ? resolverValues(escalateTo) : emptyStep.escalateTo,
});

export function toValues(definition: Definition | null, type: string): DefinitionValues {
  if (!definition) {
    return {
      type,
      name: '',
      conditions: [],
      steps: [emptyStep],
      selfApproval: false,
      active: true,
    };
  }
  const { name, conditions, steps, selfApproval, active } = definition;
  return {
    type: definition.type,
    name,
    conditions: conditions.map((one) => ({ ...one, value: String(one.value) })),
    steps: steps.map(stepValues),
    selfApproval,
    active,
  };
}

function toResolver({ kind, personId, roleId, level }: ResolverValues): Resolver {
  // A missing id is told by the contract, beside its field.
  if (kind === 'person') return { kind, personId: personId as number };
  if (kind === 'role') return { kind, roleId: roleId as number };
  return kind === 'manager' ? { kind, level } : { kind };
}

const toStep = ({ mode, resolvers, hours, onDeadline, escalateTo }: StepValues): StepPlan => ({
  mode,
  resolvers: resolvers.map(toResolver),
  hours: hours === '' ? null : Number(hours),
  onDeadline,
  escalateTo: onDeadline === 'escalate' ? toResolver(escalateTo) : null,
});

export const toInput = ({ steps, ...fields }: DefinitionValues): DefinitionInput => ({
  ...fields,
  steps: steps.map(toStep),
});

/** The contract reads what would be sent; its fields stand in the same places as the form's. */
export const definitionForm = z.custom<DefinitionValues>().superRefine((values, context) => {
  const { error } = definitionFields.safeParse(toInput(values));
  for (const { path, message } of error?.issues ?? []) {
    context.addIssue({ code: 'custom', path, message });
  }
});
