import { leaveRecord } from '@contract/holidays/leaveRecord';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { AttachedFiles } from '@/components/files/AttachedFiles';
import { Page } from '@/components/page/Page';
import { PersonCard } from '@/components/person/PersonCard';
import { PushOffer } from '@/components/push/PushOffer';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { RequestProgress } from '@/components/workflow/RequestProgress';
import { selectUser } from '@/services/session/userSlice';
import { type LeaveDetail, useGetLeaveQuery } from '@/services/wms/generated/holidays.gen';
import { routes } from '@/utils/paths';
import { LeaveActions } from '../components/LeaveActions';
import { countedText, dayText, spanText, weekdayText } from '../leaveTexts';

/** /holidays/leave/:id: one leave, how it goes, and what may be done with it. */
export function LeavePage() {
  const { id } = useParams();
  const query = useGetLeaveQuery(Number(id));
  const leave = query.currentData;
  const { WMS_USER_ID: own } = useAppSelector(selectUser);
  return (
    <Page
      title="Licencia"
      width="reading"
      back={{ to: routes.holidays, label: 'Vacaciones' }}
      action={leave ? <LeaveActions leave={leave} /> : null}
    >
      <QueryState query={{ ...query, data: leave }} skeleton={<SkeletonRows rows={6} avatar />}>
        {(found) => (
          <>
            <LeaveFacts leave={found} />
            {found.state === 'pending' && found.person.id === own ? (
              <PushOffer>¿Te avisamos en este dispositivo cuando lo decidan?</PushOffer>
            ) : null}
            {found.followsRequest ? <RequestProgress requestId={found.requestId} /> : null}
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** A leave whole: whose, which, when, and what it counts. */
function LeaveFacts({ leave }: { leave: LeaveDetail }) {
  const { person, state, typeName, days, unit, returnDay, holidays, note, endReason } = leave;
  return (
    <PersonCard
      name={person.name}
      imageUrl={person.imageUrl}
      detail={[person.position, leave.areaName].filter(Boolean).join(' · ')}
      chip={<ChoiceChip field={leaveRecord.shown.state} value={state} />}
    >
      <Typography variant="h3" component="p">
        {typeName}, {spanText(leave)}
      </Typography>
      <Facts>
        <Fact label="Cuenta">{countedText(days, unit)}</Fact>
        <Fact label="Vuelve">{weekdayText(returnDay)}</Fact>
        {holidays.length > 0 ? (
          <Fact label="Feriados incluidos">
            {holidays.map(({ day, name }) => `${name} (${dayText(day)})`).join(' · ')}
          </Fact>
        ) : null}
        {note ? (
          <Fact label="Comentario" whole>
            {note}
          </Fact>
        ) : null}
        {endReason ? (
          <Fact label="Por qué terminó antes" whole>
            {endReason}
          </Fact>
        ) : null}
        {leave.needsCertificate && !leave.file ? (
          <Fact label="Certificado">Falta: se puede traer al volver</Fact>
        ) : null}
      </Facts>
      {leave.file ? <AttachedFiles files={[leave.file]} /> : null}
    </PersonCard>
  );
}
