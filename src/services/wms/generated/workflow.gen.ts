// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    approveRequest: build.mutation<
      ApproveRequestApiResponse,
      ApproveRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/solicitud.aprobar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    cancelRequest: build.mutation<
      CancelRequestApiResponse,
      CancelRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/solicitud.cancelar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    cutRequest: build.mutation<CutRequestApiResponse, CutRequestApiArg>({
      query: (queryArg) => ({
        url: `/solicitud.recortar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    decideRequests: build.mutation<
      DecideRequestsApiResponse,
      DecideRequestsApiArg
    >({
      query: (queryArg) => ({
        url: `/solicitud.decidirVarias`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getRequest: build.query<GetRequestApiResponse, GetRequestApiArg>({
      query: (queryArg) => ({
        url: `/solicitud.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listMyRequests: build.query<
      ListMyRequestsApiResponse,
      ListMyRequestsApiArg
    >({
      query: (queryArg) => ({
        url: `/solicitud.listarMias`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listRequestTypes: build.query<
      ListRequestTypesApiResponse,
      ListRequestTypesApiArg
    >({
      query: () => ({ url: `/solicitud.listarTipos` }),
    }),
    listWaiting: build.query<ListWaitingApiResponse, ListWaitingApiArg>({
      query: (queryArg) => ({
        url: `/solicitud.listarPendientes`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    rejectRequest: build.mutation<
      RejectRequestApiResponse,
      RejectRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/solicitud.rechazar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    returnRequest: build.mutation<
      ReturnRequestApiResponse,
      ReturnRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/solicitud.devolver`,
        method: "POST",
        body: queryArg,
      }),
    }),
    commentRequest: build.mutation<
      CommentRequestApiResponse,
      CommentRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/solicitud.comentar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteRequestComment: build.mutation<
      DeleteRequestCommentApiResponse,
      DeleteRequestCommentApiArg
    >({
      query: (queryArg) => ({
        url: `/solicitud.borrarComentario`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listRequestComments: build.query<
      ListRequestCommentsApiResponse,
      ListRequestCommentsApiArg
    >({
      query: (queryArg) => ({
        url: `/solicitud.listarComentarios`,
        params: {
          requestId: queryArg.requestId,
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    decideRequestInstead: build.mutation<
      DecideRequestInsteadApiResponse,
      DecideRequestInsteadApiArg
    >({
      query: (queryArg) => ({
        url: `/solicitud.decidirEnLugar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    reassignRequest: build.mutation<
      ReassignRequestApiResponse,
      ReassignRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/solicitud.reasignar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    remindRequest: build.mutation<
      RemindRequestApiResponse,
      RemindRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/solicitud.recordar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    endDelegation: build.mutation<
      EndDelegationApiResponse,
      EndDelegationApiArg
    >({
      query: (queryArg) => ({
        url: `/delegacion.terminar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listDelegations: build.query<
      ListDelegationsApiResponse,
      ListDelegationsApiArg
    >({
      query: () => ({ url: `/delegacion.listar` }),
    }),
    deleteDefinition: build.mutation<
      DeleteDefinitionApiResponse,
      DeleteDefinitionApiArg
    >({
      query: (queryArg) => ({
        url: `/definicion.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listDefinitions: build.query<
      ListDefinitionsApiResponse,
      ListDefinitionsApiArg
    >({
      query: () => ({ url: `/definicion.listar` }),
    }),
    moveDefinition: build.mutation<
      MoveDefinitionApiResponse,
      MoveDefinitionApiArg
    >({
      query: (queryArg) => ({
        url: `/definicion.mover`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveDefinition: build.mutation<
      SaveDefinitionApiResponse,
      SaveDefinitionApiArg
    >({
      query: (queryArg) => ({
        url: `/definicion.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    searchConditionRecords: build.query<
      SearchConditionRecordsApiResponse,
      SearchConditionRecordsApiArg
    >({
      query: (queryArg) => ({
        url: `/definicion.buscarValores`,
        params: {
          type: queryArg["type"],
          field: queryArg.field,
          search: queryArg.search,
          value: queryArg.value,
        },
      }),
    }),
    tryDefinition: build.query<TryDefinitionApiResponse, TryDefinitionApiArg>({
      query: (queryArg) => ({
        url: `/definicion.probar`,
        params: {
          type: queryArg["type"],
          personId: queryArg.personId,
          values: queryArg.values,
          draft: queryArg.draft,
        },
      }),
    }),
    createDelegation: build.mutation<
      CreateDelegationApiResponse,
      CreateDelegationApiArg
    >({
      query: (queryArg) => ({
        url: `/delegacion.crear`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as workflowApi };
export type ApproveRequestApiResponse = /** status 200 ok */ RequestDetail;
export type ApproveRequestApiArg = ApproveRequestInput;
export type CancelRequestApiResponse = /** status 200 ok */ RequestDetail;
export type CancelRequestApiArg = CancelRequestInput;
export type CutRequestApiResponse = /** status 200 ok */ RequestDetail;
export type CutRequestApiArg = CutRequestInput;
export type DecideRequestsApiResponse = /** status 200 ok */ BulkOutput;
export type DecideRequestsApiArg = DecideRequestsInput;
export type GetRequestApiResponse = /** status 200 ok */ RequestDetail;
export type GetRequestApiArg = number;
export type ListMyRequestsApiResponse =
  /** status 200 ok */ ListMyRequestsOutput;
export type ListMyRequestsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "submittedAt" | "type" | "state";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "type" | "state";
    operator:
      | "is"
      | "not"
      | "in"
      | "contains"
      | "starts"
      | "from"
      | "to"
      | "between"
      | "empty";
    value: (string | number | boolean) | (string | number | boolean)[];
  }[];
  search?: string;
};
export type ListRequestTypesApiResponse =
  /** status 200 ok */ ListRequestTypesOutput;
export type ListRequestTypesApiArg = void;
export type ListWaitingApiResponse = /** status 200 ok */ ListWaitingOutput;
export type ListWaitingApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "submittedAt" | "dueAt" | "type" | "ownerName";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "type" | "ownerId" | "siteId" | "areaId" | "submittedAt" | "late";
    operator:
      | "is"
      | "not"
      | "in"
      | "contains"
      | "starts"
      | "from"
      | "to"
      | "between"
      | "empty";
    value: (string | number | boolean) | (string | number | boolean)[];
  }[];
  search?: string;
};
export type RejectRequestApiResponse = /** status 200 ok */ RequestDetail;
export type RejectRequestApiArg = RejectRequestInput;
export type ReturnRequestApiResponse = /** status 200 ok */ RequestDetail;
export type ReturnRequestApiArg = ReturnRequestInput;
export type CommentRequestApiResponse = /** status 200 ok */ RecordComment;
export type CommentRequestApiArg = CommentRequestInput;
export type DeleteRequestCommentApiResponse = /** status 200 ok */ Done;
export type DeleteRequestCommentApiArg = DeleteRequestCommentInput;
export type ListRequestCommentsApiResponse =
  /** status 200 ok */ ListRequestCommentsOutput;
export type ListRequestCommentsApiArg = {
  requestId: number;
  page?: number;
  size?: number;
};
export type DecideRequestInsteadApiResponse =
  /** status 200 ok */ RequestDetail;
export type DecideRequestInsteadApiArg = DecideRequestInsteadInput;
export type ReassignRequestApiResponse = /** status 200 ok */ RequestDetail;
export type ReassignRequestApiArg = ReassignRequestInput;
export type RemindRequestApiResponse = /** status 200 ok */ RequestDetail;
export type RemindRequestApiArg = RemindRequestInput;
export type EndDelegationApiResponse = /** status 200 ok */ Done;
export type EndDelegationApiArg = EndDelegationInput;
export type ListDelegationsApiResponse =
  /** status 200 ok */ ListDelegationsOutput;
export type ListDelegationsApiArg = void;
export type DeleteDefinitionApiResponse = /** status 200 ok */ Done;
export type DeleteDefinitionApiArg = DeleteDefinitionInput;
export type ListDefinitionsApiResponse =
  /** status 200 ok */ ListDefinitionsOutput;
export type ListDefinitionsApiArg = void;
export type MoveDefinitionApiResponse = /** status 200 ok */ Done;
export type MoveDefinitionApiArg = MoveDefinitionInput;
export type SaveDefinitionApiResponse = /** status 200 ok */ ApprovalDefinition;
export type SaveDefinitionApiArg = SaveDefinitionInput;
export type SearchConditionRecordsApiResponse =
  /** status 200 ok */ SearchConditionRecordsOutput;
export type SearchConditionRecordsApiArg = {
  type: string;
  field: string;
  search?: string;
  value?: string;
};
export type TryDefinitionApiResponse = /** status 200 ok */ TryDefinitionOutput;
export type TryDefinitionApiArg = {
  type: string;
  personId: number;
  values?: {
    [key: string]: string | number;
  };
  draft?: {
    type: string;
    name: string;
    conditions: ApprovalCondition[];
    steps: StepPlan[];
    selfApproval: boolean;
    active: boolean;
    id?: number;
  };
};
export type CreateDelegationApiResponse = /** status 200 ok */ Done;
export type CreateDelegationApiArg = CreateDelegationInput;
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type DecisionFact = {
  label: string;
  value: string;
  tone: "plain" | "good" | "warning";
  path?: string | null;
};
export type AttachedFile = {
  name: string;
  mime: string;
  url: string;
  previewUrl: string | null;
};
export type RequestPart = {
  id: number;
  label: string;
  asked: string;
  granted: string;
  reason: string;
};
export type RequestStep = {
  position: number;
  mode: "any" | "all";
  state: "waiting" | "pending" | "approved" | "rejected" | "closed";
  dueAt: string | null;
  seats: {
    person: PersonRef;
    state: "open" | "approved" | "rejected" | "returned";
    escalated: boolean;
  }[];
};
export type RequestEvent = {
  id: number;
  kind:
    | "submitted"
    | "approved"
    | "rejected"
    | "returned"
    | "cancelled"
    | "expired"
    | "escalated"
    | "handedOver"
    | "reminded"
    | "reopened";
  who: PersonRef | null;
  onBehalfOf: PersonRef | null;
  reason: string | null;
  at: string;
};
export type Request = {
  id: number;
  type: string;
  typeLabel: string;
  title: string;
  owner: PersonRef;
  state:
    "draft" | "pending" | "approved" | "rejected" | "cancelled" | "expired";
  submittedAt: string;
  decidedAt: string | null;
  dueAt: string | null;
  late: boolean;
  step: number;
  steps: number;
  version: number;
};
export type RequestDetail = {
  id: number;
  type: string;
  typeLabel: string;
  title: string;
  owner: PersonRef;
  state:
    "draft" | "pending" | "approved" | "rejected" | "cancelled" | "expired";
  submittedAt: string;
  decidedAt: string | null;
  dueAt: string | null;
  late: boolean;
  step: number;
  steps: number;
  version: number;
  facts: DecisionFact[];
  attachments: AttachedFile[];
  parts?: RequestPart[];
  chain: RequestStep[];
  history: RequestEvent[];
  previous: Request[];
  actions: (
    | "approve"
    | "reject"
    | "return"
    | "cancel"
    | "edit"
    | "remind"
    | "reassign"
    | "decideInstead"
  )[];
  onBehalfOf: string | null;
  link: string | null;
  editLink: string | null;
};
export type ApproveRequestInput = {
  id: number;
  version: number;
  note?: string;
};
export type CancelRequestInput = {
  id: number;
  version: number;
};
export type CutRequestInput = {
  id: number;
  version: number;
  partId: number;
  granted: string;
  reason?: string;
};
export type BulkResult = {
  id: number;
  label: string;
  ok: boolean;
  message: string | null;
  undo?: {
    [key: string]: unknown;
  };
};
export type BulkOutput = {
  jobId: string | null;
  done: number;
  refused: number;
  results: BulkResult[];
};
export type DecideRequestsInput = {
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field:
            "type" | "ownerId" | "siteId" | "areaId" | "submittedAt" | "late";
          operator:
            | "is"
            | "not"
            | "in"
            | "contains"
            | "starts"
            | "from"
            | "to"
            | "between"
            | "empty";
          value: (string | number | boolean) | (string | number | boolean)[];
        }[];
        search?: string;
        except?: number[];
      };
  decision:
    | {
        kind: "approve";
      }
    | {
        kind: "reject";
        reason: string;
      };
  seenAt: string;
};
export type ListMyRequestsOutput = {
  rows: Request[];
  total: number;
  atLeast?: boolean;
};
export type ConditionChoice = {
  value: string;
  label: string;
};
export type ConditionField = {
  key: string;
  label: string;
  kind: "number" | "choice" | "record" | "site" | "area";
  choices: ConditionChoice[];
};
export type ListRequestTypesOutput = {
  rows: {
    type: string;
    label: string;
    fields: ConditionField[];
    otherwise: string;
  }[];
};
export type WaitingRequest = {
  id: number;
  type: string;
  typeLabel: string;
  title: string;
  owner: PersonRef;
  state:
    "draft" | "pending" | "approved" | "rejected" | "cancelled" | "expired";
  submittedAt: string;
  decidedAt: string | null;
  dueAt: string | null;
  late: boolean;
  step: number;
  steps: number;
  version: number;
  onBehalfOf: string | null;
};
export type ListWaitingOutput = {
  rows: WaitingRequest[];
  total: number;
  atLeast?: boolean;
};
export type RejectRequestInput = {
  id: number;
  version: number;
  reason: string;
};
export type ReturnRequestInput = {
  id: number;
  version: number;
  reason: string;
};
export type RecordComment = {
  id: number;
  author: PersonRef;
  body: string;
  files: AttachedFile[];
  createdAt: string;
  canDelete: boolean;
};
export type CommentRequestInput = {
  requestId: number;
  body?: string;
  files?: string[];
};
export type Done = {
  ok: true;
};
export type DeleteRequestCommentInput = {
  id: number;
  requestId: number;
};
export type ListRequestCommentsOutput = {
  rows: RecordComment[];
  total: number;
  atLeast?: boolean;
};
export type DecideRequestInsteadInput = {
  id: number;
  version: number;
  decision: "approve" | "reject";
  reason: string;
};
export type ReassignRequestInput = {
  id: number;
  version: number;
  personId: number;
  reason: string;
};
export type RemindRequestInput = {
  id: number;
  version: number;
};
export type EndDelegationInput = {
  id: number;
};
export type Delegation = {
  id: number;
  from: PersonRef;
  to: PersonRef;
  fromDay: string;
  untilDay: string;
  mine: boolean;
  active: boolean;
};
export type ListDelegationsOutput = {
  rows: Delegation[];
};
export type DeleteDefinitionInput = {
  id: number;
  version: number;
};
export type ApprovalCondition = {
  field: string;
  operator: "is" | "not" | "atLeast" | "atMost";
  value: string | number;
};
export type Resolver =
  | {
      kind: "person";
      personId: number;
    }
  | {
      kind: "role";
      roleId: number;
    }
  | {
      kind: "manager";
      level: number;
    }
  | {
      kind: "areaHead";
    };
export type StepPlan = {
  mode: "any" | "all";
  resolvers: Resolver[];
  hours: number | null;
  onDeadline: "remind" | "escalate" | "expire";
  escalateTo: Resolver | null;
};
export type ApprovalDefinition = {
  type: string;
  name: string;
  conditions: ApprovalCondition[];
  steps: StepPlan[];
  selfApproval: boolean;
  active: boolean;
  id: number;
  position: number;
  version: number;
};
export type ListDefinitionsOutput = {
  rows: ApprovalDefinition[];
  roles: {
    id: number;
    name: string;
    decides: boolean;
  }[];
  records: {
    value: string;
    label: string;
    type: string;
    field: string;
  }[];
};
export type MoveDefinitionInput = {
  id: number;
  direction: "up" | "down";
};
export type SaveDefinitionInput = {
  type: string;
  name: string;
  conditions: ApprovalCondition[];
  steps: StepPlan[];
  selfApproval: boolean;
  active: boolean;
  id?: number;
  version?: number;
};
export type SearchConditionRecordsOutput = {
  rows: ConditionChoice[];
};
export type TryDefinitionOutput = {
  definition: string | null;
  rulesDraft: boolean;
  steps: {
    number: number;
    mode: "any" | "all";
    approvers: PersonRef[];
    fallback: boolean;
  }[];
  refusal: string | null;
};
export type CreateDelegationInput = {
  personId: number;
  fromDay: string;
  untilDay: string;
};
export const {
  useApproveRequestMutation,
  useCancelRequestMutation,
  useCutRequestMutation,
  useDecideRequestsMutation,
  useGetRequestQuery,
  useLazyGetRequestQuery,
  useListMyRequestsQuery,
  useLazyListMyRequestsQuery,
  useListRequestTypesQuery,
  useLazyListRequestTypesQuery,
  useListWaitingQuery,
  useLazyListWaitingQuery,
  useRejectRequestMutation,
  useReturnRequestMutation,
  useCommentRequestMutation,
  useDeleteRequestCommentMutation,
  useListRequestCommentsQuery,
  useLazyListRequestCommentsQuery,
  useDecideRequestInsteadMutation,
  useReassignRequestMutation,
  useRemindRequestMutation,
  useEndDelegationMutation,
  useListDelegationsQuery,
  useLazyListDelegationsQuery,
  useDeleteDefinitionMutation,
  useListDefinitionsQuery,
  useLazyListDefinitionsQuery,
  useMoveDefinitionMutation,
  useSaveDefinitionMutation,
  useSearchConditionRecordsQuery,
  useLazySearchConditionRecordsQuery,
  useTryDefinitionQuery,
  useLazyTryDefinitionQuery,
  useCreateDelegationMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    approveRequest: { invalidatesTags: resolveTags([{ type: 'Request', id: 'LIST' }, { type: 'Request', id: 'input.id' }]) },
    cancelRequest: { invalidatesTags: resolveTags([{ type: 'Request', id: 'LIST' }, { type: 'Request', id: 'input.id' }]) },
    cutRequest: { invalidatesTags: resolveTags([{ type: 'Request', id: 'LIST' }, { type: 'Request', id: 'input.id' }]) },
    decideRequests: { invalidatesTags: resolveTags([{ type: 'Request', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    getRequest: { providesTags: resolveTags([{ type: 'Request', id: 'input.id' }, { type: 'Request', id: 'LIST' }, { type: 'Leave', id: 'LIST' }]) },
    listMyRequests: { providesTags: resolveTags([{ type: 'Request', id: 'LIST' }, { type: 'Request', id: 'output.rows' }]) },
    listRequestTypes: { providesTags: resolveTags([{ type: 'Place', id: 'LIST' }, { type: 'LeaveSetting', id: 'LIST' }, { type: 'NewsType', id: 'LIST' }]) },
    listWaiting: { providesTags: resolveTags([{ type: 'Request', id: 'LIST' }, { type: 'Request', id: 'output.rows' }]) },
    rejectRequest: { invalidatesTags: resolveTags([{ type: 'Request', id: 'LIST' }, { type: 'Request', id: 'input.id' }]) },
    returnRequest: { invalidatesTags: resolveTags([{ type: 'Request', id: 'LIST' }, { type: 'Request', id: 'input.id' }]) },
    commentRequest: { invalidatesTags: resolveTags([{ type: 'RequestComment', id: 'input.requestId' }]) },
    deleteRequestComment: { invalidatesTags: resolveTags([{ type: 'RequestComment', id: 'input.requestId' }]) },
    listRequestComments: { providesTags: resolveTags([{ type: 'RequestComment', id: 'input.requestId' }]) },
    decideRequestInstead: { invalidatesTags: resolveTags([{ type: 'Request', id: 'LIST' }, { type: 'Request', id: 'input.id' }]) },
    reassignRequest: { invalidatesTags: resolveTags([{ type: 'Request', id: 'LIST' }, { type: 'Request', id: 'input.id' }]) },
    remindRequest: { invalidatesTags: resolveTags([{ type: 'Request', id: 'LIST' }, { type: 'Request', id: 'input.id' }]) },
    endDelegation: { invalidatesTags: resolveTags([{ type: 'Delegation', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    listDelegations: { providesTags: resolveTags([{ type: 'Delegation', id: 'LIST' }]) },
    deleteDefinition: { invalidatesTags: resolveTags([{ type: 'Definition', id: 'LIST' }]) },
    listDefinitions: { providesTags: resolveTags([{ type: 'Definition', id: 'LIST' }, { type: 'Role', id: 'LIST' }, { type: 'Customer', id: 'LIST' }]) },
    moveDefinition: { invalidatesTags: resolveTags([{ type: 'Definition', id: 'LIST' }]) },
    saveDefinition: { invalidatesTags: resolveTags([{ type: 'Definition', id: 'LIST' }]) },
    searchConditionRecords: { providesTags: resolveTags([{ type: 'Customer', id: 'LIST' }]) },
    createDelegation: { invalidatesTags: resolveTags([{ type: 'Delegation', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
  },
});
