import { saveLinkKey } from '@contract/sync/linkAcciones';
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

const told = { key: 'hasKey', token: 'hasToken' } as const;
const useless = {
  key: 'El enlace no dice en qué encabezado va la clave.',
  token: 'El enlace no pide a otro WMS: no lleva token.',
};

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
    await keepLinkKey(db, id, which, key);
  }
  await context.audit({ entity: 'link', entityId: id, after: { [told[which]]: key !== null } });
  await tellLinks(context.emit);
  const saved = await findLink(db, eq(link.id, id));
  if (!saved) throw notFound('Ese enlace ya no existe.');
  return presentLink(context, saved);
});
