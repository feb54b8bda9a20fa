import { DeadEnd } from './DeadEnd';

/** Says so and shows the way out; never what stands behind. */
export function NoPermission() {
  return (
    <DeadEnd title="Sin permiso" icon="lock" reason="Tu rol no incluye esta página">
      Si la necesitás para tu trabajo, pedile a Administración que revise tu rol.
    </DeadEnd>
  );
}
