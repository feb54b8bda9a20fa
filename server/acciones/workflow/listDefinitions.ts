import { listDefinitions } from '@contract/workflow/listDefinitions';
import { implement } from '../implement';
import { allDefinitions } from './definitionQueries';

export const listDefinitionsHandler = implement(listDefinitions, async (_input, { db }) => ({
  rows: await allDefinitions(db),
}));
