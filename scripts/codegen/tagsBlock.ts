import type { AccionDefinition } from '../../contract/core/accion';
import type { Tag } from '../../contract/core/tags';

function rule(tags: readonly Tag[] | undefined): string | null {
  if (!tags || tags.length === 0) return null;
  const items = tags.map((tag) => `{ type: '${tag.type}', id: '${tag.id}' }`).join(', ');
  return `resolveTags([${items}])`;
}

/** Cache tags with ids, which the generator itself cannot write. */
export function tagsBlock(endpoints: readonly (readonly [string, AccionDefinition])[]): string {
  const lines = endpoints.flatMap(([key, accion]) => {
    const provides = accion.method === 'GET' ? rule(accion.provides) : null;
    const invalidates = accion.method === 'POST' ? rule(accion.invalidates) : null;
    if (provides) return [`    ${key}: { providesTags: ${provides} },`];
    return invalidates ? [`    ${key}: { invalidatesTags: ${invalidates} },`] : [];
  });
  if (lines.length === 0) return '';
  return [
    '',
    'injectedRtkApi.enhanceEndpoints({',
    '  endpoints: {',
    ...lines,
    '  },',
    '});',
    '',
  ].join('\n');
}
