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

/** A form that begins with a link of a file, and what of it cannot be here. */
export function broughtLink(
  brought: LinkFileFields,
  { kinds }: Pick<LinkChoices, 'kinds'>,
): { known: LinkHeld; missing: string[] } {
  const kind = kinds.find((one) => one.kind === brought.what);
  const keys = new Set(kind?.columns.map(({ key }) => key));
  const rules = brought.rules.filter(({ key }) => keys.has(key));
  const left = brought.rules.length - rules.length;
  const fields = {
    ...brought,
    rules: kind ? rules : [],
    siteId: null,
    accountId: null,
    wmsParams: '',
  };
  const known = linkForm.values(fields);
  const missing = [
    kind ? '' : `Trae “${brought.what}”, que acá no podés importar: elegí qué entra.`,
    left > 0
      ? `${left === 1 ? 'Queda' : 'Quedan'} afuera ${counted(left, 'regla', 'reglas')} de datos que acá no existen.`
      : '',
  ].filter(Boolean);
  return { known: kind ? known : { ...known, what: '' }, missing };
}
