import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyExtra } from '@/components/lazy/lazyPiece';
import { landingRoute } from '@/services/session/landing';
import { selectRoles } from '@/services/session/rolesSlice';
import { selectMay } from '@/services/session/selectCan';
import { selectViewing } from '@/services/session/selectViewing';
import { useAppSelector } from '../hooks';

const FirstStepsCard = lazyExtra(
  async () => (await import('@/components/first-steps/FirstStepsCard')).FirstStepsCard,
);

/** Where the guide stands: on the page where whoever may do its steps arrives. */
export function FirstStepsPlace() {
  const { pathname } = useLocation();
  const landing = landingRoute(useAppSelector(selectRoles));
  const administers = useAppSelector(selectMay)('ADMIN.settings');
  const viewing = useAppSelector(selectViewing) !== null;
  if (!administers || viewing || pathname !== landing) return null;
  return (
    <Suspense fallback={null}>
      <FirstStepsCard />
    </Suspense>
  );
}
