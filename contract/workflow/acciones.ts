import { createDelegation } from './createDelegation';
import * as definitions from './definitionAcciones';
import * as delegations from './delegationAcciones';
import * as requests from './requestAcciones';
import * as comments from './requestCommentAcciones';
import * as stuck from './stuckRequestAcciones';

export const workflowAcciones = {
  ...requests,
  ...comments,
  ...stuck,
  ...delegations,
  ...definitions,
  createDelegation,
};
