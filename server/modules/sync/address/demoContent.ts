const products = [
  { codigo: 'TIENDA-01', nombre: 'Bolsa de compras reutilizable', medida: { unidad: 'unidad' } },
  { codigo: 'TIENDA-02', nombre: 'Caja de regalo', medida: { unidad: 'unidad' } },
  { codigo: '', nombre: 'Sin código', medida: { unidad: 'unidad' } },
];

/** A list of another WMS, in the names of this one; its second page is asked for by nobody. */
const branch = [
  { sku: 'SUC-01', name: 'Bandeja de exhibición', unit: 'unidad' },
  { sku: 'SUC-02', name: 'Cartel de oferta', unit: 'unidad' },
];

/** Answers for the systems of the demo, whose names lead nowhere (RFC 2606): a demo asks nobody, and yet shows how it goes. */
export function demoContent(url: string): Buffer | null {
  const { hostname, searchParams } = new URL(url);
  if (!hostname.endsWith('.example')) return null;
  const answer = searchParams.has('accion')
    ? { rows: branch, total: branch.length }
    : { datos: products };
  return Buffer.from(JSON.stringify(answer));
}
