import {
  type Order,
  ordersApi,
  type TakeNextOrderOutput,
} from '@/services/wms/generated/orders.gen';
import { keepAnswer } from '@/services/wms/keepAnswer';

const keep = (value: Order) =>
  ordersApi.util.upsertQueryEntries([{ endpointName: 'getOrder', arg: value.id, value }]);
const kept = { onQueryStarted: keepAnswer(keep) };

/** Changes to an order are asked through here, so that their answer is kept. */
export const {
  useAssignPickerMutation,
  useCancelOrderMutation,
  useCheckOrderMutation,
  useCreateOrderMutation,
  useDeliverOrderMutation,
  useDispatchOrderMutation,
  useFinishPickingMutation,
  useHoldOrderMutation,
  useMissDeliveryMutation,
  usePackOrderMutation,
  usePickLineMutation,
  useRefuseDeliveryMutation,
  useReleaseOrderMutation,
  useResumeOrderMutation,
  useReturnLineMutation,
  useShortLineMutation,
  useStartPickingMutation,
  useStepBackOrderMutation,
  useSubstituteLineMutation,
  useTakeNextOrderMutation,
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
    missDelivery: kept,
    packOrder: kept,
    pickLine: kept,
    refuseDelivery: kept,
    releaseOrder: kept,
    resumeOrder: kept,
    returnLine: kept,
    shortLine: kept,
    startPicking: kept,
    stepBackOrder: kept,
    substituteLine: kept,
    takeNextOrder: {
      onQueryStarted: keepAnswer(({ order }: TakeNextOrderOutput) =>
        order ? keep(order) : ordersApi.util.upsertQueryEntries([]),
      ),
    },
    updateOrder: kept,
  },
});
