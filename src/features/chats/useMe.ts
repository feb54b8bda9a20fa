import { useAppSelector } from '@/app/hooks';

/** The account of whoever looks, by which messages name their author. */
export const useMe = (): number | undefined => useAppSelector(({ user }) => user.ID);
