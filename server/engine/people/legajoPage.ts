import { escapeHtml } from '../http/escapeHtml';
import { personName } from './personName';

interface LegajoOwner {
  id: number;
  dni: string;
  docket: string;
  firstName: string;
  lastName: string;
}

/** Plain HTML under the server address, as the protocol fixes it; the script beside it sends the new image. */
export function legajoPage(
  owner: LegajoOwner,
  session: { accountId: number; token: string },
): string {
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
