import { openPool } from '../../server/db/client';
import { StartFault } from '../../server/db/startFault';
import { ownAddress } from '../../server/engine/config/ownAddress';
import { LINK_MINUTES, linkAddress } from '../../server/modules/session/accessLink';
import { giveAccess } from '../../server/modules/session/giveAccess';
import { say, withPlace } from '../backup/withPlace';

const [username] = process.argv.slice(2);

await withPlace(async ({ config, ownerUrl, isNew }) => {
  if (isNew) throw new StartFault(`No hay datos en ${config.dataDir}: revisá ANDEN_DATA.`);
  if (!username) throw new StartFault('Decí para qué usuario: npm run access -- admin');
  const { db, close } = openPool(ownerUrl, () => undefined, { max: 1 });
  const link = await giveAccess(db, username).finally(close);
  if (!link) throw new StartFault(`Nadie que pueda ingresar se llama «${username}».`);
  say(`Con este enlace «${username}» elige otra contraseña:`);
  say(linkAddress(ownAddress(config), link));
  say(
    `Sirve una sola vez y durante ${LINK_MINUTES} minutos, con Andén en marcha. Queda en la auditoría.`,
  );
});
