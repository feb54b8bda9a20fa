import type { AccionDefinition } from '@contract/core/accion';
import { acciones } from '@contract/registry';
import { escapeHtml } from './escapeHtml';

function permissionText(permission: AccionDefinition['permission']): string {
  if (permission === 'public') return 'cualquiera';
  if (permission === 'session') return 'con sesión';
  return typeof permission === 'string' ? permission : permission.join(' o ');
}

function section(key: string, accion: AccionDefinition): string {
  const scope = accion.sensitive ? `${accion.scope}, reservado` : accion.scope;
  return `<section class="accion" id="${key}" data-accion="${escapeHtml(accion.name)}" data-metodo="${accion.method}">
<h3><code>${escapeHtml(accion.name)}</code> <small>${accion.method}</small></h3>
<p>${escapeHtml(accion.summary)}</p>
<dl><dt>Permiso</dt><dd>${escapeHtml(permissionText(accion.permission))}</dd>
<dt>Alcance</dt><dd>${escapeHtml(scope)}</dd>
<dt>Errores propios</dt><dd>${escapeHtml((accion.errors ?? []).join(', ') || 'ninguno')}</dd></dl>
<details><summary>Entrada</summary><pre data-esquema="entrada"></pre></details>
<details><summary>Respuesta</summary><pre data-esquema="respuesta"></pre></details>
<details><summary>Probar</summary><form class="probar">
<label for="campos-${key}">Campos (JSON)</label>
<textarea id="campos-${key}" rows="6" spellcheck="false">{}</textarea>
<button type="submit">Enviar</button>
<pre class="resultado" role="status"></pre></form></details>
</section>`;
}

/** Every accion there is, from the contract; "Probar" uses the session of this browser. */
export function referencePage(token: string): string {
  const entries = Object.entries(acciones as Record<string, AccionDefinition>);
  const modules = [...new Set(entries.map(([, accion]) => accion.module))].sort();
  const body = modules
    .map((module) => {
      const own = entries.filter(([, accion]) => accion.module === module);
      return `<h2 id="modulo-${module}">${module}</h2>${own.map(([key, accion]) => section(key, accion)).join('')}`;
    })
    .join('');
  const index = modules.map((module) => `<a href="#modulo-${module}">${module}</a>`).join(' · ');
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Acciones · Andén</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/paginas/pagina.css">
<script src="/paginas/referencia.js" defer></script>
</head>
<body>
<main data-token="${escapeHtml(token)}">
<h1>Acciones del servidor</h1>
<p>${entries.length} acciones, descritas una sola vez en el contrato. <a href="/referencia/openapi.json">Documento OpenAPI</a></p>
<label for="buscar">Buscar</label><input id="buscar" type="search" autocomplete="off">
<nav aria-label="Módulos">${index}</nav>
${body}
</main>
</body>
</html>`;
}
