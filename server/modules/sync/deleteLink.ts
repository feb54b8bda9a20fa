import { deleteLink } from '@contract/sync/linkAcciones';
import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { linkRun } from '../../db/schema/sync';
import { implement } from '../../engine/acciones/implement';
import { conflict, forbidden } from '../../engine/http/fault';
import { mayKeep } from './nameFor';
import { links } from './saveLink';

/** A run that is under way writes for its link: it is waited for. */
export const deleteLinkHandler = implement(deleteLink, (input, context) =>
  links.remove(context, input, async ({ id, ...moved }) => {
    if (!mayKeep(context.viewer, moved)) {
      throw forbidden('Para borrarlo tenés que poder hacer lo que hace el enlace.');
    }
    const open = and(eq(linkRun.linkId, id), anyOf(linkRun.state, ['queued', 'running']));
    if ((await context.db.$count(linkRun, open)) > 0) {
      throw conflict('Está corriendo: borralo cuando termine.');
    }
  }),
);
