// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createOrder: build.mutation<CreateOrderApiResponse, CreateOrderApiArg>({
      query: (queryArg) => ({
        url: `/pedido.crear`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getAvailability: build.query<
      GetAvailabilityApiResponse,
      GetAvailabilityApiArg
    >({
      query: (queryArg) => ({
        url: `/pedido.consultarDisponible`,
        params: {
          customerId: queryArg.customerId,
          orderId: queryArg.orderId,
          productIds: queryArg.productIds,
        },
      }),
    }),
    getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
      query: (queryArg) => ({
        url: `/pedido.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getOrderBoard: build.query<GetOrderBoardApiResponse, GetOrderBoardApiArg>({
      query: (queryArg) => ({
        url: `/pedido.obtenerTablero`,
        params: {
          siteId: queryArg.siteId,
          search: queryArg.search,
          priority: queryArg.priority,
          customerId: queryArg.customerId,
          pickerId: queryArg.pickerId,
          promisedTo: queryArg.promisedTo,
          late: queryArg.late,
        },
      }),
    }),
    getOrderFigures: build.query<
      GetOrderFiguresApiResponse,
      GetOrderFiguresApiArg
    >({
      query: (queryArg) => ({
        url: `/pedido.obtenerCifras`,
        params: {
          siteId: queryArg.siteId,
          day: queryArg.day,
        },
      }),
    }),
    getOrderMap: build.query<GetOrderMapApiResponse, GetOrderMapApiArg>({
      query: (queryArg) => ({
        url: `/pedido.obtenerMapa`,
        params: {
          bounds: queryArg.bounds,
          siteId: queryArg.siteId,
          state: queryArg.state,
          promisedFrom: queryArg.promisedFrom,
          promisedTo: queryArg.promisedTo,
          late: queryArg.late,
        },
      }),
    }),
    listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
      query: (queryArg) => ({
        url: `/pedido.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    updateOrder: build.mutation<UpdateOrderApiResponse, UpdateOrderApiArg>({
      query: (queryArg) => ({
        url: `/pedido.editar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    assignPicker: build.mutation<AssignPickerApiResponse, AssignPickerApiArg>({
      query: (queryArg) => ({
        url: `/pedido.asignar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    findSubstitutes: build.query<
      FindSubstitutesApiResponse,
      FindSubstitutesApiArg
    >({
      query: (queryArg) => ({
        url: `/pedido.buscarReemplazo`,
        params: {
          id: queryArg.id,
          lineId: queryArg.lineId,
          code: queryArg.code,
        },
      }),
    }),
    finishPicking: build.mutation<
      FinishPickingApiResponse,
      FinishPickingApiArg
    >({
      query: (queryArg) => ({
        url: `/pedido.terminarPreparacion`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listPickers: build.query<ListPickersApiResponse, ListPickersApiArg>({
      query: (queryArg) => ({
        url: `/pedido.listarPreparadores`,
        params: {
          siteId: queryArg,
        },
      }),
    }),
    pickLine: build.mutation<PickLineApiResponse, PickLineApiArg>({
      query: (queryArg) => ({
        url: `/pedido.tomarLinea`,
        method: "POST",
        body: queryArg,
      }),
    }),
    returnLine: build.mutation<ReturnLineApiResponse, ReturnLineApiArg>({
      query: (queryArg) => ({
        url: `/pedido.devolverLinea`,
        method: "POST",
        body: queryArg,
      }),
    }),
    shortLine: build.mutation<ShortLineApiResponse, ShortLineApiArg>({
      query: (queryArg) => ({
        url: `/pedido.faltarLinea`,
        method: "POST",
        body: queryArg,
      }),
    }),
    startPicking: build.mutation<StartPickingApiResponse, StartPickingApiArg>({
      query: (queryArg) => ({
        url: `/pedido.preparar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    substituteLine: build.mutation<
      SubstituteLineApiResponse,
      SubstituteLineApiArg
    >({
      query: (queryArg) => ({
        url: `/pedido.sustituirLinea`,
        method: "POST",
        body: queryArg,
      }),
    }),
    takeNextOrder: build.mutation<
      TakeNextOrderApiResponse,
      TakeNextOrderApiArg
    >({
      query: () => ({ url: `/pedido.tomarSiguiente`, method: "POST" }),
    }),
    cancelOrder: build.mutation<CancelOrderApiResponse, CancelOrderApiArg>({
      query: (queryArg) => ({
        url: `/pedido.cancelar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    checkOrder: build.mutation<CheckOrderApiResponse, CheckOrderApiArg>({
      query: (queryArg) => ({
        url: `/pedido.controlar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    dispatchOrder: build.mutation<
      DispatchOrderApiResponse,
      DispatchOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/pedido.despachar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    holdOrder: build.mutation<HoldOrderApiResponse, HoldOrderApiArg>({
      query: (queryArg) => ({
        url: `/pedido.retener`,
        method: "POST",
        body: queryArg,
      }),
    }),
    packOrder: build.mutation<PackOrderApiResponse, PackOrderApiArg>({
      query: (queryArg) => ({
        url: `/pedido.embalar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    releaseOrder: build.mutation<ReleaseOrderApiResponse, ReleaseOrderApiArg>({
      query: (queryArg) => ({
        url: `/pedido.liberar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    resumeOrder: build.mutation<ResumeOrderApiResponse, ResumeOrderApiArg>({
      query: (queryArg) => ({
        url: `/pedido.reanudar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    stepBackOrder: build.mutation<
      StepBackOrderApiResponse,
      StepBackOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/pedido.retroceder`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deliverOrder: build.mutation<DeliverOrderApiResponse, DeliverOrderApiArg>({
      query: (queryArg) => ({
        url: `/pedido.entregar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    missDelivery: build.mutation<MissDeliveryApiResponse, MissDeliveryApiArg>({
      query: (queryArg) => ({
        url: `/pedido.intentarEntrega`,
        method: "POST",
        body: queryArg,
      }),
    }),
    refuseDelivery: build.mutation<
      RefuseDeliveryApiResponse,
      RefuseDeliveryApiArg
    >({
      query: (queryArg) => ({
        url: `/pedido.rechazarEntrega`,
        method: "POST",
        body: queryArg,
      }),
    }),
    commentOrder: build.mutation<CommentOrderApiResponse, CommentOrderApiArg>({
      query: (queryArg) => ({
        url: `/pedido.comentar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteOrderComment: build.mutation<
      DeleteOrderCommentApiResponse,
      DeleteOrderCommentApiArg
    >({
      query: (queryArg) => ({
        url: `/pedido.borrarComentario`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listOrderComments: build.query<
      ListOrderCommentsApiResponse,
      ListOrderCommentsApiArg
    >({
      query: (queryArg) => ({
        url: `/pedido.listarComentarios`,
        params: {
          orderId: queryArg.orderId,
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    changeOrders: build.mutation<ChangeOrdersApiResponse, ChangeOrdersApiArg>({
      query: (queryArg) => ({
        url: `/pedido.cambiarVarios`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ordersApi };
export type CreateOrderApiResponse = /** status 200 ok */ Order;
export type CreateOrderApiArg = CreateOrderInput;
export type GetAvailabilityApiResponse =
  /** status 200 ok */ GetAvailabilityOutput;
export type GetAvailabilityApiArg = {
  customerId?: number | null;
  orderId?: number | null;
  productIds: number[];
};
export type GetOrderApiResponse = /** status 200 ok */ Order;
export type GetOrderApiArg = number;
export type GetOrderBoardApiResponse = /** status 200 ok */ GetOrderBoardOutput;
export type GetOrderBoardApiArg = {
  siteId?: number | null;
  search?: string;
  priority?: number | null;
  customerId?: number | null;
  pickerId?: number | null;
  promisedTo?: string | null;
  late?: boolean;
};
export type GetOrderFiguresApiResponse = /** status 200 ok */ OrderFigures;
export type GetOrderFiguresApiArg = {
  siteId?: number | null;
  day?: string | null;
};
export type GetOrderMapApiResponse = /** status 200 ok */ OrderMap;
export type GetOrderMapApiArg = {
  bounds?: MapBounds | null;
  siteId?: number | null;
  state?:
    | (
        | "created"
        | "approved"
        | "picking"
        | "picked"
        | "checked"
        | "packed"
        | "dispatched"
        | "delivered"
        | "onHold"
        | "cancelled"
      )
    | null;
  promisedFrom?: string | null;
  promisedTo?: string | null;
  late?: boolean;
};
export type ListOrdersApiResponse = /** status 200 ok */ ListOrdersOutput;
export type ListOrdersApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "number"
      | "customerName"
      | "priority"
      | "promisedOn"
      | "state"
      | "lineCount"
      | "createdAt";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "number"
      | "reference"
      | "customerId"
      | "customerName"
      | "siteId"
      | "state"
      | "open"
      | "late"
      | "priority"
      | "promisedOn"
      | "pickerId"
      | "lineCount"
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
export type UpdateOrderApiResponse = /** status 200 ok */ Order;
export type UpdateOrderApiArg = UpdateOrderInput;
export type AssignPickerApiResponse = /** status 200 ok */ Order;
export type AssignPickerApiArg = AssignPickerInput;
export type FindSubstitutesApiResponse =
  /** status 200 ok */ FindSubstitutesOutput;
export type FindSubstitutesApiArg = {
  id: number;
  lineId: number;
  code: string;
};
export type FinishPickingApiResponse = /** status 200 ok */ Order;
export type FinishPickingApiArg = FinishPickingInput;
export type ListPickersApiResponse = /** status 200 ok */ ListPickersOutput;
export type ListPickersApiArg = (number | null) | undefined;
export type PickLineApiResponse = /** status 200 ok */ Order;
export type PickLineApiArg = PickLineInput;
export type ReturnLineApiResponse = /** status 200 ok */ Order;
export type ReturnLineApiArg = ReturnLineInput;
export type ShortLineApiResponse = /** status 200 ok */ Order;
export type ShortLineApiArg = ShortLineInput;
export type StartPickingApiResponse = /** status 200 ok */ Order;
export type StartPickingApiArg = StartPickingInput;
export type SubstituteLineApiResponse = /** status 200 ok */ Order;
export type SubstituteLineApiArg = SubstituteLineInput;
export type TakeNextOrderApiResponse = /** status 200 ok */ TakeNextOrderOutput;
export type TakeNextOrderApiArg = void;
export type CancelOrderApiResponse = /** status 200 ok */ Order;
export type CancelOrderApiArg = CancelOrderInput;
export type CheckOrderApiResponse = /** status 200 ok */ Order;
export type CheckOrderApiArg = CheckOrderInput;
export type DispatchOrderApiResponse = /** status 200 ok */ Order;
export type DispatchOrderApiArg = DispatchOrderInput;
export type HoldOrderApiResponse = /** status 200 ok */ Order;
export type HoldOrderApiArg = HoldOrderInput;
export type PackOrderApiResponse = /** status 200 ok */ Order;
export type PackOrderApiArg = PackOrderInput;
export type ReleaseOrderApiResponse = /** status 200 ok */ Order;
export type ReleaseOrderApiArg = ReleaseOrderInput;
export type ResumeOrderApiResponse = /** status 200 ok */ Order;
export type ResumeOrderApiArg = ResumeOrderInput;
export type StepBackOrderApiResponse = /** status 200 ok */ Order;
export type StepBackOrderApiArg = StepBackOrderInput;
export type DeliverOrderApiResponse = /** status 200 ok */ Order;
export type DeliverOrderApiArg = DeliverOrderInput;
export type MissDeliveryApiResponse = /** status 200 ok */ Order;
export type MissDeliveryApiArg = MissDeliveryInput;
export type RefuseDeliveryApiResponse = /** status 200 ok */ Order;
export type RefuseDeliveryApiArg = RefuseDeliveryInput;
export type CommentOrderApiResponse = /** status 200 ok */ RecordComment;
export type CommentOrderApiArg = CommentOrderInput;
export type DeleteOrderCommentApiResponse = /** status 200 ok */ Done;
export type DeleteOrderCommentApiArg = DeleteOrderCommentInput;
export type ListOrderCommentsApiResponse =
  /** status 200 ok */ ListOrderCommentsOutput;
export type ListOrderCommentsApiArg = {
  orderId: number;
  page?: number;
  size?: number;
};
export type ChangeOrdersApiResponse = /** status 200 ok */ BulkOutput;
export type ChangeOrdersApiArg = ChangeOrdersInput;
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type ProductRef = {
  id: number;
  sku: string;
  name: string;
  unit: string;
  barcode: string | null;
  lotTracked: boolean;
};
export type OrderPick = {
  id: number;
  sku: string;
  locationCode: string;
  lotCode: string | null;
  quantity: number;
  pickedAt: string;
};
export type StockSource = {
  stockId: number;
  locationCode: string;
  locationBarcode: string;
  lotCode: string | null;
  expiresOn: string | null;
  quantity: number;
};
export type OrderLine = {
  id: number;
  position: number;
  product: ProductRef;
  quantity: number;
  pickedQuantity: number;
  deliveredQuantity: number | null;
  substitute: ProductRef | null;
  substituteReason: string | null;
  shortReason: string | null;
  picks: OrderPick[];
  sources: StockSource[];
};
export type OrderPackage = {
  id: number;
  number: number;
  weightKg: string | null;
  items: {
    lineId: number;
    quantity: number;
  }[];
};
export type OrderEvent = {
  id: number;
  at: string;
  person: PersonRef | null;
  action: string;
  fromState:
    | (
        | "created"
        | "approved"
        | "picking"
        | "picked"
        | "checked"
        | "packed"
        | "dispatched"
        | "delivered"
        | "onHold"
        | "cancelled"
      )
    | null;
  toState:
    | (
        | "created"
        | "approved"
        | "picking"
        | "picked"
        | "checked"
        | "packed"
        | "dispatched"
        | "delivered"
        | "onHold"
        | "cancelled"
      )
    | null;
  reason: string;
};
export type OrderDelivery = {
  receiverName: string;
  receiverDni: string | null;
  photoUrl: string | null;
  signatureUrl: string | null;
  note: string;
  rest: ("stock" | "order") | null;
  restReason: string;
  at: string;
};
export type OrderLink = {
  id: number;
  number: string;
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
export type OrderApproval = {
  requestId: number;
  state:
    "draft" | "pending" | "approved" | "rejected" | "cancelled" | "expired";
  chain: RequestStep[];
};
export type Order = {
  id: number;
  version: number;
  number: string;
  reference: string | null;
  siteId: number;
  siteName: string;
  customerId: number;
  customerName: string;
  address: string;
  priority: number;
  promisedOn: string;
  late: boolean;
  state:
    | "created"
    | "approved"
    | "picking"
    | "picked"
    | "checked"
    | "packed"
    | "dispatched"
    | "delivered"
    | "onHold"
    | "cancelled";
  stateSince: string;
  awaitsApproval: boolean;
  picker: PersonRef | null;
  lineCount: number;
  unitCount: number;
  packageCount: number;
  deliveryAttempts: number;
  createdAt: string;
  actions: (
    | "edit"
    | "release"
    | "start"
    | "assign"
    | "pick"
    | "finish"
    | "check"
    | "pack"
    | "dispatch"
    | "deliver"
    | "hold"
    | "resume"
    | "stepBack"
    | "cancel"
  )[];
  latitude: string | null;
  longitude: string | null;
  stateBeforeHold:
    | (
        | "created"
        | "approved"
        | "picking"
        | "picked"
        | "checked"
        | "packed"
        | "dispatched"
        | "delivered"
        | "onHold"
        | "cancelled"
      )
    | null;
  holdReason: string | null;
  previousState:
    | (
        | "created"
        | "approved"
        | "picking"
        | "picked"
        | "checked"
        | "packed"
        | "dispatched"
        | "delivered"
        | "onHold"
        | "cancelled"
      )
    | null;
  notes: string;
  lines: OrderLine[];
  packages: OrderPackage[];
  events: OrderEvent[];
  delivery: OrderDelivery | null;
  restOf: OrderLink | null;
  rest: OrderLink | null;
  approval: OrderApproval | null;
};
export type CreateOrderInput = {
  customerId: number;
  address?: string;
  priority?: number;
  promisedOn: string;
  notes?: string;
  lines: {
    productId: number;
    quantity: number;
  }[];
};
export type Availability = {
  productId: number;
  available: number;
  reserved: number;
};
export type GetAvailabilityOutput = {
  rows: Availability[];
};
export type OrderRow = {
  id: number;
  version: number;
  number: string;
  reference: string | null;
  siteId: number;
  siteName: string;
  customerId: number;
  customerName: string;
  address: string;
  priority: number;
  promisedOn: string;
  late: boolean;
  state:
    | "created"
    | "approved"
    | "picking"
    | "picked"
    | "checked"
    | "packed"
    | "dispatched"
    | "delivered"
    | "onHold"
    | "cancelled";
  stateSince: string;
  awaitsApproval: boolean;
  picker: PersonRef | null;
  lineCount: number;
  unitCount: number;
  packageCount: number;
  deliveryAttempts: number;
  createdAt: string;
  actions: (
    | "edit"
    | "release"
    | "start"
    | "assign"
    | "pick"
    | "finish"
    | "check"
    | "pack"
    | "dispatch"
    | "deliver"
    | "hold"
    | "resume"
    | "stepBack"
    | "cancel"
  )[];
};
export type OrderBoardColumn = {
  state:
    | "created"
    | "approved"
    | "picking"
    | "picked"
    | "checked"
    | "packed"
    | "dispatched"
    | "delivered"
    | "onHold"
    | "cancelled";
  total: number;
  rows: OrderRow[];
};
export type GetOrderBoardOutput = {
  mine: OrderRow[];
  customerName: string | null;
  columns: OrderBoardColumn[];
};
export type OrderFigures = {
  day: string;
  open: {
    state:
      | "created"
      | "approved"
      | "picking"
      | "picked"
      | "checked"
      | "packed"
      | "dispatched"
      | "delivered"
      | "onHold"
      | "cancelled";
    count: number;
  }[];
  late: number;
  promisedToday: number;
  deliveredOnDay: number;
  cancelledOnDay: number;
  pace: {
    hour: number;
    lines: number;
    units: number;
  }[];
};
export type PendingDelivery = {
  id: number;
  number: string;
  customerName: string;
  address: string;
  latitude: number;
  longitude: number;
  state:
    | "created"
    | "approved"
    | "picking"
    | "picked"
    | "checked"
    | "packed"
    | "dispatched"
    | "delivered"
    | "onHold"
    | "cancelled";
  priority: number;
  promisedOn: string;
  late: boolean;
};
export type MapBounds = {
  south: number;
  west: number;
  north: number;
  east: number;
};
export type OrderMap = {
  rows: PendingDelivery[];
  total: number;
  unplaced: number;
  extent: MapBounds | null;
};
export type ListOrdersOutput = {
  rows: OrderRow[];
  total: number;
  atLeast?: boolean;
};
export type UpdateOrderInput = {
  customerId: number;
  address?: string;
  priority?: number;
  promisedOn: string;
  notes?: string;
  lines: {
    productId: number;
    quantity: number;
  }[];
  id: number;
  version: number;
};
export type AssignPickerInput = {
  id: number;
  version: number;
  pickerId: number | null;
};
export type Substitute = {
  id: number;
  sku: string;
  name: string;
  unit: string;
  quantity: number;
  locationCode: string;
};
export type FindSubstitutesOutput = {
  rows: Substitute[];
  why: string | null;
};
export type FinishPickingInput = {
  id: number;
  version: number;
};
export type Picker = {
  person: PersonRef;
  personId: number;
  siteName: string;
  ordersInHand: number;
};
export type ListPickersOutput = {
  rows: Picker[];
};
export type PickLineInput = {
  id: number;
  lineId: number;
  stockId: number;
  quantity: number;
  claimedAt?: string | null;
  clockOffset?: number | null;
};
export type ReturnLineInput = {
  id: number;
  lineId: number;
  reason: string;
  claimedAt?: string | null;
  clockOffset?: number | null;
};
export type ShortLineInput = {
  id: number;
  lineId: number;
  reason: string;
};
export type StartPickingInput = {
  id: number;
  version: number;
};
export type SubstituteLineInput = {
  id: number;
  lineId: number;
  productId: number;
  reason: string;
};
export type TakeNextOrderOutput = {
  order: Order | null;
};
export type CancelOrderInput = {
  id: number;
  version: number;
  reason: string;
};
export type CheckOrderInput = {
  id: number;
  version: number;
  lines: {
    lineId: number;
    quantity: number;
  }[];
};
export type DispatchOrderInput = {
  id: number;
  version: number;
};
export type HoldOrderInput = {
  id: number;
  version: number;
  reason: string;
};
export type PackOrderInput = {
  id: number;
  version: number;
  packages: {
    weightKg?: string | null;
    items: {
      lineId: number;
      quantity: number;
    }[];
  }[];
};
export type ReleaseOrderInput = {
  id: number;
  version: number;
};
export type ResumeOrderInput = {
  id: number;
  version: number;
};
export type StepBackOrderInput = {
  id: number;
  version: number;
  reason: string;
};
export type DeliverOrderInput = {
  id: number;
  version: number;
  receiverName: string;
  receiverDni?: string | null;
  photoHash?: string | null;
  signatureHash?: string | null;
  note?: string;
  lines?:
    | {
        lineId: number;
        quantity: number;
      }[]
    | null;
  rest?: ("stock" | "order") | null;
  restReason?: string | null;
};
export type MissDeliveryInput = {
  id: number;
  version: number;
  reason: string;
};
export type RefuseDeliveryInput = {
  id: number;
  version: number;
  reason: string;
};
export type AttachedFile = {
  name: string;
  mime: string;
  url: string;
  previewUrl: string | null;
};
export type RecordComment = {
  id: number;
  author: PersonRef;
  body: string;
  files: AttachedFile[];
  createdAt: string;
  canDelete: boolean;
};
export type CommentOrderInput = {
  orderId: number;
  body?: string;
  files?: string[];
};
export type Done = {
  ok: true;
};
export type DeleteOrderCommentInput = {
  id: number;
  orderId: number;
};
export type ListOrderCommentsOutput = {
  rows: RecordComment[];
  total: number;
  atLeast?: boolean;
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
export type ChangeOrdersInput = {
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field:
            | "number"
            | "reference"
            | "customerId"
            | "customerName"
            | "siteId"
            | "state"
            | "open"
            | "late"
            | "priority"
            | "promisedOn"
            | "pickerId"
            | "lineCount"
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
        except?: number[];
      };
  change:
    | {
        kind: "release";
      }
    | {
        kind: "assign";
        pickerId: number | null;
      }
    | {
        kind: "dispatch";
      }
    | {
        kind: "cancel";
        reason: string;
      };
};
export const {
  useCreateOrderMutation,
  useGetAvailabilityQuery,
  useLazyGetAvailabilityQuery,
  useGetOrderQuery,
  useLazyGetOrderQuery,
  useGetOrderBoardQuery,
  useLazyGetOrderBoardQuery,
  useGetOrderFiguresQuery,
  useLazyGetOrderFiguresQuery,
  useGetOrderMapQuery,
  useLazyGetOrderMapQuery,
  useListOrdersQuery,
  useLazyListOrdersQuery,
  useUpdateOrderMutation,
  useAssignPickerMutation,
  useFindSubstitutesQuery,
  useLazyFindSubstitutesQuery,
  useFinishPickingMutation,
  useListPickersQuery,
  useLazyListPickersQuery,
  usePickLineMutation,
  useReturnLineMutation,
  useShortLineMutation,
  useStartPickingMutation,
  useSubstituteLineMutation,
  useTakeNextOrderMutation,
  useCancelOrderMutation,
  useCheckOrderMutation,
  useDispatchOrderMutation,
  useHoldOrderMutation,
  usePackOrderMutation,
  useReleaseOrderMutation,
  useResumeOrderMutation,
  useStepBackOrderMutation,
  useDeliverOrderMutation,
  useMissDeliveryMutation,
  useRefuseDeliveryMutation,
  useCommentOrderMutation,
  useDeleteOrderCommentMutation,
  useListOrderCommentsQuery,
  useLazyListOrderCommentsQuery,
  useChangeOrdersMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    createOrder: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }]) },
    getAvailability: { providesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Stock', id: 'LIST' }]) },
    getOrder: { providesTags: resolveTags([{ type: 'Order', id: 'input.id' }]) },
    getOrderBoard: { providesTags: resolveTags([{ type: 'Order', id: 'LIST' }]) },
    getOrderFigures: { providesTags: resolveTags([{ type: 'Order', id: 'LIST' }]) },
    getOrderMap: { providesTags: resolveTags([{ type: 'Order', id: 'LIST' }]) },
    listOrders: { providesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'output.rows' }]) },
    updateOrder: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    assignPicker: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    findSubstitutes: { providesTags: resolveTags([{ type: 'Order', id: 'input.id' }, { type: 'Stock', id: 'LIST' }]) },
    finishPicking: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    listPickers: { providesTags: resolveTags([{ type: 'Order', id: 'LIST' }]) },
    pickLine: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    returnLine: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    shortLine: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    startPicking: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    substituteLine: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    takeNextOrder: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }]) },
    cancelOrder: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    checkOrder: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    dispatchOrder: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    holdOrder: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    packOrder: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    releaseOrder: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    resumeOrder: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    stepBackOrder: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    deliverOrder: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }, { type: 'Stock', id: 'LIST' }]) },
    missDelivery: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    refuseDelivery: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Order', id: 'input.id' }]) },
    commentOrder: { invalidatesTags: resolveTags([{ type: 'OrderComment', id: 'input.orderId' }]) },
    deleteOrderComment: { invalidatesTags: resolveTags([{ type: 'OrderComment', id: 'input.orderId' }]) },
    listOrderComments: { providesTags: resolveTags([{ type: 'OrderComment', id: 'input.orderId' }]) },
    changeOrders: { invalidatesTags: resolveTags([{ type: 'Order', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
  },
});
