import { type Order, ordersApi } from '@/services/wms/generated/orders.gen';
import { keepAnswer } from '@/services/wms/keepAnswer';

const kept = {
  onQueryStarted: keepAnswer((value: Order) =>
    ordersApi.util.upsertQueryEntries([{ endpointName: 'getOrder', arg: value.id, value }]),
  ),
};

/** What changes an order is asked through here, so that its answer is kept. */
export const {
  useAssignPickerMutation,
  useCancelOrderMutation,
  useCheckOrderMutation,
  useCreateOrderMutation,
  useDeliverOrderMutation,
  useDispatchOrderMutation,
  useFinishPickingMutation,
  useHoldOrderMutation,
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
} = ordersApi.enhanceEndpoints({
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
