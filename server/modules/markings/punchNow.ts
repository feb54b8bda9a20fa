import { punchNow } from '@contract/markings/punchAcciones';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { clock } from '../../engine/time/clock';
import { dayHere } from '../../engine/time/dayHere';
import { siteNamesOf } from './getPunchState';
import { hear } from './hear';
import { markingFigures } from './markingFigures';
import { presentPunch } from './presentDay';
import { punchMoment, punchTurn } from './punchMoment';
import { recordTouch } from './recordTouch';

export const punchNowHandler = implement(punchNow, async (asked, context) => {
  const { db, viewer } = context;
  const { personId } = viewer;
  if (personId === null) throw notFound('Tu cuenta no es de ninguna persona: no ficha.');
  await punchTurn(db, personId);
  const receivedAt = clock.now();
  const claim = {
    claimedAt: new Date(asked.claimedAt),
    clockOffset: asked.clockOffset,
    receivedAt,
  };
  const figures = await markingFigures(db, dayHere(receivedAt), viewer.siteId);
  const heard = hear(claim, figures);
  const moment = await punchMoment(db, personId, heard.at);
  const show = presentPunch(await siteNamesOf(db));
  const touch = { ...asked, kiosk: null };
  const { punch, same } = await recordTouch(context, { touch, heard, moment, receivedAt });
  return { punch: show(punch), day: punch.day, same };
});
