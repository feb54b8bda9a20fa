import { adminApi } from '../wms/generated/admin.gen';

export type { FirstStep, FirstSteps } from '../wms/generated/admin.gen';

/** The guide of whoever administers, for the page and for what stands over the first one. */
export const { useGetFirstStepsQuery, useSaveFirstStepsMutation } = adminApi;
