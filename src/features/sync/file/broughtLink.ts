import { counted } from '@contract/core/counted';
import type { LinkChoices } from '@/services/wms/generated/sync.gen';
import type { LinkHeld } from '../linkForm';
import { linkForm } from '../linkForm';
import { type LinkFileFields, linkFileFields } from './linkFile';

/** The address of the new link carries it, and may be of another version of this program. */
export function broughtIn(state: unknown): LinkFileFields | null {
  const held = typeof state === 'object' && state !== null && 'brought' in state;
  return held ? (linkFileFields.safeParse(state.brought).data ?? null) : null;
}

type Brought = { known: LinkHeld; missing: string[] };

/** Fields that are of one organisation alone. */
const notHere = { siteId: null, accountId: null, wmsParams: '' };

function broughtOut(brought: LinkFileFields, outs: LinkChoices['outs']): Brought {
  const kind = outs.find(({ list }) => list === brought.what);
  const known = linkForm.values({ ...brought, ...notHere });
  if (!kind) {
    const missing = [`Saca “${brought.what}”, que acá no podés exportar: elegí qué sale.`];
    return { known: { ...known, what: '', view: '', periodBy: '' }, missing };
  }
  if (brought.view === '' || kind.views.includes(brought.view)) return { known, missing: [] };
  return { known, missing: [`La vista “${brought.view}” acá no está: elegí otra.`] };
}

/** A form that begins with a link of a file, and what of it cannot be here. */
export function broughtLink(
  brought: LinkFileFields,
  { kinds, outs }: Pick<LinkChoices, 'kinds' | 'outs'>,
): Brought {
  if (brought.direction === 'out') return broughtOut(brought, outs);
  const kind = kinds.find((one) => one.kind === brought.what);
  const keys = new Set(kind?.columns.map(({ key }) => key));
  const rules = brought.rules.filter(({ key }) => keys.has(key));
  const left = brought.rules.length - rules.length;
  const known = linkForm.values({ ...brought, ...notHere, rules: kind ? rules : [] });
  const missing = [
    kind ? '' : `Trae “${brought.what}”, que acá no podés importar: elegí qué entra.`,
    left > 0
      ? `${left === 1 ? 'Queda' : 'Quedan'} afuera ${counted(left, 'regla', 'reglas')} de datos que acá no existen.`
      : '',
  ].filter(Boolean);
  return { known: kind ? known : { ...known, what: '' }, missing };
}
