import { adminApi } from '../wms/generated/admin.gen';

export const { useStartViewMutation } = adminApi;
