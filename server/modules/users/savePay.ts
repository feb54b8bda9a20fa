import { savePay } from '@contract/users/personPartAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { findPay } from './payQueries';
import { lockVersion } from './personRecord';
import { writePerson } from './writePerson';

export const savePayHandler = implement(
  savePay,
  async ({ personId, version, effectiveFrom, ...fields }, context) => {
    const before = await lockVersion(context, { id: personId, version }, findPay);
    if (fields.salary !== null && fields.salaryBasis === null) {
      throw invalid({ salaryBasis: 'Elegí si es por mes, por día o por hora.' });
    }
    if (fields.salary === null && fields.salaryBasis !== null) {
      throw invalid({ salary: 'Escribí el importe.' });
    }
    await writePerson(context, before, fields, { from: effectiveFrom });
    return findPay(context, personId);
  },
);
