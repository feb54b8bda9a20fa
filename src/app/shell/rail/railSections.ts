import type { FeatureManifest } from '@/components/shell/featureManifest';
import { type RailGroup, railGroups } from '@/components/shell/railGroups';

export interface RailSection {
  group: RailGroup;
  /** Absent where it would repeat its only module. */
  heading: boolean;
  label: string;
  modules: FeatureManifest[];
}

/** Modules by group, in the order of the rail; a group without modules does not show. */
export function railSections(modules: readonly FeatureManifest[]): RailSection[] {
  return (Object.keys(railGroups) as RailGroup[])
    .map((group) => ({
      group,
      label: railGroups[group],
      modules: modules
        .filter((module) => module.group === group && module.paths.length > 0)
        .sort((a, b) => a.order - b.order),
    }))
    .filter((section) => section.modules.length > 0)
    .map((section) => ({
      ...section,
      heading: section.modules.length > 1 || section.modules[0]?.label !== section.label,
    }));
}

/** The four of the phone: where the role lands, then by order. */
export function firstFour(modules: readonly FeatureManifest[], landing: string): FeatureManifest[] {
  const place = ({ order, phoneOrder = order }: FeatureManifest) => phoneOrder;
  const lands = (module: FeatureManifest) => (module.paths[0]?.path === landing ? 0 : 1);
  return modules
    .filter((module) => module.group !== null && module.paths.length > 0)
    .sort((a, b) => lands(a) - lands(b) || place(a) - place(b))
    .slice(0, 4);
}
