import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { PersonAvatar } from '@/components/person/PersonAvatar';
import { PhotoEditor } from '@/components/photo/PhotoEditor';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type DirectoryPersonDetail,
  useGetPersonQuery,
  useRemovePersonPhotoMutation,
  useSavePersonPhotoMutation,
} from '@/services/wms/generated/users.gen';
import { chartAtPath } from '@/utils/paths';
import { telephoneLink } from '@/utils/telephoneLink';
import type { PartProps } from './PartProps';
import { PeopleLinks } from './PeopleLinks';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}

/** The tab shows what everybody may know of a colleague, and how to reach them. */
export function ContactTab({ id, keeps }: PartProps) {
  const query = useGetPersonQuery(id);
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={5} avatar />}>
      {(person) => <PersonDetail person={person} keeps={keeps} />}
    </QueryState>
  );
}

interface PersonDetailProps {
  person: DirectoryPersonDetail;
  keeps: boolean;
}

function PersonDetail({ person, keeps }: PersonDetailProps) {
  return (
    <>
      <Card sx={{ p: 3, mb: 4, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Box sx={{ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: 1.5 }}>
          <PersonAvatar name={person.name} imageUrl={person.imageUrl} size={96} />
          {keeps ? <PersonPhoto person={person} /> : null}
        </Box>
        <Box
          component="dl"
          sx={{
            m: 0,
            flex: '1 1 280px',
            display: 'grid',
            gridTemplateColumns: 'max-content 1fr',
            columnGap: 3,
            rowGap: 1,
          }}
        >
          <Fact label="Puesto">{person.position ?? '—'}</Fact>
          <Fact label="Área">{person.areaName}</Fact>
          <Fact label="Sede">
            {person.siteName}
            {person.siteAddress ? (
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {person.siteAddress}
              </Box>
            ) : null}
          </Fact>
          <Fact label="Legajo">{person.docket}</Fact>
          {person.email ? (
            <Fact label="Correo">
              <Link href={`mailto:${person.email}`}>{person.email}</Link>
            </Fact>
          ) : null}
          {person.phone ? (
            <Fact label="Teléfono">
              <Link href={telephoneLink(person.phone)}>{person.phone}</Link>
            </Fact>
          ) : null}
        </Box>
      </Card>
      <Button
        component={RouterLink}
        to={chartAtPath(person.id)}
        startIcon={<Icon name="chart" />}
        sx={{ mb: 3 }}
      >
        Ver en el organigrama
      </Button>
      {person.manager ? (
        <Section title="Responde a">
          <PeopleLinks people={[person.manager]} />
        </Section>
      ) : null}
      {person.reports.length > 0 ? (
        <Section title={`Su equipo: ${counted(person.reports.length, 'persona', 'personas')}`}>
          <PeopleLinks people={person.reports} />
        </Section>
      ) : null}
    </>
  );
}

function PersonPhoto({ person }: { person: DirectoryPersonDetail }) {
  const [save] = useSavePersonPhotoMutation();
  const [remove] = useRemovePersonPhotoMutation();
  const { id, imageUrl } = person;
  return (
    <PhotoEditor
      imageUrl={imageUrl}
      onSave={(file) => save({ personId: id, file }).unwrap()}
      onRemove={() => remove({ personId: id })}
    />
  );
}
