import { garnishmentRecord, settleGarnishment } from '@contract/garnishments/garnishment';
import { removeGarnishment, saveGarnishment } from '@contract/garnishments/garnishmentAcciones';
import Big from 'big.js';
import { garnishment } from '../../db/schema/garnishments';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, forbidden, invalid } from '../../engine/http/fault';
import { peopleAt } from '../../engine/people/personAt';
import { defineStore } from '../../engine/store/defineStore';
import { isOwn } from './garnishmentScope';
import { findGarnishment, noGarnishment } from './getGarnishment';

const garnishments = defineStore({
  record: garnishmentRecord,
  table: garnishment,
  find: findGarnishment,
  missing: noGarnishment,
  used: 'Alguna liquidación ya retuvo de este embargo: poné cuándo se levantó.',
  tag: 'Garnishment',
  audience: { kind: 'everyone', permission: 'LIQUIDATION.SHOW' },
});

function refuseOwn({ viewer }: Context, ...personIds: (number | undefined)[]): void {
  if (personIds.some((id) => id !== undefined && isOwn(viewer, id))) {
    throw forbidden('Un embargo tuyo lo carga y lo corrige otra persona.');
  }
}

export const saveGarnishmentHandler = implement(saveGarnishment, (input, context) => {
  refuseOwn(context, input.personId);
  return garnishments.save(context, settleGarnishment(input), async (asked, before) => {
    refuseOwn(context, before?.personId);
    const taken = before !== undefined && before.movements.length > 0;
    if (taken && (asked.personId !== before.personId || asked.kind !== before.kind)) {
      throw conflict('Ya se retuvo de este embargo: levantalo y cargá otro.');
    }
    if (before && asked.total !== null) {
      const had = new Big(before.taken).minus(before.takenBefore ?? 0);
      if (had.plus(asked.takenBefore ?? 0).gt(asked.total)) {
        throw invalid({ total: 'Es menos de lo que ya se retuvo.' });
      }
    }
    if (!before) {
      const known = await peopleAt(context.db, [asked.personId], asked.fromDay);
      if (known.size === 0) throw invalid({ personId: 'Elegí a alguien de la lista.' });
    }
    return asked;
  });
});

export const removeGarnishmentHandler = implement(removeGarnishment, async (asked, context) => {
  refuseOwn(context, (await findGarnishment(context, asked.id))?.personId);
  return garnishments.remove(context, asked, ({ waiting }) => {
    if (waiting.length > 0) {
      throw conflict('Una liquidación que se prepara cuenta con él: anulala o calculala después.');
    }
  });
});
