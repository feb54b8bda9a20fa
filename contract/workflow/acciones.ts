import { createDelegation } from './createDelegation';
import * as definitions from './definitionAcciones';
import * as delegations from './delegationAcciones';
import * as requests from './requestAcciones';
import * as comments from './requestCommentAcciones';

export const workflowAcciones = {
  ...requests,
  ...comments,
  ...delegations,
  ...definitions,
  createDelegation,
};
