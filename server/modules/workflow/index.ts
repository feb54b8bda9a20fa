import { commentName } from '../../engine/comments/commentName';
import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { approvalHandover } from './approvalHandover';
import { approveRequestHandler } from './approveRequest';
import { cancelRequestHandler } from './cancelRequest';
import { createDelegationHandler } from './createDelegation';
import { cutRequestHandler } from './cutRequest';
import { decideRequestInsteadHandler } from './decideRequestInstead';
import { decideRequestsBulk, decideRequestsHandler } from './decideRequests';
import { delegationHandover } from './delegationHandover';
import { deleteDefinitionHandler } from './deleteDefinition';
import { endDelegationHandler } from './endDelegation';
import { getRequestHandler } from './getRequest';
import { listDefinitionsHandler } from './listDefinitions';
import { listDelegationsHandler } from './listDelegations';
import { listRequestTypesHandler } from './listRequestTypes';
import { listWaitingHandler } from './listWaiting';
import { moveDefinitionHandler } from './moveDefinition';
import { reassignRequestHandler } from './reassignRequest';
import { rejectRequestHandler } from './rejectRequest';
import { remindRequestHandler } from './remindRequest';
import {
  commentRequestHandler,
  deleteRequestCommentHandler,
  listRequestCommentsHandler,
  requestCommentFiles,
} from './requestComments';
import { ownRequestsFind, waitingFind } from './requestFinds';
import { definitionName, delegationName, requestName } from './requestNames';
import { ownRequestsList, toRequest, waitingList } from './requestQueries';
import { returnRequestHandler } from './returnRequest';
import { saveDefinitionHandler } from './saveDefinition';
import { searchConditionRecordsHandler } from './searchConditionRecords';
import { tryDefinitionHandler } from './tryDefinition';
import { waitingRequests } from './waitingRequests';

export const workflowModule = defineModule({
  handlers: {
    approveRequest: approveRequestHandler,
    cancelRequest: cancelRequestHandler,
    commentRequest: commentRequestHandler,
    createDelegation: createDelegationHandler,
    decideRequestInstead: decideRequestInsteadHandler,
    cutRequest: cutRequestHandler,
    decideRequests: decideRequestsHandler,
    deleteDefinition: deleteDefinitionHandler,
    deleteRequestComment: deleteRequestCommentHandler,
    endDelegation: endDelegationHandler,
    getRequest: getRequestHandler,
    listDefinitions: listDefinitionsHandler,
    listDelegations: listDelegationsHandler,
    listMyRequests: listHandler(ownRequestsList, each(toRequest)),
    listRequestComments: listRequestCommentsHandler,
    listRequestTypes: listRequestTypesHandler,
    listWaiting: listWaitingHandler,
    moveDefinition: moveDefinitionHandler,
    reassignRequest: reassignRequestHandler,
    rejectRequest: rejectRequestHandler,
    remindRequest: remindRequestHandler,
    returnRequest: returnRequestHandler,
    saveDefinition: saveDefinitionHandler,
    searchConditionRecords: searchConditionRecordsHandler,
    tryDefinition: tryDefinitionHandler,
  },
  lists: [ownRequestsList, waitingList],
  opens: [requestCommentFiles],
  names: [commentName, definitionName, delegationName, requestName],
  finds: [ownRequestsFind, waitingFind],
  bulk: [decideRequestsBulk],
  handovers: [approvalHandover, delegationHandover],
  waiting: [waitingRequests],
});
