// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChatReport: build.query<GetChatReportApiResponse, GetChatReportApiArg>({
      query: (queryArg) => ({
        url: `/denuncia.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listChatReports: build.query<
      ListChatReportsApiResponse,
      ListChatReportsApiArg
    >({
      query: (queryArg) => ({
        url: `/denuncia.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    reportMessages: build.mutation<
      ReportMessagesApiResponse,
      ReportMessagesApiArg
    >({
      query: (queryArg) => ({
        url: `/denuncia.crear`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveChatReport: build.mutation<
      SaveChatReportApiResponse,
      SaveChatReportApiArg
    >({
      query: (queryArg) => ({
        url: `/denuncia.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listChatChannels: build.query<
      ListChatChannelsApiResponse,
      ListChatChannelsApiArg
    >({
      query: (queryArg) => ({
        url: `/canal.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    saveChatChannel: build.mutation<
      SaveChatChannelApiResponse,
      SaveChatChannelApiArg
    >({
      query: (queryArg) => ({
        url: `/canal.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    acknowledgeMessage: build.mutation<
      AcknowledgeMessageApiResponse,
      AcknowledgeMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/mensaje.confirmar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listAcknowledgements: build.query<
      ListAcknowledgementsApiResponse,
      ListAcknowledgementsApiArg
    >({
      query: (queryArg) => ({
        url: `/mensaje.verConfirmaciones`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listPinnedMessages: build.query<
      ListPinnedMessagesApiResponse,
      ListPinnedMessagesApiArg
    >({
      query: (queryArg) => ({
        url: `/mensaje.listarFijados`,
        params: {
          chatId: queryArg,
        },
      }),
    }),
    pinMessage: build.mutation<PinMessageApiResponse, PinMessageApiArg>({
      query: (queryArg) => ({
        url: `/mensaje.fijar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    reactToMessage: build.mutation<
      ReactToMessageApiResponse,
      ReactToMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/mensaje.reaccionar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    addMembers: build.mutation<AddMembersApiResponse, AddMembersApiArg>({
      query: (queryArg) => ({
        url: `/conversacion.agregar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    blockPerson: build.mutation<BlockPersonApiResponse, BlockPersonApiArg>({
      query: (queryArg) => ({
        url: `/conversacion.bloquear`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createGroup: build.mutation<CreateGroupApiResponse, CreateGroupApiArg>({
      query: (queryArg) => ({
        url: `/conversacion.crearGrupo`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getChat: build.query<GetChatApiResponse, GetChatApiArg>({
      query: (queryArg) => ({
        url: `/conversacion.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    leaveGroup: build.mutation<LeaveGroupApiResponse, LeaveGroupApiArg>({
      query: (queryArg) => ({
        url: `/conversacion.salir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listChats: build.query<ListChatsApiResponse, ListChatsApiArg>({
      query: () => ({ url: `/conversacion.listar` }),
    }),
    listMentionable: build.query<
      ListMentionableApiResponse,
      ListMentionableApiArg
    >({
      query: (queryArg) => ({
        url: `/conversacion.mencionables`,
        params: {
          id: queryArg.id,
          words: queryArg.words,
        },
      }),
    }),
    markChatRead: build.mutation<MarkChatReadApiResponse, MarkChatReadApiArg>({
      query: (queryArg) => ({
        url: `/conversacion.marcarLeida`,
        method: "POST",
        body: queryArg,
      }),
    }),
    markChatUnread: build.mutation<
      MarkChatUnreadApiResponse,
      MarkChatUnreadApiArg
    >({
      query: (queryArg) => ({
        url: `/conversacion.marcarNoLeida`,
        method: "POST",
        body: queryArg,
      }),
    }),
    muteChat: build.mutation<MuteChatApiResponse, MuteChatApiArg>({
      query: (queryArg) => ({
        url: `/conversacion.silenciar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    openDirectChat: build.mutation<
      OpenDirectChatApiResponse,
      OpenDirectChatApiArg
    >({
      query: (queryArg) => ({
        url: `/conversacion.abrir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    removeMember: build.mutation<RemoveMemberApiResponse, RemoveMemberApiArg>({
      query: (queryArg) => ({
        url: `/conversacion.quitar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    renameGroup: build.mutation<RenameGroupApiResponse, RenameGroupApiArg>({
      query: (queryArg) => ({
        url: `/conversacion.renombrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    tellTyping: build.mutation<TellTypingApiResponse, TellTypingApiArg>({
      query: (queryArg) => ({
        url: `/conversacion.escribir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteMessage: build.mutation<
      DeleteMessageApiResponse,
      DeleteMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/mensaje.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    editMessage: build.mutation<EditMessageApiResponse, EditMessageApiArg>({
      query: (queryArg) => ({
        url: `/mensaje.editar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    findMessages: build.query<FindMessagesApiResponse, FindMessagesApiArg>({
      query: (queryArg) => ({
        url: `/mensaje.buscar`,
        params: {
          words: queryArg.words,
          chatId: queryArg.chatId,
          authorId: queryArg.authorId,
          desde: queryArg.desde,
          hasta: queryArg.hasta,
          before: queryArg.before,
        },
      }),
    }),
    listMessages: build.query<ListMessagesApiResponse, ListMessagesApiArg>({
      query: (queryArg) => ({
        url: `/mensaje.listar`,
        params: {
          chatId: queryArg.chatId,
          before: queryArg.before,
          after: queryArg.after,
          around: queryArg.around,
        },
      }),
    }),
    sendMessage: build.mutation<SendMessageApiResponse, SendMessageApiArg>({
      query: (queryArg) => ({
        url: `/mensaje.enviar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    sendVoice: build.mutation<SendVoiceApiResponse, SendVoiceApiArg>({
      query: (queryArg) => ({
        url: `/mensaje.enviarVoz`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as chatsApi };
export type GetChatReportApiResponse = /** status 200 ok */ ChatReportDetail;
export type GetChatReportApiArg = number;
export type ListChatReportsApiResponse =
  /** status 200 ok */ ListChatReportsOutput;
export type ListChatReportsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "state" | "reporterName" | "createdAt" | "closedAt";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "state" | "reporterName" | "createdAt" | "closedAt";
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
export type ReportMessagesApiResponse = /** status 200 ok */ SentReport;
export type ReportMessagesApiArg = ReportMessagesInput;
export type SaveChatReportApiResponse = /** status 200 ok */ ChatReport;
export type SaveChatReportApiArg = SaveChatReportInput;
export type ListChatChannelsApiResponse =
  /** status 200 ok */ ListChatChannelsOutput;
export type ListChatChannelsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "areaName" | "siteName";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "areaName" | "siteName" | "readOnly" | "active";
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
export type SaveChatChannelApiResponse = /** status 200 ok */ ChatChannel;
export type SaveChatChannelApiArg = SaveChatChannelInput;
export type AcknowledgeMessageApiResponse = /** status 200 ok */ Done;
export type AcknowledgeMessageApiArg = AcknowledgeMessageInput;
export type ListAcknowledgementsApiResponse =
  /** status 200 ok */ MessageAcknowledgements;
export type ListAcknowledgementsApiArg = number;
export type ListPinnedMessagesApiResponse = /** status 200 ok */ PinnedMessages;
export type ListPinnedMessagesApiArg = number;
export type PinMessageApiResponse = /** status 200 ok */ Done;
export type PinMessageApiArg = PinMessageInput;
export type ReactToMessageApiResponse = /** status 200 ok */ Done;
export type ReactToMessageApiArg = ReactToMessageInput;
export type AddMembersApiResponse = /** status 200 ok */ ChatDetail;
export type AddMembersApiArg = AddMembersInput;
export type BlockPersonApiResponse = /** status 200 ok */ Done;
export type BlockPersonApiArg = BlockPersonInput;
export type CreateGroupApiResponse = /** status 200 ok */ OpenedChat;
export type CreateGroupApiArg = CreateGroupInput;
export type GetChatApiResponse = /** status 200 ok */ ChatDetail;
export type GetChatApiArg = number;
export type LeaveGroupApiResponse = /** status 200 ok */ Done;
export type LeaveGroupApiArg = LeaveGroupInput;
export type ListChatsApiResponse = /** status 200 ok */ ChatList;
export type ListChatsApiArg = void;
export type ListMentionableApiResponse = /** status 200 ok */ MentionablePeople;
export type ListMentionableApiArg = {
  id: number;
  words?: string;
};
export type MarkChatReadApiResponse = /** status 200 ok */ Done;
export type MarkChatReadApiArg = MarkChatReadInput;
export type MarkChatUnreadApiResponse = /** status 200 ok */ Done;
export type MarkChatUnreadApiArg = MarkChatUnreadInput;
export type MuteChatApiResponse = /** status 200 ok */ Done;
export type MuteChatApiArg = MuteChatInput;
export type OpenDirectChatApiResponse = /** status 200 ok */ OpenedChat;
export type OpenDirectChatApiArg = OpenDirectChatInput;
export type RemoveMemberApiResponse = /** status 200 ok */ ChatDetail;
export type RemoveMemberApiArg = RemoveMemberInput;
export type RenameGroupApiResponse = /** status 200 ok */ ChatDetail;
export type RenameGroupApiArg = RenameGroupInput;
export type TellTypingApiResponse = /** status 200 ok */ Done;
export type TellTypingApiArg = TellTypingInput;
export type DeleteMessageApiResponse = /** status 200 ok */ Done;
export type DeleteMessageApiArg = DeleteMessageInput;
export type EditMessageApiResponse = /** status 200 ok */ Message;
export type EditMessageApiArg = EditMessageInput;
export type FindMessagesApiResponse = /** status 200 ok */ FoundMessages;
export type FindMessagesApiArg = {
  words: string;
  chatId?: number;
  authorId?: number;
  desde?: string;
  hasta?: string;
  before?: number;
};
export type ListMessagesApiResponse = /** status 200 ok */ MessagePage;
export type ListMessagesApiArg = {
  chatId: number;
  before?: number;
  after?: number;
  around?: number;
};
export type SendMessageApiResponse = /** status 200 ok */ SentMessage;
export type SendMessageApiArg = SendMessageInput;
export type SendVoiceApiResponse = /** status 200 ok */ SentMessage;
export type SendVoiceApiArg = SendVoiceInput;
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type ChatReportDetail = {
  state: "open" | "closed";
  outcome: string;
  id: number;
  version: number;
  reporterName: string;
  reason: string;
  messages: number;
  createdAt: string;
  closedAt: string | null;
  said: {
    author: PersonRef;
    body: string;
    files: number;
    sentAt: string;
  }[];
};
export type ChatReport = {
  state: "open" | "closed";
  outcome: string;
  id: number;
  version: number;
  reporterName: string;
  reason: string;
  messages: number;
  createdAt: string;
  closedAt: string | null;
};
export type ListChatReportsOutput = {
  rows: ChatReport[];
  total: number;
  atLeast?: boolean;
};
export type SentReport = {
  id: number;
};
export type ReportMessagesInput = {
  chatId: number;
  messageIds: number[];
  reason: string;
};
export type SaveChatReportInput = {
  state: "open" | "closed";
  outcome?: string;
  id: number;
  version: number;
};
export type ChatChannel = {
  areaId: number;
  readOnly: boolean;
  active: boolean;
  id: number;
  version: number;
  areaName: string;
  siteName: string;
  members: number;
};
export type ListChatChannelsOutput = {
  rows: ChatChannel[];
  total: number;
  atLeast?: boolean;
};
export type SaveChatChannelInput = {
  areaId: number;
  readOnly: boolean;
  active?: boolean;
  id?: number;
  version?: number;
};
export type Done = {
  ok: true;
};
export type AcknowledgeMessageInput = {
  id: number;
};
export type MessageAcknowledgements = {
  confirmed: PersonRef[];
  missing: PersonRef[];
};
export type Mention = {
  personId: number;
  name: string;
};
export type MessageFile = {
  name: string;
  mime: string;
  url: string;
  previewUrl: string | null;
  seconds: number | null;
};
export type RepliedMessage = {
  id: number;
  authorName: string;
  body: string;
  files: number;
  voice: number | null;
  deleted: boolean;
};
export type Message = {
  id: number;
  version: number;
  chatId: number;
  authorId: number;
  author: PersonRef;
  clientId: string;
  body: string;
  mentions: Mention[];
  urgent: boolean;
  files: MessageFile[];
  replyTo: RepliedMessage | null;
  reactions: {
    kind: "like" | "love" | "applause" | "laugh" | "sad";
    accountIds: number[];
  }[];
  asksAck: boolean;
  pinned: boolean;
  acks: number[];
  sentAt: string;
  editedAt: string | null;
  deleted: boolean;
};
export type PinnedMessages = {
  rows: Message[];
};
export type PinMessageInput = {
  id: number;
  pinned: boolean;
};
export type ReactToMessageInput = {
  id: number;
  reaction: ("like" | "love" | "applause" | "laugh" | "sad") | null;
};
export type ChatMember = {
  accountId: number;
  person: PersonRef;
  owner: boolean;
  readId: number | null;
};
export type ChatDetail = {
  id: number;
  version: number;
  kind: "direct" | "group" | "area" | "shift";
  name: string;
  imageUrl: string | null;
  siteName: string | null;
  members: ChatMember[];
  memberCount: number;
  readId: number;
  muted: boolean;
  actions: (
    | "write"
    | "urgent"
    | "pin"
    | "block"
    | "unblock"
    | "rename"
    | "add"
    | "remove"
    | "leave"
  )[];
  silence:
    | (
        | "readOnly"
        | "closed"
        | "left"
        | "gone"
        | "offShift"
        | "blocked"
        | "blocking"
      )
    | null;
  later: boolean;
  editMinutes: number;
};
export type AddMembersInput = {
  id: number;
  personIds: number[];
};
export type BlockPersonInput = {
  id: number;
  blocked: boolean;
};
export type OpenedChat = {
  id: number;
};
export type CreateGroupInput = {
  name: string;
  personIds: number[];
};
export type LeaveGroupInput = {
  id: number;
};
export type ChatRow = {
  id: number;
  kind: "direct" | "group" | "area" | "shift";
  name: string;
  imageUrl: string | null;
  last: {
    id: number;
    authorId: number;
    authorName: string;
    body: string;
    files: number;
    voice: number | null;
    deleted: boolean;
    sentAt: string;
  } | null;
  unread: number;
  muted: boolean;
  left: boolean;
  closed: boolean;
};
export type ChatList = {
  rows: ChatRow[];
};
export type Mentionable = {
  id: number;
  name: string;
  position: string | null;
  imageUrl: string;
  calledName: string;
};
export type MentionablePeople = {
  rows: Mentionable[];
};
export type MarkChatReadInput = {
  id: number;
  messageId: number;
};
export type MarkChatUnreadInput = {
  id: number;
  messageId: number;
};
export type MuteChatInput = {
  id: number;
  muted: boolean;
};
export type OpenDirectChatInput = {
  personId: number;
};
export type RemoveMemberInput = {
  id: number;
  accountId: number;
};
export type RenameGroupInput = {
  id: number;
  version: number;
  name: string;
};
export type TellTypingInput = {
  id: number;
};
export type DeleteMessageInput = {
  id: number;
};
export type EditMessageInput = {
  id: number;
  version: number;
  body: string;
};
export type FoundMessages = {
  rows: {
    id: number;
    version: number;
    chatId: number;
    authorId: number;
    author: PersonRef;
    clientId: string;
    body: string;
    mentions: Mention[];
    urgent: boolean;
    files: MessageFile[];
    replyTo: RepliedMessage | null;
    reactions: {
      kind: "like" | "love" | "applause" | "laugh" | "sad";
      accountIds: number[];
    }[];
    asksAck: boolean;
    pinned: boolean;
    acks: number[];
    sentAt: string;
    editedAt: string | null;
    deleted: boolean;
    chatName: string;
  }[];
  older: boolean;
};
export type MessagePage = {
  rows: Message[];
  older: boolean;
  newer: boolean;
};
export type SentMessage = {
  id: number;
  sentAt: string;
};
export type SendMessageInput = {
  chatId: number;
  clientId: string;
  replyToId?: number;
  urgent?: boolean;
  asksAck?: boolean;
  body?: string;
  files?: string[];
};
export type SendVoiceInput = {
  chatId: number;
  clientId: string;
  replyToId?: number;
  urgent?: boolean;
  asksAck?: boolean;
  seconds: number;
  file: Blob;
};
export const {
  useGetChatReportQuery,
  useLazyGetChatReportQuery,
  useListChatReportsQuery,
  useLazyListChatReportsQuery,
  useReportMessagesMutation,
  useSaveChatReportMutation,
  useListChatChannelsQuery,
  useLazyListChatChannelsQuery,
  useSaveChatChannelMutation,
  useAcknowledgeMessageMutation,
  useListAcknowledgementsQuery,
  useLazyListAcknowledgementsQuery,
  useListPinnedMessagesQuery,
  useLazyListPinnedMessagesQuery,
  usePinMessageMutation,
  useReactToMessageMutation,
  useAddMembersMutation,
  useBlockPersonMutation,
  useCreateGroupMutation,
  useGetChatQuery,
  useLazyGetChatQuery,
  useLeaveGroupMutation,
  useListChatsQuery,
  useLazyListChatsQuery,
  useListMentionableQuery,
  useLazyListMentionableQuery,
  useMarkChatReadMutation,
  useMarkChatUnreadMutation,
  useMuteChatMutation,
  useOpenDirectChatMutation,
  useRemoveMemberMutation,
  useRenameGroupMutation,
  useTellTypingMutation,
  useDeleteMessageMutation,
  useEditMessageMutation,
  useFindMessagesQuery,
  useLazyFindMessagesQuery,
  useListMessagesQuery,
  useLazyListMessagesQuery,
  useSendMessageMutation,
  useSendVoiceMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    getChatReport: { providesTags: resolveTags([{ type: 'ChatReport', id: 'input.id' }]) },
    listChatReports: { providesTags: resolveTags([{ type: 'ChatReport', id: 'LIST' }, { type: 'ChatReport', id: 'output.rows' }]) },
    reportMessages: { invalidatesTags: resolveTags([{ type: 'ChatReport', id: 'LIST' }]) },
    saveChatReport: { invalidatesTags: resolveTags([{ type: 'ChatReport', id: 'input.id' }, { type: 'ChatReport', id: 'LIST' }]) },
    listChatChannels: { providesTags: resolveTags([{ type: 'ChatChannel', id: 'LIST' }, { type: 'ChatChannel', id: 'output.rows' }]) },
    saveChatChannel: { invalidatesTags: resolveTags([{ type: 'ChatChannel', id: 'LIST' }]) },
    listAcknowledgements: { providesTags: resolveTags([{ type: 'Message', id: 'LIST' }]) },
    listPinnedMessages: { providesTags: resolveTags([{ type: 'Chat', id: 'input.chatId' }]) },
    addMembers: { invalidatesTags: resolveTags([{ type: 'Chat', id: 'input.id' }, { type: 'Chat', id: 'LIST' }]) },
    blockPerson: { invalidatesTags: resolveTags([{ type: 'Chat', id: 'input.id' }, { type: 'Chat', id: 'LIST' }]) },
    createGroup: { invalidatesTags: resolveTags([{ type: 'Chat', id: 'LIST' }]) },
    getChat: { providesTags: resolveTags([{ type: 'Chat', id: 'input.id' }]) },
    leaveGroup: { invalidatesTags: resolveTags([{ type: 'Chat', id: 'input.id' }, { type: 'Chat', id: 'LIST' }]) },
    listChats: { providesTags: resolveTags([{ type: 'Chat', id: 'LIST' }]) },
    listMentionable: { providesTags: resolveTags([{ type: 'Chat', id: 'input.id' }]) },
    markChatUnread: { invalidatesTags: resolveTags([{ type: 'Chat', id: 'input.id' }, { type: 'Chat', id: 'LIST' }]) },
    muteChat: { invalidatesTags: resolveTags([{ type: 'Chat', id: 'input.id' }, { type: 'Chat', id: 'LIST' }]) },
    openDirectChat: { invalidatesTags: resolveTags([{ type: 'Chat', id: 'LIST' }]) },
    removeMember: { invalidatesTags: resolveTags([{ type: 'Chat', id: 'input.id' }, { type: 'Chat', id: 'LIST' }]) },
    renameGroup: { invalidatesTags: resolveTags([{ type: 'Chat', id: 'input.id' }, { type: 'Chat', id: 'LIST' }]) },
    findMessages: { providesTags: resolveTags([{ type: 'Message', id: 'LIST' }]) },
    listMessages: { providesTags: resolveTags([{ type: 'Message', id: 'input.chatId' }]) },
  },
});
