import { can } from '@contract/session/can';
import { useMemo } from 'react';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { selectRoles } from '@/services/session/rolesSlice';
import { useAppSelector } from '../hooks';

/** The modules of this person, each with the pages that they may open. */
export function useVisibleModules(modules: readonly FeatureManifest[]): readonly FeatureManifest[] {
  const roles = useAppSelector(selectRoles);
  return useMemo(
    () =>
      modules
        .filter(({ flag }) => flag === null || can(roles, flag))
        .map((module) => ({
          ...module,
          paths: module.paths.filter(({ flag }) => flag === undefined || can(roles, flag)),
        })),
    [modules, roles],
  );
}
