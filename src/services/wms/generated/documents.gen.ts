// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    acceptDocuments: build.mutation<
      AcceptDocumentsApiResponse,
      AcceptDocumentsApiArg
    >({
      query: (queryArg) => ({
        url: `/pedidoDocumento.aceptarVarios`,
        method: "POST",
        body: queryArg,
      }),
    }),
    cancelDocumentRequest: build.mutation<
      CancelDocumentRequestApiResponse,
      CancelDocumentRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/pedidoDocumento.cancelar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createDocumentRequest: build.mutation<
      CreateDocumentRequestApiResponse,
      CreateDocumentRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/pedidoDocumento.crear`,
        method: "POST",
        body: queryArg,
      }),
    }),
    decideDocument: build.mutation<
      DecideDocumentApiResponse,
      DecideDocumentApiArg
    >({
      query: (queryArg) => ({
        url: `/pedidoDocumento.decidir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deliverDocument: build.mutation<
      DeliverDocumentApiResponse,
      DeliverDocumentApiArg
    >({
      query: (queryArg) => ({
        url: `/pedidoDocumento.entregar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listAskedDocuments: build.query<
      ListAskedDocumentsApiResponse,
      ListAskedDocumentsApiArg
    >({
      query: (queryArg) => ({
        url: `/pedidoDocumento.listarPersonas`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listDocumentRequests: build.query<
      ListDocumentRequestsApiResponse,
      ListDocumentRequestsApiArg
    >({
      query: (queryArg) => ({
        url: `/pedidoDocumento.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    remindDocuments: build.mutation<
      RemindDocumentsApiResponse,
      RemindDocumentsApiArg
    >({
      query: (queryArg) => ({
        url: `/pedidoDocumento.recordar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    addDocument: build.mutation<AddDocumentApiResponse, AddDocumentApiArg>({
      query: (queryArg) => ({
        url: `/documento.agregar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    addDocumentVersion: build.mutation<
      AddDocumentVersionApiResponse,
      AddDocumentVersionApiArg
    >({
      query: (queryArg) => ({
        url: `/documento.agregarVersion`,
        method: "POST",
        body: queryArg,
      }),
    }),
    askDocumentSignature: build.mutation<
      AskDocumentSignatureApiResponse,
      AskDocumentSignatureApiArg
    >({
      query: (queryArg) => ({
        url: `/documento.pedirFirma`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getDocument: build.query<GetDocumentApiResponse, GetDocumentApiArg>({
      query: (queryArg) => ({
        url: `/documento.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listDocumentTypes: build.query<
      ListDocumentTypesApiResponse,
      ListDocumentTypesApiArg
    >({
      query: () => ({ url: `/tipoDocumento.listar` }),
    }),
    listDocuments: build.query<ListDocumentsApiResponse, ListDocumentsApiArg>({
      query: (queryArg) => ({
        url: `/documento.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    removeDocument: build.mutation<
      RemoveDocumentApiResponse,
      RemoveDocumentApiArg
    >({
      query: (queryArg) => ({
        url: `/documento.quitar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveDocumentType: build.mutation<
      SaveDocumentTypeApiResponse,
      SaveDocumentTypeApiArg
    >({
      query: (queryArg) => ({
        url: `/tipoDocumento.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveLegajoImage: build.mutation<
      SaveLegajoImageApiResponse,
      SaveLegajoImageApiArg
    >({
      query: (queryArg) => ({
        url: `/legajo.guardarImagen`,
        method: "POST",
        body: queryArg,
      }),
    }),
    updateDocument: build.mutation<
      UpdateDocumentApiResponse,
      UpdateDocumentApiArg
    >({
      query: (queryArg) => ({
        url: `/documento.cambiar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as documentsApi };
export type AcceptDocumentsApiResponse = /** status 200 ok */ BulkOutput;
export type AcceptDocumentsApiArg = AcceptDocumentsInput;
export type CancelDocumentRequestApiResponse = /** status 200 ok */ Done;
export type CancelDocumentRequestApiArg = CancelDocumentRequestInput;
export type CreateDocumentRequestApiResponse = /** status 200 ok */ BulkOutput;
export type CreateDocumentRequestApiArg = CreateDocumentRequestInput;
export type DecideDocumentApiResponse = /** status 200 ok */ AskedDocument;
export type DecideDocumentApiArg = DecideDocumentInput;
export type DeliverDocumentApiResponse = /** status 200 ok */ AskedDocument;
export type DeliverDocumentApiArg = DeliverDocumentInput;
export type ListAskedDocumentsApiResponse =
  /** status 200 ok */ ListAskedDocumentsOutput;
export type ListAskedDocumentsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "personName"
      | "docket"
      | "typeName"
      | "state"
      | "dueOn"
      | "changedAt"
      | "siteName"
      | "areaName";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "id"
      | "requestId"
      | "personId"
      | "personName"
      | "docket"
      | "typeId"
      | "state"
      | "overdue"
      | "dueOn"
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
export type ListDocumentRequestsApiResponse =
  /** status 200 ok */ ListDocumentRequestsOutput;
export type ListDocumentRequestsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "createdAt" | "dueOn";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "typeId" | "dueOn";
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
export type RemindDocumentsApiResponse = /** status 200 ok */ BulkOutput;
export type RemindDocumentsApiArg = RemindDocumentsInput;
export type AddDocumentApiResponse = /** status 200 ok */ DocumentDetail;
export type AddDocumentApiArg = AddDocumentInput;
export type AddDocumentVersionApiResponse = /** status 200 ok */ DocumentDetail;
export type AddDocumentVersionApiArg = AddDocumentVersionInput;
export type AskDocumentSignatureApiResponse =
  /** status 200 ok */ DocumentDetail;
export type AskDocumentSignatureApiArg = AskDocumentSignatureInput;
export type GetDocumentApiResponse = /** status 200 ok */ DocumentDetail;
export type GetDocumentApiArg = number;
export type ListDocumentTypesApiResponse =
  /** status 200 ok */ ListDocumentTypesOutput;
export type ListDocumentTypesApiArg = void;
export type ListDocumentsApiResponse = /** status 200 ok */ ListDocumentsOutput;
export type ListDocumentsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "personName"
      | "docket"
      | "typeName"
      | "folder"
      | "title"
      | "expiresOn"
      | "changedAt"
      | "siteName"
      | "areaName";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "personId"
      | "personName"
      | "docket"
      | "typeId"
      | "folder"
      | "title"
      | "expiresOn"
      | "validity"
      | "overdue"
      | "signing"
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
export type RemoveDocumentApiResponse = /** status 200 ok */ Done;
export type RemoveDocumentApiArg = RemoveDocumentInput;
export type SaveDocumentTypeApiResponse = /** status 200 ok */ DocumentType;
export type SaveDocumentTypeApiArg = SaveDocumentTypeInput;
export type SaveLegajoImageApiResponse =
  /** status 200 ok */ SaveLegajoImageOutput;
export type SaveLegajoImageApiArg = SaveLegajoImageInput;
export type UpdateDocumentApiResponse = /** status 200 ok */ DocumentDetail;
export type UpdateDocumentApiArg = UpdateDocumentInput;
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
export type AcceptDocumentsInput = {
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field:
            | "id"
            | "requestId"
            | "personId"
            | "personName"
            | "docket"
            | "typeId"
            | "state"
            | "overdue"
            | "dueOn"
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
export type Done = {
  ok: true;
};
export type CancelDocumentRequestInput = {
  id: number;
  version: number;
  reason: string;
};
export type CreateDocumentRequestInput = {
  typeId: number;
  note?: string;
  dueOn: string;
  selection:
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
export type AskedState =
  "requested" | "delivered" | "accepted" | "rejected" | "cancelled";
export type AskedDocument = {
  id: number;
  version: number;
  requestId: number;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  typeId: number;
  typeName: string;
  expires: boolean;
  note: string;
  dueOn: string;
  overdue: boolean;
  state: AskedState;
  mayDecide: boolean;
  reason: string;
  documentId: number | null;
  remindedAt: string | null;
  changedAt: string;
};
export type DecideDocumentInput = {
  id: number;
  version: number;
  accept: boolean;
  reason?: string;
};
export type DeliverDocumentInput = {
  id: number;
  version: number;
  file?: string;
  documentId?: number;
  expiresOn?: string | null;
  note?: string;
};
export type ListAskedDocumentsOutput = {
  rows: AskedDocument[];
  total: number;
  atLeast?: boolean;
};
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type DocumentRequestRow = {
  id: number;
  version: number;
  typeId: number;
  typeName: string;
  note: string;
  dueOn: string;
  author: PersonRef | null;
  createdAt: string;
  counts: {
    requested: number;
    delivered: number;
    accepted: number;
    rejected: number;
    cancelled: number;
  };
  overdue: number;
};
export type ListDocumentRequestsOutput = {
  rows: DocumentRequestRow[];
  total: number;
  atLeast?: boolean;
};
export type RemindDocumentsInput = {
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field:
            | "id"
            | "requestId"
            | "personId"
            | "personName"
            | "docket"
            | "typeId"
            | "state"
            | "overdue"
            | "dueOn"
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
export type DocumentValidity = "none" | "valid" | "expiring" | "expired";
export type DocumentSigning =
  | "none"
  | "sending"
  | "pending"
  | "signed"
  | "dissented"
  | "rejected"
  | "expired"
  | "cancelled";
export type AttachedFile = {
  name: string;
  mime: string;
  url: string;
  previewUrl: string | null;
};
export type DocumentVersion = {
  number: number;
  file: AttachedFile;
  size: number;
  note: string;
  author: PersonRef | null;
  at: string;
  signing: DocumentSigning;
  signedAt: string | null;
  signedFile: AttachedFile | null;
  signatureId: number | null;
};
export type DocumentDetail = {
  id: number;
  version: number;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  typeId: number;
  typeName: string;
  folder: string;
  visibility: "keepers" | "person" | "brings";
  title: string;
  expiresOn: string | null;
  validity: DocumentValidity;
  versions: number;
  mime: string;
  overdue: boolean;
  signing: DocumentSigning;
  signedAt: string | null;
  changedAt: string;
  history: DocumentVersion[];
  signingProblem: string;
  maySign: boolean;
  actions: ("edit" | "addVersion" | "remove" | "askSignature")[];
};
export type AddDocumentInput = {
  typeId: number;
  title: string;
  expiresOn?: string | null;
  file: string;
  note?: string;
  personId?: number;
};
export type AddDocumentVersionInput = {
  file: string;
  note?: string;
  id: number;
  version: number;
  expiresOn?: string | null;
};
export type AskDocumentSignatureInput = {
  id: number;
  version: number;
};
export type DocumentType = {
  name: string;
  folder: string;
  visibility: "keepers" | "person" | "brings";
  expires: boolean;
  warnDays: number;
  keepYears: number | null;
  signs: boolean;
  forklift: boolean;
  active: boolean;
  id: number;
  version: number;
  used: number;
};
export type ListDocumentTypesOutput = {
  rows: DocumentType[];
  edits: boolean;
  keeps: boolean;
};
export type Excerpt = {
  before: string;
  found: string;
  after: string;
};
export type ListedDocument = {
  id: number;
  version: number;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  typeId: number;
  typeName: string;
  folder: string;
  visibility: "keepers" | "person" | "brings";
  title: string;
  expiresOn: string | null;
  validity: DocumentValidity;
  versions: number;
  mime: string;
  overdue: boolean;
  signing: DocumentSigning;
  signedAt: string | null;
  changedAt: string;
  excerpt: Excerpt | null;
};
export type ListDocumentsOutput = {
  rows: ListedDocument[];
  total: number;
  atLeast?: boolean;
};
export type RemoveDocumentInput = {
  id: number;
  version: number;
  reason: string;
};
export type SaveDocumentTypeInput = {
  name: string;
  folder: string;
  visibility: "keepers" | "person" | "brings";
  expires?: boolean;
  warnDays?: number;
  keepYears?: number | null;
  signs?: boolean;
  forklift?: boolean;
  active?: boolean;
  id?: number;
  version?: number;
};
export type SaveLegajoImageOutput = {
  url: string;
  version: number;
};
export type SaveLegajoImageInput = {
  personId: number;
  file: Blob;
};
export type UpdateDocumentInput = {
  typeId: number;
  title: string;
  expiresOn?: string | null;
  id: number;
  version: number;
};
export const {
  useAcceptDocumentsMutation,
  useCancelDocumentRequestMutation,
  useCreateDocumentRequestMutation,
  useDecideDocumentMutation,
  useDeliverDocumentMutation,
  useListAskedDocumentsQuery,
  useLazyListAskedDocumentsQuery,
  useListDocumentRequestsQuery,
  useLazyListDocumentRequestsQuery,
  useRemindDocumentsMutation,
  useAddDocumentMutation,
  useAddDocumentVersionMutation,
  useAskDocumentSignatureMutation,
  useGetDocumentQuery,
  useLazyGetDocumentQuery,
  useListDocumentTypesQuery,
  useLazyListDocumentTypesQuery,
  useListDocumentsQuery,
  useLazyListDocumentsQuery,
  useRemoveDocumentMutation,
  useSaveDocumentTypeMutation,
  useSaveLegajoImageMutation,
  useUpdateDocumentMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    acceptDocuments: { invalidatesTags: resolveTags([{ type: 'DocumentRequest', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    cancelDocumentRequest: { invalidatesTags: resolveTags([{ type: 'DocumentRequest', id: 'LIST' }]) },
    createDocumentRequest: { invalidatesTags: resolveTags([{ type: 'DocumentRequest', id: 'LIST' }]) },
    decideDocument: { invalidatesTags: resolveTags([{ type: 'DocumentRequest', id: 'LIST' }, { type: 'Document', id: 'LIST' }, { type: 'DocumentType', id: 'LIST' }]) },
    deliverDocument: { invalidatesTags: resolveTags([{ type: 'DocumentRequest', id: 'LIST' }, { type: 'Document', id: 'LIST' }, { type: 'DocumentType', id: 'LIST' }]) },
    listAskedDocuments: { providesTags: resolveTags([{ type: 'DocumentRequest', id: 'LIST' }]) },
    listDocumentRequests: { providesTags: resolveTags([{ type: 'DocumentRequest', id: 'LIST' }]) },
    remindDocuments: { invalidatesTags: resolveTags([{ type: 'DocumentRequest', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    addDocument: { invalidatesTags: resolveTags([{ type: 'Document', id: 'LIST' }, { type: 'DocumentType', id: 'LIST' }]) },
    addDocumentVersion: { invalidatesTags: resolveTags([{ type: 'Document', id: 'input.id' }, { type: 'Document', id: 'LIST' }]) },
    askDocumentSignature: { invalidatesTags: resolveTags([{ type: 'Document', id: 'input.id' }, { type: 'Document', id: 'LIST' }, { type: 'Signature', id: 'LIST' }, { type: 'Envelope', id: 'LIST' }]) },
    getDocument: { providesTags: resolveTags([{ type: 'Document', id: 'input.id' }, { type: 'Document', id: 'LIST' }]) },
    listDocumentTypes: { providesTags: resolveTags([{ type: 'DocumentType', id: 'LIST' }]) },
    listDocuments: { providesTags: resolveTags([{ type: 'Document', id: 'LIST' }, { type: 'Document', id: 'output.rows' }]) },
    removeDocument: { invalidatesTags: resolveTags([{ type: 'Document', id: 'input.id' }, { type: 'Document', id: 'LIST' }, { type: 'DocumentType', id: 'LIST' }]) },
    saveDocumentType: { invalidatesTags: resolveTags([{ type: 'DocumentType', id: 'LIST' }, { type: 'Document', id: 'LIST' }]) },
    saveLegajoImage: { invalidatesTags: resolveTags([{ type: 'Photo', id: 'LIST' }]) },
    updateDocument: { invalidatesTags: resolveTags([{ type: 'Document', id: 'input.id' }, { type: 'Document', id: 'LIST' }, { type: 'DocumentType', id: 'LIST' }]) },
  },
});
