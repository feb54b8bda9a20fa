import { mayDecideOvertime } from '@contract/hours/mayDecideOvertime';
import { useAppSelector } from '@/app/hooks';
import { selectRoles } from '@/services/session/rolesSlice';

export const useDecidesOvertime = (): boolean => mayDecideOvertime(useAppSelector(selectRoles));
