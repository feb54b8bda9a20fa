import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { AttachedFiles } from '@/components/files/AttachedFiles';
import { PersonName } from '@/components/person/PersonName';
import type { LeaveDetail } from '@/services/wms/generated/holidays.gen';
import { countedText, dayText, spanText, weekdayText } from '../leaveTexts';
import { LeaveStateChip } from './LeaveStateChip';

/** A leave whole: whose, which, when, and what it counts. */
export function LeaveFacts({ leave }: { leave: LeaveDetail }) {
  const { person, state, typeName, days, unit, returnDay, holidays, note, endReason } = leave;
  return (
    <Card sx={{ p: 2.5, mb: 3, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <PersonName
            name={person.name}
            imageUrl={person.imageUrl}
            detail={[person.position, leave.areaName].filter(Boolean).join(' · ')}
            size={44}
            whole
          />
        </Box>
        <LeaveStateChip state={state} />
      </Box>
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
    </Card>
  );
}
