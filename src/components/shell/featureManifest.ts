import type { Permission } from '@contract/core/permissions';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { IconName } from '../icons/icons';
import type { RailGroup } from './railGroups';

export interface ModulePage {
  path: string;
  /** The label as it stands in the rail and in the search. */
  label: string;
  /** Where a page asks for more than its module; of several, any. */
  flag?: Permission | readonly Permission[];
  /** Other words by which people look for it. */
  keywords?: string;
  /** Where one does something, and not only looks: the search shows it apart. */
  action?: true;
}

/** All that the shell knows of a feature: the one export of its `index.ts`. */
export interface FeatureManifest {
  id: string;
  /** A person who lacks this flag does not see the module in rail, search and routes; `null`: for everyone. */
  flag: Permission | null;
  /** For anybody, signed in or not: its pages stand by themselves, without the rail and the bars. */
  open?: true;
  /** `null`: not in the rail. */
  group: RailGroup | null;
  label: string;
  icon: IconName;
  /** Within the group, and among the four of the phone. */
  order: number;
  /** Among the four of the phone, where it is more than in its group. */
  phoneOrder?: number;
  /** The first is where the rail leads. */
  paths: readonly ModulePage[];
  /** Routes with absolute paths; each brings its page by `lazy`. */
  routes: () => RouteObject[];
  /** Where the module is set: also for who administers the settings and has nothing else of it. */
  settings?: { flag: readonly Permission[]; routes: () => RouteObject[] };
  /** Something of the module that lives in the top bar, as the bell; give it as `lazyExtra(...)`. */
  topBar?: ComponentType;
}
