import { deleteDefinition } from '@contract/workflow/definitionAcciones';
import { implement } from '../../engine/acciones/implement';
import { definitions } from './definitionQueries';

export const deleteDefinitionHandler = implement(deleteDefinition, (input, context) =>
  definitions.remove(context, input),
);
