import { approveRequest } from './approveRequest';
import { cancelRequest } from './cancelRequest';
import { createDelegation } from './createDelegation';
import { decideRequests } from './decideRequests';
import { deleteDefinition } from './deleteDefinition';
import { endDelegation } from './endDelegation';
import { getRequest } from './getRequest';
import { listDefinitions } from './listDefinitions';
import { listDelegations } from './listDelegations';
import { listMyRequests } from './listMyRequests';
import { listRequestTypes } from './listRequestTypes';
import { listWaiting } from './listWaiting';
import { moveDefinition } from './moveDefinition';
import { rejectRequest } from './rejectRequest';
import { returnRequest } from './returnRequest';
import { saveDefinition } from './saveDefinition';
import { searchConditionRecords } from './searchConditionRecords';
import { tryDefinition } from './tryDefinition';

/** One line each. */
export const workflowAcciones = {
  approveRequest,
  cancelRequest,
  createDelegation,
  decideRequests,
  deleteDefinition,
  endDelegation,
  getRequest,
  listDefinitions,
  listDelegations,
  listMyRequests,
  listRequestTypes,
  listWaiting,
  moveDefinition,
  rejectRequest,
  returnRequest,
  saveDefinition,
  searchConditionRecords,
  tryDefinition,
};
