import { getOwnProfile } from '@contract/users/photoAcciones';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { findFamily } from './familyQueries';
import { findPay } from './payQueries';
import { personRecord } from './personRecord';

export const getOwnProfileHandler = implement(getOwnProfile, async (_input, context) => {
  const { personId } = context.viewer;
  if (personId === null) throw notFound('Tu cuenta no es de una persona del directorio.');
  const record = await personRecord(context, personId);
  const { docket, dni, cuil, birthDate, hireDate, siteName, areaName, position } = record;
  const { managerName, email, phone, address, rating } = record;
  return {
    personId,
    data: {
      docket,
      dni,
      cuil,
      birthDate,
      hireDate,
      siteName,
      areaName,
      position,
      managerName,
      email,
      phone,
      address,
      rating,
    },
    pay: await findPay(context, personId),
    family: await findFamily(context, personId),
  };
});
