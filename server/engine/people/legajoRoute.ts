import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storedFile } from '../../db/schema/files';
import { person } from '../../db/schema/organisation';
import type { Services } from '../acciones/context';
import { sendFile } from '../files/sendFile';
import { answerError } from '../http/answerError';
import { escapeHtml } from '../http/escapeHtml';
import { forbidden, notFound } from '../http/fault';
import { viewerOf } from '../http/viewerOf';
import { initialsImage } from './initialsImage';
import { mayKnowDni } from './mayKnowDni';
import { personName } from './personName';

async function keeper(services: Services, request: FastifyRequest) {
  const viewer = await viewerOf(services, request, { cookie: true });
  if (!can(viewer.roles, 'DOCUMENTS') && !can(viewer.roles, 'ADMIN.whole')) throw forbidden();
  return viewer;
}

/** The image of the employee file: a fixed page to see and change it, and the image itself by DNI. */
export function legajoRoute(app: FastifyInstance, services: Services): void {
  const { db } = services.database;
  app.get<{ Querystring: { dni?: string } }>('/legajo/imagen', async (request, reply) => {
    try {
      const viewer = await keeper(services, request);
      const asked = typeof request.query.dni === 'string' ? request.query.dni : null;
      const own = viewer.personId === null ? undefined : eq(person.id, viewer.personId);
      const [row] = await db
        .select()
        .from(person)
        .where(and(asked === null ? own : eq(person.dni, asked), mayKnowDni(viewer)))
        .limit(1);
      if (!row || (asked === null && !own))
        throw notFound('Ese legajo no existe o no está a tu alcance.');
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(legajoPage(row, { accountId: viewer.accountId, token: services.config.token }));
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
  });

  app.get<{ Params: { dni: string } }>('/legajo/imagen/:dni', async (request, reply) => {
    try {
      const viewer = await keeper(services, request);
      const [row] = await db
        .select()
        .from(person)
        .where(and(eq(person.dni, request.params.dni), mayKnowDni(viewer)));
      if (!row) throw notFound('Ese legajo no existe o no está a tu alcance.');
      const [file] = row.legajoHash
        ? await db.select().from(storedFile).where(eq(storedFile.hash, row.legajoHash))
        : [];
      if (file) return sendFile(services.files, file, request, reply);
      return reply
        .headers({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
        .send(initialsImage(row));
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
  });
}

interface LegajoOwner {
  id: number;
  dni: string;
  docket: string;
  firstName: string;
  lastName: string;
}

/** Plain HTML under the server address, as the protocol fixes it; the script beside it sends the new image. */
function legajoPage(owner: LegajoOwner, session: { accountId: number; token: string }): string {
  const name = escapeHtml(personName(owner));
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Imagen del legajo · ${name}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/paginas/pagina.css">
<script src="/paginas/legajo.js" defer></script>
</head>
<body>
<main>
<p><a href="/">Volver a Andén</a></p>
<h1>Imagen del legajo</h1>
<p>${name} · legajo ${escapeHtml(owner.docket)}</p>
<img id="imagen" src="/legajo/imagen/${escapeHtml(owner.dni)}" alt="Imagen del legajo de ${name}">
<form id="formulario" data-persona="${owner.id}" data-usuario="${session.accountId}" data-token="${escapeHtml(session.token)}">
<p>JPG, PNG, WebP o GIF, hasta 15 MB.</p>
<input id="archivo" name="file" type="file" accept="image/*" class="oculto">
<label for="archivo" class="boton" id="elegir">Elegir imagen…</label>
<button type="submit" class="boton principal" disabled>Guardar imagen</button>
<p id="aviso" role="status"></p>
</form>
</main>
</body>
</html>`;
}
