import { counted } from '@contract/core/counted';
import type { Condition } from '@contract/workflow/condition';
import { definitionRecord } from '@contract/workflow/definition';
import type { Resolver } from '@contract/workflow/resolver';
import type { StepPlan } from '@contract/workflow/stepPlan';
import type { ConflictField } from '@/components/dialog/conflictField';
import type { ApprovalDefinition as Definition } from '@/services/wms/generated/workflow.gen';
import type { DefinitionRole, NamedRecord, RequestKind } from './definitionTypes';

const words = definitionRecord.fields;

export const operatorTexts: Record<Condition['operator'], string> = {
  is: 'es',
  not: 'no es',
  atLeast: 'es al menos',
  atMost: 'es como mucho',
};

export const deadlineTexts: Record<StepPlan['onDeadline'], string> = {
  remind: 'Se le recuerda una vez por día',
  escalate: 'Pasa además a otra persona',
  expire: 'La solicitud vence',
};

export const modeTexts: Record<StepPlan['mode'], string> = {
  any: 'Alcanza con una de ellas',
  all: 'Hacen falta todas',
};

export const levelTexts = [
  'El responsable directo',
  'El responsable de su responsable',
  'El tercer responsable hacia arriba',
  'El cuarto responsable hacia arriba',
  'El quinto responsable hacia arriba',
  'El sexto responsable hacia arriba',
];

/** How the records that a definition names are called. */
export interface Names {
  person: (id: number) => string | undefined;
  roles: readonly DefinitionRole[];
}

export function resolverText(resolver: Resolver, { person, roles }: Names): string {
  switch (resolver.kind) {
    case 'person':
      return person(resolver.personId) ?? 'Una persona';
    case 'role':
      return `Rol ${roles.find(({ id }) => id === resolver.roleId)?.name ?? 'que ya no existe'}`;
    case 'manager':
      return levelTexts[resolver.level - 1] ?? 'Un responsable';
    case 'areaHead':
      return 'El responsable del área';
  }
}

/** Records are too many to come with their field: those that definitions name join it. */
export const withRecords = (kind: RequestKind, records: readonly NamedRecord[]): RequestKind => ({
  ...kind,
  fields: kind.fields.map((field) => ({
    ...field,
    choices: [
      ...field.choices,
      ...records.filter((one) => one.type === kind.type && one.field === field.key),
    ],
  })),
});

export function conditionText({ field, operator, value }: Condition, kind: RequestKind): string {
  const known = kind.fields.find(({ key }) => key === field);
  const shown = known?.choices.find((choice) => choice.value === String(value))?.label ?? value;
  return `${known?.label ?? field} ${operatorTexts[operator]} ${shown}`;
}

/** "Prioridad es Urgente y Unidades es al menos 500", or that it holds for all. */
export const conditionsText = (
  { conditions }: Pick<Definition, 'conditions'>,
  kind: RequestKind,
) =>
  conditions.length === 0
    ? 'Para todas las solicitudes de este tipo'
    : `Si ${conditions.map((one) => conditionText(one, kind)).join(' y ')}`;

export function stepText({ mode, resolvers }: StepPlan, names: Names): string {
  const who = resolvers.map((one) => resolverText(one, names));
  return who.join(mode === 'any' ? ' o ' : ' y ');
}

/** "El responsable directo → Rol Recursos Humanos". */
export const stepsText = ({ steps }: Pick<Definition, 'steps'>, names: Names): string =>
  steps.map((step) => stepText(step, names)).join(' → ');

function stepDetail(step: StepPlan, names: Names): string {
  const late = step.hours === null ? 'sin plazo' : counted(step.hours, 'hora', 'horas');
  const next =
    step.onDeadline === 'escalate' && step.escalateTo
      ? `pasa a ${resolverText(step.escalateTo, names)}`
      : deadlineTexts[step.onDeadline].toLowerCase();
  return `${stepText(step, names)} (${late}, ${next})`;
}

type Compared = Omit<Definition, 'id' | 'version' | 'position'>;
const yes = (on: boolean) => (on ? 'Sí' : 'No');

/** The fields in which the person's version differs from the stored one, as people read it. */
export function conflictFields(
  mine: Compared,
  stored: Compared,
  kind: RequestKind,
  names: Names,
): ConflictField[] {
  const read = {
    name: (one: Compared) => one.name,
    conditions: (one: Compared) => conditionsText(one, kind),
    steps: ({ steps }: Compared) => steps.map((step) => stepDetail(step, names)).join('\n'),
    selfApproval: (one: Compared) => yes(one.selfApproval),
    active: (one: Compared) => yes(one.active),
  };
  const parts = Object.keys(read) as (keyof typeof read)[];
  return parts.flatMap((name) => {
    const [ours, theirs] = [read[name](mine), read[name](stored)];
    return ours === theirs ? [] : [{ name, label: words[name].label, mine: ours, stored: theirs }];
  });
}
