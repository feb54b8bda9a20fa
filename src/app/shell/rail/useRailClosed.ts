import { configSet, selectConfig } from '@/services/session/configSlice';
import { useAppDispatch, useAppSelector } from '../../hooks';

const selectRail = selectConfig('rail');

export function useRailClosed(): [boolean, () => void] {
  const closed = useAppSelector(selectRail) === 'closed';
  const dispatch = useAppDispatch();
  const toggle = () => {
    dispatch(configSet({ key: 'rail', value: closed ? 'open' : 'closed' }));
  };
  return [closed, toggle];
}
