import { saveLinkKey } from '@contract/sync/linkAcciones';
import { eq } from 'drizzle-orm';
import { link } from '../../../db/schema/sync';
import { implement } from '../../../engine/acciones/implement';
import { forbidden, invalid, notFound } from '../../../engine/http/fault';
import { findLink } from '../linkQueries';
import { mayKeep } from '../nameFor';
import { presentLink } from '../presentLink';
import { tellLinks } from '../runs/tellLinks';
import { links, placeOf } from '../saveLink';
import { forgetLinkKey, keepLinkKey } from './linkKeys';

/** Takes the key in and never answers it; the audit says that there is another one, and not which. */
export const saveLinkKeyHandler = implement(saveLinkKey, async ({ id, key }, context) => {
  const { db, viewer } = context;
  const { stored } = await links.hold(context, { id });
  if (!mayKeep(viewer, stored.what)) {
    throw forbidden('Para cambiar su clave tenés que poder importarlo.');
  }
  if (key === null) await forgetLinkKey(db, id);
  else {
    if (placeOf(stored) === null) {
      throw invalid({ key: 'El enlace no dice en qué encabezado va la clave.' });
    }
    await keepLinkKey(db, id, key);
  }
  await context.audit({ entity: 'link', entityId: id, after: { hasKey: key !== null } });
  await tellLinks(context.emit);
  const saved = await findLink(db, eq(link.id, id));
  if (!saved) throw notFound('Ese enlace ya no existe.');
  return presentLink(context, saved);
});
