import type { Services } from '../../../engine/acciones/context';

const catalogue = {
  datos: [
    {
      codigo: 'TIENDA-01',
      nombre: 'Bolsa de compras reutilizable',
      medida: { unidad: 'unidad' },
    },
    { codigo: 'TIENDA-02', nombre: 'Caja de regalo', medida: { unidad: 'unidad' } },
    { codigo: '', nombre: 'Sin código', medida: { unidad: 'unidad' } },
  ],
};

/** Answers for the systems of the demo, whose names lead nowhere (RFC 2606): a demo asks nobody, and yet shows how it goes. */
export function demoContent({ config }: Pick<Services, 'config'>, url: string): Buffer | null {
  if (!config.demo || !new URL(url).hostname.endsWith('.example')) return null;
  return Buffer.from(JSON.stringify(catalogue));
}
