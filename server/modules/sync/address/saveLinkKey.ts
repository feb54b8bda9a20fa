import { saveLinkKey } from '@contract/sync/linkAcciones';
import { type LinkSecret, linkSecretForms } from '@contract/sync/linkSecret';
import { eq } from 'drizzle-orm';
import { link } from '../../../db/schema/sync';
import { implement } from '../../../engine/acciones/implement';
import { forbidden, invalid, notFound } from '../../../engine/http/fault';
import { findLink } from '../linkQueries';
import { mayKeep } from '../nameFor';
import { presentLink } from '../presentLink';
import { tellLinks } from '../runs/tellLinks';
import { links } from '../saveLink';
import { forgetLinkKey, keepLinkKey } from './linkKeys';
import { secretPlaces } from './secretPlaces';

const told = { key: 'hasKey', token: 'hasToken', login: 'hasLogin' } as const;
const useless = {
  key: 'El enlace no dice en qué encabezado va la clave.',
  token: 'El enlace no pide a otro WMS: no lleva token.',
  login: 'El enlace no va por SFTP: no lleva contraseña ni clave privada.',
};

/** The secret in the form in which it is kept, or why it has none. */
async function keptForm(which: LinkSecret, typed: string): Promise<string> {
  const { data, error } = linkSecretForms[which].safeParse(typed);
  if (data === undefined) throw invalid({ key: error?.issues[0]?.message ?? '' });
  if (which !== 'login') return data;
  const { keptLogin } = await import('../sftp/privateKey');
  return keptLogin(data);
}

/** Takes a secret in and never answers it; the audit says that there is another one, and not which. */
export const saveLinkKeyHandler = implement(saveLinkKey, async ({ id, which, key }, context) => {
  const { db, viewer } = context;
  const { stored } = await links.hold(context, { id });
  if (!mayKeep(viewer, stored)) {
    throw forbidden('Para cambiar su clave tenés que poder hacer lo que hace el enlace.');
  }
  if (key === null) await forgetLinkKey(db, id, which);
  else {
    if (secretPlaces(stored)[which] === null) throw invalid({ key: useless[which] });
    await keepLinkKey(db, id, which, await keptForm(which, key));
  }
  await context.audit({ entity: 'link', entityId: id, after: { [told[which]]: key !== null } });
  await tellLinks(context.emit);
  const saved = await findLink(db, eq(link.id, id));
  if (!saved) throw notFound('Ese enlace ya no existe.');
  return presentLink(context, saved);
});
