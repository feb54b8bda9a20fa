import { usePersonNames } from '@/components/references/usePersonNames';
import type { ApprovalDefinition as Definition } from '@/services/wms/generated/workflow.gen';
import type { Names } from './definitionTexts';
import type { DefinitionRole } from './definitionTypes';

type Named = Pick<Definition, 'steps'>;

const peopleOf = ({ steps }: Named): number[] =>
  steps
    .flatMap(({ resolvers, escalateTo }) => [...resolvers, ...(escalateTo ? [escalateTo] : [])])
    .flatMap((one) => (one.kind === 'person' ? [one.personId] : []));

/** The names of everybody that these definitions say, asked once. */
export function useDefinitionNames(
  definitions: readonly Named[],
  roles: readonly DefinitionRole[],
): Names {
  const ids = [...new Set(definitions.flatMap(peopleOf))].sort((one, other) => one - other);
  return { person: usePersonNames(ids), roles };
}
