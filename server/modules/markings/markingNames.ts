import { listKiosks } from '@contract/markings/kioskAcciones';
import { getPunch } from '@contract/markings/punchAcciones';
import { clockCredential } from '../../db/schema/clocks';
import { kiosk, personCredential } from '../../db/schema/kiosks';
import { punch, punchCorrection } from '../../db/schema/markings';
import { namedBy } from '../../engine/audit/namedBy';

export const punchName = namedBy({
  entity: 'punch',
  opens: getPunch,
  table: punch,
  person: punch.personId,
  days: [punch.day, punch.day],
  link: (id) => `/markings/${id}`,
});

export const correctionName = namedBy({
  entity: 'punchCorrection',
  table: punchCorrection,
  person: punchCorrection.personId,
  days: [punchCorrection.day, punchCorrection.day],
});

export const credentialName = namedBy({
  entity: 'clockCredential',
  table: clockCredential,
  name: clockCredential.credential,
  person: clockCredential.personId,
});

export const kioskName = namedBy({
  entity: 'kiosk',
  reads: listKiosks,
  table: kiosk,
  name: kiosk.name,
  link: () => '/markings/kiosks',
});

export const ownCredentialName = namedBy({
  entity: 'personCredential',
  table: personCredential,
  person: personCredential.personId,
});
