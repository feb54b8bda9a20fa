import { wmsToken } from '@/services/wms/askWithKey';

/** The command for a terminal that asks one accion; the key stays in a variable, out of the history of the shell. */
export const curlSample = (base: string, accion: string): string =>
  [
    `curl '${base}/web-service?token=${wmsToken}&accion=${accion}' \\`,
    "  -H 'Content-Type: application/json' \\",
    '  -H "Authorization: Bearer $ANDEN_CLAVE" \\',
    "  -d '{}'",
  ].join('\n');
