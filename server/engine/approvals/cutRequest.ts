import type { Context } from '../acciones/context';
import { conflict, notFound } from '../http/fault';
import { alreadyOver, mySeats } from './decideRequest';
import { lockRequest } from './lockRequest';
import { refreshRequest } from './refreshRequest';
import { refuseUnseen } from './refuseUnseen';
import { requestTypeNamed } from './registry';
import type { Cut } from './requestType';

/** A decider grants less than is asked; others who saw the request before would no longer decide the same thing. */
export async function cutRequest(
  context: Context,
  { id, version }: { id: number; version: number },
  cut: Cut,
): Promise<void> {
  const request = await lockRequest(context, id);
  const ended = await alreadyOver(context.db, request);
  if (ended) throw ended;
  await mySeats(context, request);
  refuseUnseen(request, { version });
  const type = requestTypeNamed(request.type);
  if (!type.cut) throw conflict('De esto no se puede aprobar una parte.');
  const subject = await type.load(context.db, request.subjectId);
  if (!subject) throw notFound();
  await type.cut(context, subject, cut);
  await refreshRequest(context, id);
}
