// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    announceReferralOpening: build.mutation<
      AnnounceReferralOpeningApiResponse,
      AnnounceReferralOpeningApiArg
    >({
      query: (queryArg) => ({
        url: `/busqueda.contarEnElMuro`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getReferralOpening: build.query<
      GetReferralOpeningApiResponse,
      GetReferralOpeningApiArg
    >({
      query: (queryArg) => ({
        url: `/busqueda.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listReferralOpenings: build.query<
      ListReferralOpeningsApiResponse,
      ListReferralOpeningsApiArg
    >({
      query: (queryArg) => ({
        url: `/busqueda.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    saveReferralOpening: build.mutation<
      SaveReferralOpeningApiResponse,
      SaveReferralOpeningApiArg
    >({
      query: (queryArg) => ({
        url: `/busqueda.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    shareReferralOpening: build.mutation<
      ShareReferralOpeningApiResponse,
      ShareReferralOpeningApiArg
    >({
      query: (queryArg) => ({
        url: `/busqueda.compartir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    admitReferral: build.mutation<
      AdmitReferralApiResponse,
      AdmitReferralApiArg
    >({
      query: (queryArg) => ({
        url: `/referido.darDeAlta`,
        method: "POST",
        body: queryArg,
      }),
    }),
    askReferralErasure: build.mutation<
      AskReferralErasureApiResponse,
      AskReferralErasureApiArg
    >({
      query: (queryArg) => ({
        url: `/referido.pedirBorrado`,
        method: "POST",
        body: queryArg,
      }),
    }),
    beginReferral: build.mutation<
      BeginReferralApiResponse,
      BeginReferralApiArg
    >({
      query: (queryArg) => ({
        url: `/referido.avanzar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    cancelReferral: build.mutation<
      CancelReferralApiResponse,
      CancelReferralApiArg
    >({
      query: (queryArg) => ({
        url: `/referido.cancelar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    eraseReferral: build.mutation<
      EraseReferralApiResponse,
      EraseReferralApiArg
    >({
      query: (queryArg) => ({
        url: `/referido.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getReferral: build.query<GetReferralApiResponse, GetReferralApiArg>({
      query: (queryArg) => ({
        url: `/referido.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    hireReferral: build.mutation<HireReferralApiResponse, HireReferralApiArg>({
      query: (queryArg) => ({
        url: `/referido.contratar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    inviteReferral: build.mutation<
      InviteReferralApiResponse,
      InviteReferralApiArg
    >({
      query: (queryArg) => ({
        url: `/referido.invitar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    linkReferral: build.mutation<LinkReferralApiResponse, LinkReferralApiArg>({
      query: (queryArg) => ({
        url: `/referido.vincularLegajo`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listReferrals: build.query<ListReferralsApiResponse, ListReferralsApiArg>({
      query: (queryArg) => ({
        url: `/referido.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    noteReferral: build.mutation<NoteReferralApiResponse, NoteReferralApiArg>({
      query: (queryArg) => ({
        url: `/referido.anotar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    rejectReferral: build.mutation<
      RejectReferralApiResponse,
      RejectReferralApiArg
    >({
      query: (queryArg) => ({
        url: `/referido.rechazar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    askOwnErasure: build.mutation<
      AskOwnErasureApiResponse,
      AskOwnErasureApiArg
    >({
      query: (queryArg) => ({
        url: `/postulacion.pedirBorrado`,
        method: "POST",
        body: queryArg,
      }),
    }),
    correctOwnApplication: build.mutation<
      CorrectOwnApplicationApiResponse,
      CorrectOwnApplicationApiArg
    >({
      query: (queryArg) => ({
        url: `/postulacion.corregir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    openApplication: build.query<
      OpenApplicationApiResponse,
      OpenApplicationApiArg
    >({
      query: (queryArg) => ({
        url: `/postulacion.obtener`,
        params: {
          code: queryArg,
        },
      }),
    }),
    sendApplication: build.mutation<
      SendApplicationApiResponse,
      SendApplicationApiArg
    >({
      query: (queryArg) => ({
        url: `/postulacion.enviar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    cancelInterview: build.mutation<
      CancelInterviewApiResponse,
      CancelInterviewApiArg
    >({
      query: (queryArg) => ({
        url: `/entrevista.cancelar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveInterview: build.mutation<
      SaveInterviewApiResponse,
      SaveInterviewApiArg
    >({
      query: (queryArg) => ({
        url: `/entrevista.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as referralsApi };
export type AnnounceReferralOpeningApiResponse =
  /** status 200 ok */ ReferralOpening;
export type AnnounceReferralOpeningApiArg = AnnounceReferralOpeningInput;
export type GetReferralOpeningApiResponse =
  /** status 200 ok */ ReferralOpening;
export type GetReferralOpeningApiArg = number;
export type ListReferralOpeningsApiResponse =
  /** status 200 ok */ ListReferralOpeningsOutput;
export type ListReferralOpeningsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "position" | "siteName" | "until" | "createdAt";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "position" | "siteId" | "until" | "open" | "receives";
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
export type SaveReferralOpeningApiResponse =
  /** status 200 ok */ ReferralOpening;
export type SaveReferralOpeningApiArg = SaveReferralOpeningInput;
export type ShareReferralOpeningApiResponse =
  /** status 200 ok */ ShareReferralOpeningOutput;
export type ShareReferralOpeningApiArg = ShareReferralOpeningInput;
export type AdmitReferralApiResponse = /** status 200 ok */ ReferralChanged;
export type AdmitReferralApiArg = AdmitReferralInput;
export type AskReferralErasureApiResponse =
  /** status 200 ok */ ReferralChanged;
export type AskReferralErasureApiArg = AskReferralErasureInput;
export type BeginReferralApiResponse = /** status 200 ok */ ReferralChanged;
export type BeginReferralApiArg = BeginReferralInput;
export type CancelReferralApiResponse = /** status 200 ok */ ReferralChanged;
export type CancelReferralApiArg = CancelReferralInput;
export type EraseReferralApiResponse = /** status 200 ok */ ReferralChanged;
export type EraseReferralApiArg = EraseReferralInput;
export type GetReferralApiResponse = /** status 200 ok */ ReferralDetail;
export type GetReferralApiArg = number;
export type HireReferralApiResponse = /** status 200 ok */ ReferralHired;
export type HireReferralApiArg = HireReferralInput;
export type InviteReferralApiResponse = /** status 200 ok */ ReferralChanged;
export type InviteReferralApiArg = InviteReferralInput;
export type LinkReferralApiResponse = /** status 200 ok */ ReferralChanged;
export type LinkReferralApiArg = LinkReferralInput;
export type ListReferralsApiResponse = /** status 200 ok */ ListReferralsOutput;
export type ListReferralsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      "number" | "position" | "siteName" | "personName" | "state" | "createdAt";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "number"
      | "openingId"
      | "position"
      | "siteId"
      | "personId"
      | "personName"
      | "mine"
      | "state"
      | "erasing"
      | "createdAt";
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
export type NoteReferralApiResponse = /** status 200 ok */ ReferralChanged;
export type NoteReferralApiArg = NoteReferralInput;
export type RejectReferralApiResponse = /** status 200 ok */ ReferralChanged;
export type RejectReferralApiArg = RejectReferralInput;
export type AskOwnErasureApiResponse = /** status 200 ok */ AskOwnErasureOutput;
export type AskOwnErasureApiArg = AskOwnErasureInput;
export type CorrectOwnApplicationApiResponse = /** status 200 ok */ Done;
export type CorrectOwnApplicationApiArg = CorrectOwnApplicationInput;
export type OpenApplicationApiResponse = /** status 200 ok */ ApplicationShown;
export type OpenApplicationApiArg = string;
export type SendApplicationApiResponse =
  /** status 200 ok */ SendApplicationOutput;
export type SendApplicationApiArg = SendApplicationInput;
export type CancelInterviewApiResponse = /** status 200 ok */ InterviewChanged;
export type CancelInterviewApiArg = CancelInterviewInput;
export type SaveInterviewApiResponse = /** status 200 ok */ InterviewChanged;
export type SaveInterviewApiArg = SaveInterviewInput;
export type ReferralOpening = {
  position: string;
  siteId: number;
  places: number;
  until: string;
  text: string;
  bonusHired: string | null;
  bonusLater: string | null;
  bonusMonths: number | null;
  keepMonths: number;
  open: boolean;
  id: number;
  version: number;
  siteName: string;
  receives: boolean;
  hired: number;
  postId: number | null;
  createdAt: string;
};
export type AnnounceReferralOpeningInput = {
  id: number;
};
export type ListReferralOpeningsOutput = {
  rows: ReferralOpening[];
  total: number;
  atLeast?: boolean;
};
export type SaveReferralOpeningInput = {
  position: string;
  siteId: number;
  places: number;
  until: string;
  text: string;
  bonusHired?: string | null;
  bonusLater?: string | null;
  bonusMonths?: number | null;
  keepMonths: number;
  open?: boolean;
  id?: number;
  version?: number;
};
export type ShareReferralOpeningOutput = {
  code: string;
};
export type ShareReferralOpeningInput = {
  id: number;
};
export type ReferralChanged = {
  id: number;
};
export type AdmitReferralInput = {
  lastName: string;
  firstName: string;
  docket: string;
  dni: string;
  cuil: string;
  birthDate: string;
  hireDate: string;
  areaId: number;
  managerId?: number | null;
  position?: string | null;
  email?: string | null;
  phone?: string | null;
  address?: string | null;
  id: number;
  version: number;
};
export type AskReferralErasureInput = {
  id: number;
  version: number;
};
export type BeginReferralInput = {
  id: number;
  version: number;
};
export type CancelReferralInput = {
  id: number;
  version: number;
};
export type EraseReferralInput = {
  id: number;
  version: number;
};
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type ReferralBonus = {
  months: number;
  amount: string;
  dueDay: string;
  state: "waiting" | "made" | "lost";
};
export type AttachedFile = {
  name: string;
  mime: string;
  url: string;
  previewUrl: string | null;
};
export type KnownFile = {
  personId: number;
  name: string;
  docket: string;
  leaveDate: string | null;
};
export type ReferralInterview = {
  id: number;
  version: number;
  day: string;
  time: string;
  minutes: number;
  place: string;
  interviewer: PersonRef;
};
export type ReferralNote = {
  id: number;
  author: PersonRef;
  body: string;
  createdAt: string;
};
export type ReferralEvent = {
  id: number;
  kind:
    | "invited"
    | "applied"
    | "begun"
    | "rejected"
    | "told"
    | "hireAsked"
    | "hireApproved"
    | "hireRefused"
    | "hireWithdrawn"
    | "hireExpired"
    | "hired"
    | "admitted"
    | "linked"
    | "cancelled"
    | "expired"
    | "duplicate"
    | "corrected"
    | "erasureAsked"
    | "erased";
  who: PersonRef | null;
  at: string;
};
export type ReferralDetail = {
  id: number;
  version: number;
  number: string;
  openingId: number;
  position: string;
  siteName: string;
  name: string;
  state:
    | "invited"
    | "pending"
    | "process"
    | "hired"
    | "rejected"
    | "cancelled"
    | "expired"
    | "duplicate";
  referrer: PersonRef;
  noBonus: string | null;
  startDay: string | null;
  eraseDue: string | null;
  createdAt: string;
  bonuses: ReferralBonus[];
  code: string | null;
  expiresOn: string | null;
  decides: boolean;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  message: string;
  cv: AttachedFile | null;
  keepUntil: string | null;
  words: string;
  toldAt: string | null;
  awaits: {
    startDay: string;
    requestId: number | null;
  } | null;
  personId: number | null;
  personLeft: boolean;
  knownFiles: KnownFile[];
  interviews: ReferralInterview[];
  notes: ReferralNote[];
  history: ReferralEvent[];
  actions: (
    | "cancel"
    | "begin"
    | "reject"
    | "hire"
    | "admit"
    | "interview"
    | "note"
    | "askErasure"
    | "erase"
  )[];
};
export type ReferralHired = {
  id: number;
  waits: boolean;
};
export type HireReferralInput = {
  id: number;
  version: number;
  startDay: string;
};
export type InviteReferralInput = {
  firstName: string;
  lastName: string;
  email?: string | null;
  phone?: string | null;
  openingId: number;
};
export type LinkReferralInput = {
  id: number;
  version: number;
  personId?: number;
  cuil?: string;
};
export type ReferralRow = {
  id: number;
  version: number;
  number: string;
  openingId: number;
  position: string;
  siteName: string;
  name: string;
  state:
    | "invited"
    | "pending"
    | "process"
    | "hired"
    | "rejected"
    | "cancelled"
    | "expired"
    | "duplicate";
  referrer: PersonRef;
  noBonus: string | null;
  startDay: string | null;
  eraseDue: string | null;
  createdAt: string;
};
export type ListReferralsOutput = {
  rows: ReferralRow[];
  total: number;
  atLeast?: boolean;
};
export type NoteReferralInput = {
  id: number;
  body: string;
};
export type RejectReferralInput = {
  id: number;
  version: number;
  words: string;
};
export type AskOwnErasureOutput = {
  due: string;
};
export type AskOwnErasureInput = {
  code: string;
};
export type Done = {
  ok: true;
};
export type CorrectOwnApplicationInput = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message?: string;
  code: string;
};
export type OwnInterview = {
  day: string;
  time: string;
  minutes: number;
  place: string;
  interviewer: string;
  ics: string;
};
export type ApplicationShown = {
  position: string;
  siteName: string;
  organisation: string;
  offer: {
    text: string;
    until: string;
    referrer: string;
  } | null;
  sent: {
    at: string;
    stage: "pending" | "process" | "hired" | "ended";
    words: string;
    eraseDue: string | null;
    interviews: OwnInterview[];
    kept: {
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      message: string;
      cv: string;
    };
  } | null;
  keepMonths: number;
};
export type SendApplicationOutput = {
  code: string;
};
export type SendApplicationInput = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message?: string;
  code: string;
  ownCode: string;
  consent: true;
  cv?: Blob;
};
export type InterviewChanged = {
  id: number;
};
export type CancelInterviewInput = {
  referralId: number;
  id: number;
  version: number;
};
export type SaveInterviewInput = {
  day: string;
  time: string;
  minutes: number;
  place: string;
  personId: number;
  referralId: number;
  id?: number;
  version?: number;
};
export const {
  useAnnounceReferralOpeningMutation,
  useGetReferralOpeningQuery,
  useLazyGetReferralOpeningQuery,
  useListReferralOpeningsQuery,
  useLazyListReferralOpeningsQuery,
  useSaveReferralOpeningMutation,
  useShareReferralOpeningMutation,
  useAdmitReferralMutation,
  useAskReferralErasureMutation,
  useBeginReferralMutation,
  useCancelReferralMutation,
  useEraseReferralMutation,
  useGetReferralQuery,
  useLazyGetReferralQuery,
  useHireReferralMutation,
  useInviteReferralMutation,
  useLinkReferralMutation,
  useListReferralsQuery,
  useLazyListReferralsQuery,
  useNoteReferralMutation,
  useRejectReferralMutation,
  useAskOwnErasureMutation,
  useCorrectOwnApplicationMutation,
  useOpenApplicationQuery,
  useLazyOpenApplicationQuery,
  useSendApplicationMutation,
  useCancelInterviewMutation,
  useSaveInterviewMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    announceReferralOpening: { invalidatesTags: resolveTags([{ type: 'ReferralOpening', id: 'input.id' }, { type: 'ReferralOpening', id: 'LIST' }, { type: 'Post', id: 'LIST' }]) },
    getReferralOpening: { providesTags: resolveTags([{ type: 'ReferralOpening', id: 'input.id' }, { type: 'ReferralOpening', id: 'LIST' }]) },
    listReferralOpenings: { providesTags: resolveTags([{ type: 'ReferralOpening', id: 'LIST' }, { type: 'ReferralOpening', id: 'output.rows' }]) },
    saveReferralOpening: { invalidatesTags: resolveTags([{ type: 'ReferralOpening', id: 'input.id' }, { type: 'ReferralOpening', id: 'LIST' }, { type: 'Post', id: 'LIST' }]) },
    admitReferral: { invalidatesTags: resolveTags([{ type: 'Referral', id: 'input.id' }, { type: 'Referral', id: 'LIST' }, { type: 'Person', id: 'LIST' }]) },
    askReferralErasure: { invalidatesTags: resolveTags([{ type: 'Referral', id: 'input.id' }, { type: 'Referral', id: 'LIST' }]) },
    beginReferral: { invalidatesTags: resolveTags([{ type: 'Referral', id: 'input.id' }, { type: 'Referral', id: 'LIST' }]) },
    cancelReferral: { invalidatesTags: resolveTags([{ type: 'Referral', id: 'input.id' }, { type: 'Referral', id: 'LIST' }]) },
    eraseReferral: { invalidatesTags: resolveTags([{ type: 'Referral', id: 'input.id' }, { type: 'Referral', id: 'LIST' }]) },
    getReferral: { providesTags: resolveTags([{ type: 'Referral', id: 'input.id' }, { type: 'Referral', id: 'LIST' }]) },
    hireReferral: { invalidatesTags: resolveTags([{ type: 'Referral', id: 'input.id' }, { type: 'Referral', id: 'LIST' }, { type: 'ReferralOpening', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    inviteReferral: { invalidatesTags: resolveTags([{ type: 'Referral', id: 'LIST' }]) },
    linkReferral: { invalidatesTags: resolveTags([{ type: 'Referral', id: 'input.id' }, { type: 'Referral', id: 'LIST' }, { type: 'Person', id: 'LIST' }]) },
    listReferrals: { providesTags: resolveTags([{ type: 'Referral', id: 'LIST' }, { type: 'Referral', id: 'output.rows' }]) },
    noteReferral: { invalidatesTags: resolveTags([{ type: 'Referral', id: 'input.id' }]) },
    rejectReferral: { invalidatesTags: resolveTags([{ type: 'Referral', id: 'input.id' }, { type: 'Referral', id: 'LIST' }]) },
    cancelInterview: { invalidatesTags: resolveTags([{ type: 'Referral', id: 'input.referralId' }]) },
    saveInterview: { invalidatesTags: resolveTags([{ type: 'Referral', id: 'input.referralId' }]) },
  },
});
