import { createDelegation } from './createDelegation';
import * as definitions from './definitionAcciones';
import * as delegations from './delegationAcciones';
import * as requests from './requestAcciones';

export const workflowAcciones = { ...requests, ...delegations, ...definitions, createDelegation };
