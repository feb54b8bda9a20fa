import { Navigate } from 'react-router-dom';
import { landingRoute } from '@/services/session/landing';
import { selectRoles } from '@/services/session/rolesSlice';
import { useAppSelector } from '../hooks';

export function LandingRedirect() {
  return <Navigate to={landingRoute(useAppSelector(selectRoles))} replace />;
}
