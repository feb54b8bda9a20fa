import type { IconName } from '@/components/icons/icons';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { railGroups } from '@/components/shell/railGroups';
import { foldText, typedWords } from '@/utils/foldText';
import { railSections } from '../rail/railSections';

export interface FoundPage {
  path: string;
  label: string;
  /** The module or the group where it stands. */
  place: string;
  icon: IconName;
  /** Where one does something, and not only looks: "Pedir licencia". */
  action: boolean;
}

interface IndexedPage extends FoundPage {
  words: string;
}

/** In the order of the rail; what is not in it comes last. */
export function indexPages(modules: readonly FeatureManifest[]): IndexedPage[] {
  const inRail = railSections(modules).flatMap((section) => section.modules);
  const rest = modules.filter(({ group }) => group === null);
  const pages = [...inRail, ...rest].flatMap((module) =>
    module.paths.map(({ path, label, keywords = '', action = false }) => {
      const group = module.group ? railGroups[module.group] : 'Mi cuenta';
      const place = label === module.label ? group : module.label;
      return {
        path,
        label,
        place,
        icon: module.icon,
        action,
        words: foldText(`${label} ${place} ${keywords}`),
      };
    }),
  );
  // Where a module is set stands in the administration too.
  return pages.filter(({ path }, at) => pages.findIndex((page) => page.path === path) === at);
}

/** Every word typed must begin a word of the page; what begins the name comes first. */
export function findPages(pages: readonly IndexedPage[], query: string): FoundPage[] {
  const typed = typedWords(query);
  const first = typed[0];
  if (first === undefined) return [...pages];
  const begins = (page: IndexedPage) => (foldText(page.label).startsWith(first) ? 0 : 1);
  return pages
    .filter(({ words }) => typed.every((word) => ` ${words}`.includes(` ${word}`)))
    .sort((a, b) => begins(a) - begins(b));
}
