// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    cancelEnvelope: build.mutation<
      CancelEnvelopeApiResponse,
      CancelEnvelopeApiArg
    >({
      query: (queryArg) => ({
        url: `/sobre.anular`,
        method: "POST",
        body: queryArg,
      }),
    }),
    cancelEnvelopes: build.mutation<
      CancelEnvelopesApiResponse,
      CancelEnvelopesApiArg
    >({
      query: (queryArg) => ({
        url: `/sobre.anularVarios`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getEnvelope: build.query<GetEnvelopeApiResponse, GetEnvelopeApiArg>({
      query: (queryArg) => ({
        url: `/sobre.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listEnvelopes: build.query<ListEnvelopesApiResponse, ListEnvelopesApiArg>({
      query: (queryArg) => ({
        url: `/sobre.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    removeEnvelope: build.mutation<
      RemoveEnvelopeApiResponse,
      RemoveEnvelopeApiArg
    >({
      query: (queryArg) => ({
        url: `/sobre.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveEnvelope: build.mutation<SaveEnvelopeApiResponse, SaveEnvelopeApiArg>({
      query: (queryArg) => ({
        url: `/sobre.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    sendEnvelope: build.mutation<SendEnvelopeApiResponse, SendEnvelopeApiArg>({
      query: (queryArg) => ({
        url: `/sobre.enviar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getSignature: build.query<GetSignatureApiResponse, GetSignatureApiArg>({
      query: (queryArg) => ({
        url: `/firma.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listSignatures: build.query<
      ListSignaturesApiResponse,
      ListSignaturesApiArg
    >({
      query: (queryArg) => ({
        url: `/firma.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    openSignature: build.mutation<
      OpenSignatureApiResponse,
      OpenSignatureApiArg
    >({
      query: (queryArg) => ({
        url: `/firma.abrir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    remindSignatures: build.mutation<
      RemindSignaturesApiResponse,
      RemindSignaturesApiArg
    >({
      query: (queryArg) => ({
        url: `/firma.recordarVarias`,
        method: "POST",
        body: queryArg,
      }),
    }),
    signDocument: build.mutation<SignDocumentApiResponse, SignDocumentApiArg>({
      query: (queryArg) => ({
        url: `/firma.firmar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as signedApi };
export type CancelEnvelopeApiResponse = /** status 200 ok */ EnvelopeDetail;
export type CancelEnvelopeApiArg = CancelEnvelopeInput;
export type CancelEnvelopesApiResponse = /** status 200 ok */ BulkOutput;
export type CancelEnvelopesApiArg = CancelEnvelopesInput;
export type GetEnvelopeApiResponse = /** status 200 ok */ EnvelopeDetail;
export type GetEnvelopeApiArg = number;
export type ListEnvelopesApiResponse = /** status 200 ok */ ListEnvelopesOutput;
export type ListEnvelopesApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "createdAt" | "dueOn" | "title" | "state";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "title" | "state" | "way" | "dueOn" | "createdAt";
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
export type RemoveEnvelopeApiResponse = /** status 200 ok */ Done;
export type RemoveEnvelopeApiArg = RemoveEnvelopeInput;
export type SaveEnvelopeApiResponse = /** status 200 ok */ EnvelopeDetail;
export type SaveEnvelopeApiArg = SaveEnvelopeInput;
export type SendEnvelopeApiResponse = /** status 200 ok */ EnvelopeDetail;
export type SendEnvelopeApiArg = SendEnvelopeInput;
export type GetSignatureApiResponse = /** status 200 ok */ SignatureDetail;
export type GetSignatureApiArg = number;
export type ListSignaturesApiResponse =
  /** status 200 ok */ ListSignaturesOutput;
export type ListSignaturesApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "personName"
      | "docket"
      | "title"
      | "state"
      | "turn"
      | "dueOn"
      | "sentAt"
      | "doneAt"
      | "changedAt"
      | "siteName"
      | "areaName";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "envelopeId"
      | "personId"
      | "personName"
      | "docket"
      | "title"
      | "state"
      | "overdue"
      | "dueOn"
      | "doneAt"
      | "changedAt"
      | "siteId"
      | "areaId"
      | "mine";
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
export type OpenSignatureApiResponse = /** status 200 ok */ Done;
export type OpenSignatureApiArg = OpenSignatureInput;
export type RemindSignaturesApiResponse = /** status 200 ok */ BulkOutput;
export type RemindSignaturesApiArg = RemindSignaturesInput;
export type SignDocumentApiResponse = /** status 200 ok */ SignatureDetail;
export type SignDocumentApiArg = SignDocumentInput;
export type EnvelopeState =
  | "draft"
  | "sending"
  | "sent"
  | "completed"
  | "rejected"
  | "cancelled"
  | "expired";
export type EnvelopeWay = "together" | "turns" | "each";
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type EnvelopeCounts = {
  waiting: number;
  pending: number;
  opened: number;
  signed: number;
  dissented: number;
  rejected: number;
  cancelled: number;
  expired: number;
};
export type AttachedFile = {
  name: string;
  mime: string;
  url: string;
  previewUrl: string | null;
};
export type SignPlace = {
  signer: number;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
};
export type EnvelopeEvent = {
  id: string;
  at: string;
  did:
    | "prepared"
    | "edited"
    | "sent"
    | "cancelled"
    | "opened"
    | "signed"
    | "dissented"
    | "rejected"
    | "expired"
    | "reminded";
  by: string | null;
  reason: string | null;
};
export type EnvelopeDetail = {
  id: number;
  version: number;
  title: string;
  state: EnvelopeState;
  way: EnvelopeWay;
  dueOn: string;
  author: PersonRef | null;
  createdAt: string;
  sentAt: string | null;
  files: number;
  people: number;
  counts: EnvelopeCounts;
  message: string;
  remindEvery: number | null;
  endReason: string;
  attached: {
    file: string;
    shown: AttachedFile;
    places: SignPlace[];
  }[];
  signers: {
    id: number;
    name: string;
    position: string | null;
    imageUrl: string;
    docket: string;
  }[];
  trail: EnvelopeEvent[];
  actions: ("edit" | "send" | "remove" | "cancel" | "remind")[];
};
export type CancelEnvelopeInput = {
  id: number;
  version: number;
  reason: string;
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
export type CancelEnvelopesInput = {
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field: "title" | "state" | "way" | "dueOn" | "createdAt";
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
  reason: string;
};
export type EnvelopeRow = {
  id: number;
  version: number;
  title: string;
  state: EnvelopeState;
  way: EnvelopeWay;
  dueOn: string;
  author: PersonRef | null;
  createdAt: string;
  sentAt: string | null;
  files: number;
  people: number;
  counts: EnvelopeCounts;
};
export type ListEnvelopesOutput = {
  rows: EnvelopeRow[];
  total: number;
  atLeast?: boolean;
  sends: boolean;
};
export type Done = {
  ok: true;
};
export type RemoveEnvelopeInput = {
  id: number;
  version: number;
};
export type SaveEnvelopeInput = {
  title: string;
  message?: string;
  way: EnvelopeWay;
  dueOn: string;
  remindEvery?: number | null;
  files: {
    file: string;
    name: string;
    places?: SignPlace[];
  }[];
  id?: number;
  version?: number;
  signers:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field: "id" | "siteId" | "areaId" | "position" | "name";
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
};
export type SendEnvelopeInput = {
  id: number;
  version: number;
};
export type SignatureState =
  | "waiting"
  | "pending"
  | "opened"
  | "signed"
  | "dissented"
  | "rejected"
  | "cancelled"
  | "expired";
export type SignatureDetail = {
  id: number;
  version: number;
  envelopeId: number;
  title: string;
  fileName: string;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  state: SignatureState;
  turn: number;
  dueOn: string;
  overdue: boolean;
  sentAt: string;
  openedAt: string | null;
  doneAt: string | null;
  changedAt: string;
  message: string;
  sender: PersonRef | null;
  file: AttachedFile;
  reason: string;
  code: string;
  signers: {
    person: PersonRef;
    state: SignatureState;
    turn: number;
    doneAt: string | null;
  }[];
  maySign: boolean;
  mayDissent: boolean;
};
export type SignatureRow = {
  id: number;
  version: number;
  envelopeId: number;
  title: string;
  fileName: string;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  state: SignatureState;
  turn: number;
  dueOn: string;
  overdue: boolean;
  sentAt: string;
  openedAt: string | null;
  doneAt: string | null;
  changedAt: string;
};
export type ListSignaturesOutput = {
  rows: SignatureRow[];
  total: number;
  atLeast?: boolean;
};
export type OpenSignatureInput = {
  id: number;
};
export type RemindSignaturesInput = {
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field:
            | "envelopeId"
            | "personId"
            | "personName"
            | "docket"
            | "title"
            | "state"
            | "overdue"
            | "dueOn"
            | "doneAt"
            | "changedAt"
            | "siteId"
            | "areaId"
            | "mine";
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
};
export type SignOutcome = "signed" | "dissented" | "rejected";
export type SignDocumentInput = {
  version: number;
  outcome: SignOutcome;
  reason?: string;
  clave: string;
  id: number;
};
export const {
  useCancelEnvelopeMutation,
  useCancelEnvelopesMutation,
  useGetEnvelopeQuery,
  useLazyGetEnvelopeQuery,
  useListEnvelopesQuery,
  useLazyListEnvelopesQuery,
  useRemoveEnvelopeMutation,
  useSaveEnvelopeMutation,
  useSendEnvelopeMutation,
  useGetSignatureQuery,
  useLazyGetSignatureQuery,
  useListSignaturesQuery,
  useLazyListSignaturesQuery,
  useOpenSignatureMutation,
  useRemindSignaturesMutation,
  useSignDocumentMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    cancelEnvelope: { invalidatesTags: resolveTags([{ type: 'Envelope', id: 'input.id' }, { type: 'Envelope', id: 'LIST' }, { type: 'Signature', id: 'LIST' }]) },
    cancelEnvelopes: { invalidatesTags: resolveTags([{ type: 'Envelope', id: 'LIST' }, { type: 'Signature', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    getEnvelope: { providesTags: resolveTags([{ type: 'Envelope', id: 'input.id' }, { type: 'Envelope', id: 'LIST' }]) },
    listEnvelopes: { providesTags: resolveTags([{ type: 'Envelope', id: 'LIST' }]) },
    removeEnvelope: { invalidatesTags: resolveTags([{ type: 'Envelope', id: 'input.id' }, { type: 'Envelope', id: 'LIST' }]) },
    saveEnvelope: { invalidatesTags: resolveTags([{ type: 'Envelope', id: 'input.id' }, { type: 'Envelope', id: 'LIST' }]) },
    sendEnvelope: { invalidatesTags: resolveTags([{ type: 'Envelope', id: 'input.id' }, { type: 'Envelope', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    getSignature: { providesTags: resolveTags([{ type: 'Signature', id: 'input.id' }, { type: 'Signature', id: 'LIST' }]) },
    listSignatures: { providesTags: resolveTags([{ type: 'Signature', id: 'LIST' }, { type: 'Signature', id: 'output.rows' }]) },
    openSignature: { invalidatesTags: resolveTags([{ type: 'Signature', id: 'input.id' }, { type: 'Signature', id: 'LIST' }]) },
    remindSignatures: { invalidatesTags: resolveTags([{ type: 'Signature', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    signDocument: { invalidatesTags: resolveTags([{ type: 'Signature', id: 'input.id' }, { type: 'Signature', id: 'LIST' }, { type: 'Envelope', id: 'LIST' }]) },
  },
});
