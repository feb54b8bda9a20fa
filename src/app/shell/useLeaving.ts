import { useLocation, useNavigation } from 'react-router-dom';

/** While the next page's code is on its way: what is pressed on the page that goes would be lost with it. */
export function useLeaving(): boolean {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  return next !== undefined && next.pathname !== pathname;
}
