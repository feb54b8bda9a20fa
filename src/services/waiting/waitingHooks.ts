import { summaryApi } from '../wms/generated/summary.gen';

export const { useCountWaitingQuery } = summaryApi;
