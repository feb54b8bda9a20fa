import type { IconName } from '@/components/icons/icons';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { railGroups } from '@/components/shell/railGroups';
import { railSections } from '../rail/railSections';

export interface FoundPage {
  path: string;
  label: string;
  /** The module or the group where it stands. */
  place: string;
  icon: IconName;
}

/** Without case or accents: "fichadas de pérez" is found by "perez". */
function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

interface IndexedPage extends FoundPage {
  label: string;
  words: string;
}

/** In the order of the rail; what is not in it comes last. */
export function indexPages(modules: readonly FeatureManifest[]): IndexedPage[] {
  const inRail = railSections(modules).flatMap((section) => section.modules);
  const rest = modules.filter(({ group }) => group === null);
  return [...inRail, ...rest].flatMap((module) =>
    module.paths.map(({ path, label, keywords = '' }) => {
      const group = module.group ? railGroups[module.group] : 'Mi cuenta';
      const place = label === module.label ? group : module.label;
      return {
        path,
        label,
        place,
        icon: module.icon,
        words: plainText(`${label} ${place} ${keywords}`),
      };
    }),
  );
}

/** Every word typed must begin a word of the page; what begins the name comes first. */
export function findPages(pages: readonly IndexedPage[], query: string): FoundPage[] {
  const typed = plainText(query).split(/\s+/).filter(Boolean);
  const first = typed[0];
  if (first === undefined) return [...pages];
  const begins = (page: IndexedPage) => (plainText(page.label).startsWith(first) ? 0 : 1);
  return pages
    .filter(({ words }) => typed.every((word) => ` ${words}`.includes(` ${word}`)))
    .sort((a, b) => begins(a) - begins(b));
}
