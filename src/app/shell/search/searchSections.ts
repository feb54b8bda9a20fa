import type { IconName } from '@/components/icons/icons';
import type { FoundGroup } from '@/services/search/searchHooks';
import { foldText, typedWords } from '@/utils/foldText';
import { formatNumber } from '@/utils/numbers';
import type { FoundPage } from './findPages';

/** An entry is a thing that can be gone to. */
export interface SearchEntry {
  /** The key tells it from the others while the answers come in. */
  key: string;
  label: string;
  detail: string;
  to: string;
  icon: IconName;
  /** The photo of a person. */
  imageUrl?: string | null;
  /** A recalled entry is offered again after it was gone to; a page and a list are at hand anyway. */
  recalled?: true;
}

export interface SearchSection {
  title: string;
  entries: SearchEntry[];
  /** The note says what else is to be known of the section. */
  note?: string;
}

const icons: Record<FoundGroup['kind'], IconName> = {
  person: 'person',
  approval: 'approvals',
  request: 'send',
  order: 'orders',
  customer: 'shipping',
  product: 'qr',
  location: 'map',
  arrival: 'inbox',
  stockCount: 'counts',
  visit: 'map',
  leave: 'holidays',
  news: 'news',
  reimbursement: 'receipts',
  rendition: 'renditions',
  document: 'document',
  receipt: 'receipts',
  loan: 'loans',
  envelope: 'send',
  signature: 'sign',
  post: 'campaign',
};

/** Beside what the server found, more pages than these would only be in the way. */
const FEW = 4;

const pageEntry = ({ path, label, place, icon }: FoundPage): SearchEntry => ({
  key: path,
  label,
  detail: place,
  to: path,
  icon,
});

/** Actions before pages; all of them while nothing was typed. */
export function pageSections(pages: readonly FoundPage[], query: string): SearchSection[] {
  const most = query.trim() === '' ? pages.length : FEW;
  const of = (action: boolean) =>
    pages
      .filter((page) => page.action === action)
      .slice(0, most)
      .map(pageEntry);
  return [
    { title: 'Acciones', entries: of(true) },
    { title: 'Páginas', entries: of(false) },
  ].filter(({ entries }) => entries.length > 0);
}

const allLabel = ({ total, atLeast }: FoundGroup) =>
  atLeast ? `Ver todos (más de ${formatNumber(total)})` : `Ver los ${formatNumber(total)}`;

function allEntry(group: FoundGroup): SearchEntry[] {
  const { kind, label, all, rows, total, late } = group;
  if (all === null || (!late && total <= rows.length)) return [];
  const where = { key: `${kind}-all`, to: all, icon: 'search' as const, detail: '' };
  return [{ ...where, label: late ? `Buscar en ${label}` : allLabel(group) }];
}

/** Each kind has a section with its results and the way to the rest of them. */
export const foundSections = (groups: readonly FoundGroup[]): SearchSection[] =>
  groups.map((group) => ({
    title: group.label,
    note: group.late ? 'Tardó demasiado esta vez.' : undefined,
    entries: [
      ...group.rows.map(
        ({ id, title, detail, link, imageUrl }): SearchEntry => ({
          key: `${group.kind}-${id}`,
          label: title,
          detail,
          to: link,
          icon: icons[group.kind],
          ...(imageUrl ? { imageUrl } : {}),
          recalled: true,
        }),
      ),
      ...allEntry(group),
    ],
  }));

/** The results for other words that still match these stay until the answer is here. */
export function stillFound(groups: readonly FoundGroup[], query: string): FoundGroup[] {
  const words = typedWords(query);
  const has = (text: string) => words.every((word) => foldText(text).includes(word));
  return groups
    .map((group) => {
      const rows = group.rows.filter(({ title, detail }) => has(`${title} ${detail}`));
      return { ...group, rows, total: rows.length, atLeast: false, late: false };
    })
    .filter(({ rows }) => rows.length > 0);
}
