import { type Order, ordersApi } from '@/services/wms/generated/orders.gen';

interface Saving {
  dispatch: (action: ReturnType<typeof ordersApi.util.upsertQueryEntries>) => unknown;
  queryFulfilled: Promise<{ data: Order }>;
}

/** The answer of a change is the order as it stands now: the next step needs no other question. */
async function keepAnswer(_input: unknown, { dispatch, queryFulfilled }: Saving): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (!answer) return;
  const { data } = answer;
  dispatch(
    ordersApi.util.upsertQueryEntries([{ endpointName: 'getOrder', arg: data.id, value: data }]),
  );
}

const kept = { onQueryStarted: keepAnswer };

const api = ordersApi.enhanceEndpoints({
  endpoints: {
    assignPicker: kept,
    cancelOrder: kept,
    checkOrder: kept,
    createOrder: kept,
    deliverOrder: kept,
    dispatchOrder: kept,
    finishPicking: kept,
    holdOrder: kept,
    packOrder: kept,
    pickLine: kept,
    releaseOrder: kept,
    resumeOrder: kept,
    returnLine: kept,
    shortLine: kept,
    startPicking: kept,
    stepBackOrder: kept,
    substituteLine: kept,
    updateOrder: kept,
  },
});

export const {
  useAssignPickerMutation,
  useChangeOrdersMutation,
  useCancelOrderMutation,
  useCheckOrderMutation,
  useCreateOrderMutation,
  useDeliverOrderMutation,
  useDispatchOrderMutation,
  useFinishPickingMutation,
  useGetOrderBoardQuery,
  useGetOrderFiguresQuery,
  useGetOrderMapQuery,
  useGetOrderQuery,
  useHoldOrderMutation,
  useListOrdersQuery,
  useListPickersQuery,
  usePackOrderMutation,
  usePickLineMutation,
  useReleaseOrderMutation,
  useResumeOrderMutation,
  useReturnLineMutation,
  useShortLineMutation,
  useStartPickingMutation,
  useStepBackOrderMutation,
  useSubstituteLineMutation,
  useUpdateOrderMutation,
} = api;

export { useUploadFileMutation } from '@/services/wms/generated/files.gen';
export type {
  ChangeOrdersInput,
  CreateOrderInput,
  Order,
  OrderApproval,
  OrderBoardColumn,
  OrderEvent,
  OrderFigures,
  OrderLine,
  OrderMap,
  OrderRow,
  PendingDelivery,
  StockSource,
} from '@/services/wms/generated/orders.gen';
export { useGetOrganisationQuery } from '@/services/wms/generated/users.gen';
export {
  type AdjustStockInput,
  type Customer,
  type Location,
  type Product,
  type StockMovement,
  type StockRow,
  useAdjustStockMutation,
  useListCustomersQuery,
  useListLocationsQuery,
  useListProductsQuery,
  useListStockMovementsQuery,
  useListStockQuery,
  useSaveCustomerMutation,
  useSaveLocationMutation,
  useSaveProductMutation,
} from '@/services/wms/generated/warehouse.gen';
